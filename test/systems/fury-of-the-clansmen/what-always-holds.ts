/** What must hold at every instant of every game, whoever plays and however. */
import type { FuryGame } from '../../../src/systems/fury-of-the-clansmen/game.ts';
import { TERRAIN } from '../../../src/systems/fury-of-the-clansmen/data/terrain.ts';
import { inPlay, type FuryState } from '../../../src/systems/fury-of-the-clansmen/state.ts';

/** What is wrong with a battle; empty when nothing is. */
export function faults({ ground }: FuryGame, { open }: FuryState): string[] {
  const { roster, book } = ground;
  const found: string[] = [];
  const field = ground.board(open);
  // In the free turn of Mission Two several squads wait for theirs.
  const inTurn = new Set(open.agenda.flatMap((step) => (step.step === 'turn' ? [step.squad] : [])));
  const holders = new Map<number, string>();
  for (const [figure, { at, fate, actions, extra, steps, weapon, alert, brainbusters }] of open.figures.entries()) {
    const { id, unit, squad } = roster.troopers[figure]!;
    const holds = (condition: boolean, what: string) => {
      if (!condition) found.push(`${id}: ${what}`);
    };
    holds(actions >= 0 && actions <= book.units[unit].actions && extra >= 0 && extra <= book.leadership.cap, `${actions} actions and ${extra} extra ones`);
    holds(actions === 0 || inTurn.has(squad) || open.result !== null, 'has actions outside its squad\'s turn');
    holds(steps >= 0 && steps < 5 * book.units[unit].steps, `${steps} steps`);
    holds(brainbusters >= 0 && brainbusters <= (unit === 'chieftain' ? book.brainbuster.carried : 0), `${brainbusters} Brainbusters`);
    holds(weapon === 'ready' || (unit !== 'chieftain' && (weapon === 'out-of-ammo' || book.options.brokenWeapons)), `a weapon that is ${weapon}`);
    holds(!alert || (unit === 'regular' && fate === 'in-play'), 'on Snap Alert');
    if (!inPlay(open.figures[figure]!)) {
      holds(open.out.filter((number) => number === figure).length === (fate === 'undeployed' || fate === 'entering' ? 0 : 1), 'is not out of play once');
      holds(fate === 'entering' || (actions === 0 && steps === 0), 'is out of play and may act');
      continue;
    }
    holds(TERRAIN[field.terrain(at)].costs !== null, `stands on ${field.terrain(at)}`);
    holds(!holders.has(at), `shares a square with ${holders.get(at)}`);
    holders.set(at, id);
  }
  if (open.extra < 0 || open.extra > 3) found.push(`${open.extra} extra actions`);
  return found;
}
