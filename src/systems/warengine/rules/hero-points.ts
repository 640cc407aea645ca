/**
 * Hero points: once all dice are rolled, the attacker may raise his roll, then each defender his own ("Figures with Hero Points").
 *
 * Of simultaneous attacks the active side's comes first, with the raises before the defenses. A figure spends all its points from one
 * store. Nobody is asked who can change nothing: neither by a kill or a life, nor by what the other side would have to spend on it.
 */
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle, Bout, Step } from '../state.ts';

type Raising = Extract<Step, { step: 'raise' }>;
type Saving = Extract<Step, { step: 'save' }>;

/** What an attack came to beyond what a target holds against it: above 0 it kills. */
export function excess({ rolled, raised, defended, saved }: Bout, attack: number, target: number): number {
  return rolled[attack]! + raised[attack]! - defended[attack]![target]! - saved[attack]![target]!;
}

/** The first choice after `last`, or after the dice (null); the end of the bout when there is none. */
export function nextOf(ground: Ground, battle: Readonly<Battle>, bout: Bout, last: Raising | Saving | null): Step {
  if (ground.book.abilities['hero-points']) {
    if (last?.step !== 'save') {
      for (let attack = last === null ? 0 : last.attack + 1; attack < bout.attacks.length; attack++) {
        if (matters(battle, bout, attack)) return { step: 'raise', bout, attack };
      }
    }
    let after = last?.step !== 'save';
    for (let attack = 0; attack < bout.attacks.length; attack++) {
      for (let target = 0; target < bout.attacks[attack]!.targets.length; target++) {
        if (after && maySave(battle, bout, attack, target)) return { step: 'save', bout, attack, target };
        if (last?.step === 'save' && last.attack === attack && last.target === target) after = true;
      }
    }
  }
  return { step: 'resolve', bout };
}

const pointsOf = (battle: Readonly<Battle>, figure: number): number => battle.figures[figure]!.heroPoints;

/** Whether raising this attack could kill somebody who would live without, or make him spend more. */
function matters(battle: Readonly<Battle>, bout: Bout, attack: number): boolean {
  const { by, targets } = bout.attacks[attack]!;
  const points = pointsOf(battle, by);
  return points > 0 && targets.some(({ figure }, target) => excess(bout, attack, target) + points > 0 && excess(bout, attack, target) <= pointsOf(battle, figure));
}

/** Whether the target dies of this attack, can pay for its life, and does not die of another one anyway. */
function maySave(battle: Readonly<Battle>, bout: Bout, attack: number, target: number): boolean {
  const { figure } = bout.attacks[attack]!.targets[target]!;
  const needed = excess(bout, attack, target);
  return needed > 0 && needed <= pointsOf(battle, figure) && !isLost(battle, bout, attack, target);
}

/** Whether another attack of the bout kills the figure: it paid for none that came before, and cannot pay for one that comes after. */
function isLost(battle: Readonly<Battle>, bout: Bout, attack: number, target: number): boolean {
  const { figure } = bout.attacks[attack]!.targets[target]!;
  return bout.attacks.some(({ targets }, i) =>
    targets.some((other, j) => other.figure === figure && (i !== attack || j !== target) && excess(bout, i, j) > (i < attack || (i === attack && j < target) ? 0 : pointsOf(battle, figure))),
  );
}

/** Adds points to the attack roll that waits; 0 for none. */
export interface Raise {
  do: 'raise';
  points: number;
}

export const raise: ActionRule<Raise> = {
  options(_, { open, asked }) {
    if (asked?.step !== 'raise') return [];
    const most = pointsOf(open, asked.bout.attacks[asked.attack]!.by);
    const least = leastRaise(asked);
    const options: Raise[] = [{ do: 'raise', points: 0 }];
    for (let points = least; points <= most; points++) options.push({ do: 'raise', points });
    return options;
  },

  refuse(ground, { open, asked }, { points }) {
    if (asked?.step !== 'raise') return 'no attack roll is to be raised now ("Figures with Hero Points")';
    if (points === 0) return undefined;
    const { by } = asked.bout.attacks[asked.attack]!;
    if (!Number.isInteger(points) || points < 0 || points > pointsOf(open, by)) return `${ground.id(open, by)} has ${pointsOf(open, by)} hero points ("Figures with Hero Points")`;
    return points >= leastRaise(asked) ? undefined : `${points} hero points beat nobody: it takes ${leastRaise(asked)} or none ("Figures with Hero Points")`;
  },

  apply(ground, { open }, { points }, chance) {
    const step = open.agenda.pop();
    if (step?.step !== 'raise') throw new Error('no attack roll to raise');
    const { bout, attack } = step;
    pay(ground, open, bout.attacks[attack]!.by, points, chance);
    const raised = bout.raised.map((before, i) => (i === attack ? points : before));
    open.agenda.push(nextOf(ground, open, { ...bout, raised }, step));
  },
};

/** The least number of points with which the attack beats somebody. */
const leastRaise = ({ bout, attack }: Readonly<Raising>): number => Math.max(1, 1 - Math.max(...bout.attacks[attack]!.targets.map((_, target) => excess(bout, attack, target))));

/** Adds just enough points to the defense roll that waits, or 0 for none. */
export interface Save {
  do: 'save';
  points: number;
}

export const save: ActionRule<Save> = {
  options: (_, { asked }) => (asked?.step === 'save' ? [{ do: 'save', points: needed(asked) }, { do: 'save', points: 0 }] : []),

  refuse(ground, { open, asked }, { points }) {
    if (asked?.step !== 'save') return 'no defense roll is to be raised now ("Figures with Hero Points")';
    if (points === 0 || points === needed(asked)) return undefined;
    return `${ground.id(open, asked.bout.attacks[asked.attack]!.targets[asked.target]!.figure)} needs ${needed(asked)} hero points to live; expected these or none ("Figures with Hero Points")`;
  },

  apply(ground, { open }, { points }, chance) {
    const step = open.agenda.pop();
    if (step?.step !== 'save') throw new Error('no defense roll to raise');
    const { bout, attack, target } = step;
    pay(ground, open, bout.attacks[attack]!.targets[target]!.figure, points, chance);
    const saved = bout.saved.map((row, i) => (i === attack ? row.map((before, j) => (j === target ? points : before)) : row));
    open.agenda.push(nextOf(ground, open, { ...bout, saved }, step));
  },
};

const needed = ({ bout, attack, target }: Readonly<Saving>): number => excess(bout, attack, target);

function pay(ground: Ground, battle: Battle, figure: number, points: number, chance: Chance): void {
  if (points === 0) return;
  battle.figures[figure]!.heroPoints -= points;
  battle.tallies.heroSpent[ground.seat(battle, figure)]! += points;
  chance.tell?.({ tell: 'hero-points', figure: ground.id(battle, figure), points, left: pointsOf(battle, figure) });
}
