/** Who runs for which goal, and who stays at home: one runner a goal, the nearest; the others follow; guards watch their own squares. */
import { type FuryView, type Tactics } from '../../src/systems/fury-of-the-clansmen/tactics.ts';

export interface Errand {
  kind: 'run' | 'follow' | 'guard';
  /** The squad whose Starting/Goal Square it is about: an enemy's to run for, one of ours to guard. */
  squad: number;
  /** By square: steps to it. */
  steps: Uint16Array;
}

/** By figure. `guards`: how many stay. */
export function errands(tactics: Tactics, view: FuryView, guards: number): Errand[] {
  const given: Errand[] = [];
  const free = new Set(tactics.friends(view));
  const home = tactics.goalsOfEnemy(view);
  const goals = tactics.goals(view);
  const give = (figure: number, kind: Errand['kind'], squad: number) => {
    given[figure] = { kind, squad, steps: tactics.stepsToGoal(view, squad) };
    free.delete(figure);
  };
  for (let number = 0; number < guards; number++) {
    const [figure, squad] = nearest(tactics, view, free, home);
    if (figure < 0) break;
    give(figure, 'guard', squad);
  }
  const open = new Set(goals);
  while (open.size > 0 && free.size > 0) {
    const [figure, squad] = nearest(tactics, view, free, open);
    if (figure < 0) break;
    give(figure, 'run', squad);
    open.delete(squad);
  }
  for (const figure of [...free]) {
    const [, squad] = nearest(tactics, view, [figure], goals);
    if (squad >= 0) give(figure, 'follow', squad);
    else give(figure, 'guard', tactics.squadOf(figure));
  }
  return given;
}

function nearest(tactics: Tactics, view: FuryView, figures: Iterable<number>, squads: Iterable<number>): [figure: number, squad: number] {
  let best: [number, number] = [-1, -1];
  let least = Infinity;
  for (const squad of squads) {
    const steps = tactics.stepsToGoal(view, squad);
    for (const figure of figures) {
      const distance = steps[tactics.at(view, figure)]!;
      if (distance < least) {
        least = distance;
        best = [figure, squad];
      }
    }
  }
  return best;
}
