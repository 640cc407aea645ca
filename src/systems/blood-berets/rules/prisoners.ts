/** How the prisoners move: as a Legionnaire does, but once they were found only where the Nepharite is, and never past Blood Berets ("Mission 1"). */
import type { Ground } from '../ground.ts';
import type { Secret } from '../secret.ts';
import type { Battle, BeretsState } from '../state.ts';
import { nephariteIn } from './presence.ts';
import { changeActive } from './spend.ts';
import { areaOfCounter } from './troop-counters.ts';

export const isPrisoners = (ground: Ground, figure: number): boolean => ground.piece(figure).card === 'target';

/** Why they cannot be moved from where they are; undefined when they can. What they are as a counter, and where the Nepharite is, the Legion player knows. */
export function refusePrisoners(ground: Ground, battle: Readonly<Battle>, secret: Readonly<Secret>, figure: number): string | undefined {
  if (battle.affairs.found === 0 || nephariteIn(ground, battle, secret, areaOfPiece(ground, battle, secret, figure))) return undefined;
  return 'the prisoners were found: they are moved only from where the Nepharite is ("Mission 1")';
}

/** After a step: they are stopped next to a Blood Beret, and where the Nepharite is not with them. True where they are. */
export function stopPrisoners(ground: Ground, { open, secret }: BeretsState, figure: number): boolean {
  if (!isPrisoners(ground, figure) || open.figures[figure]!.fate !== 'in-play') return false;
  if (!nextToBerets(ground, open, figure) && refusePrisoners(ground, open, secret, figure) === undefined) return false;
  changeActive(open, { left: 0, steps: 0, turns: 0 });
  return true;
}

function nextToBerets(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  const field = ground.board(battle);
  const { at } = battle.figures[figure]!;
  return battle.figures.some(({ fate, seat, at: there }) => fate === 'in-play' && seat === 0 && field.adjacent(at, there));
}

function areaOfPiece(ground: Ground, battle: Readonly<Battle>, secret: Readonly<Secret>, figure: number): number {
  const { fate, at } = battle.figures[figure]!;
  return fate === 'hidden' ? areaOfCounter(battle.counters[secret.faces.indexOf(figure)]!) : ground.board(battle).area[at]!;
}
