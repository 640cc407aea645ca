/** Dark Aura: Blood Berets who see its Nepharite roll against their initiative, once a turn; who is awed keeps away, does not attack, or flees ("Dark Symmetry"). There is one such card, so one aura at most. */
import type { Chance } from '../../../kernel/chance.ts';
import { chebyshev } from '../../../kernel/grid/squares.ts';
import type { BeretsAction } from '../actions.ts';
import { rollSkill } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { Figure } from '../figure.ts';
import type { Battle, BeretsState } from '../state.ts';
import { OUTCOMES } from '../vocabulary.ts';
import { initiativeOf } from './gear.ts';
import { canSee } from './sight.ts';

type Awe = Figure['awe'];

/** By result of the roll, best first ("Perfect Results and Fumbling"). */
const EFFECTS = ['laughs', 'kept-off', 'cowed', 'flees'] as const satisfies readonly Awe[];

const ATTACKS: ReadonlySet<BeretsAction['do']> = new Set<BeretsAction['do']>(['shoot', 'close', 'burst', 'burn', 'on-the-move']);

/** As it begins its activation and after each of its steps: a Blood Beret who sees the aura for the first time this turn rolls. True where it may no longer do what it likes. */
export function seeAura(ground: Ground, { open }: BeretsState, number: number, chance: Chance): boolean {
  const bearer = auraBearer(open);
  const figure = open.figures[number]!;
  if (bearer === undefined || figure.seat !== 0 || figure.fate !== 'in-play' || figure.awe !== 'none') return false;
  if (!canSee(ground, open, figure.at, open.figures[bearer]!.at)) return false;
  const outcome = rollSkill(ground, chance, 0, 'aura', initiativeOf(ground, open, number, 'save'));
  const worse = open.figures[bearer]!.aura === 'perfect' ? 1 : 0; // "each result is moved down one step"
  figure.awe = EFFECTS[Math.min(OUTCOMES.indexOf(outcome) + worse, EFFECTS.length - 1)]!;
  chance.tell?.({ tell: 'awe', figure: ground.piece(number).id, effect: figure.awe } satisfies BeretsEvent);
  return figure.awe !== 'laughs';
}

/** Why a figure in awe may not do this; undefined when it may. `target`: the figure that is attacked. */
export function refuseByAwe(ground: Ground, battle: Readonly<Battle>, number: number, kind: BeretsAction['do'], target?: number): string | undefined {
  const { awe } = battle.figures[number]!;
  if (awe === 'none' || awe === 'laughs') return undefined;
  const bearer = auraBearer(battle);
  if (bearer === undefined) return undefined;
  const { id } = ground.piece(number);
  if (awe === 'flees') return kind === 'move' ? undefined : `${id} flees from the dark aura and does nothing else this turn ("Dark Symmetry", Dark Aura)`;
  if (awe === 'cowed') return ATTACKS.has(kind) ? `${id} is cowed by the dark aura and does not attack this turn ("Dark Symmetry", Dark Aura)` : undefined;
  if (kind !== 'close' || target === undefined) return undefined;
  const isAround = target === bearer || away(ground, battle, bearer, battle.figures[target]!.at) === 1;
  return isAround ? `${id} is kept off by the dark aura: missile weapons only, at the Nepharite and those around it ("Dark Symmetry", Dark Aura)` : undefined;
}

/** Of the squares that a figure can reach, those that awe leaves it: no closer to the Nepharite, or, in flight, as far away as it gets. */
export function withinAwe(ground: Ground, battle: Readonly<Battle>, number: number, squares: readonly number[]): readonly number[] {
  const { awe, at } = battle.figures[number]!;
  const bearer = auraBearer(battle);
  if (bearer === undefined || (awe !== 'kept-off' && awe !== 'flees')) return squares;
  const now = away(ground, battle, bearer, at);
  if (awe === 'kept-off') return squares.filter((square) => away(ground, battle, bearer, square) >= now);
  const farthest = squares.reduce((most, square) => Math.max(most, away(ground, battle, bearer, square)), now);
  return farthest === now ? [] : squares.filter((square) => away(ground, battle, bearer, square) === farthest);
}

/** By square, 1: closer to the Nepharite than a figure that it keeps off, which does not go there on its way either; null: it goes where it likes. */
export function closerToAura(ground: Ground, battle: Readonly<Battle>, number: number): Uint8Array | null {
  const { awe, at } = battle.figures[number]!;
  const bearer = auraBearer(battle);
  if (bearer === undefined || awe !== 'kept-off') return null;
  const now = away(ground, battle, bearer, at);
  return ground.board(battle).rock.map((_, square) => (away(ground, battle, bearer, square) < now ? 1 : 0));
}

/** The Nepharite that has an aura this turn and is there to be seen. */
export function auraBearer(battle: Readonly<Battle>): number | undefined {
  const found = battle.figures.findIndex(({ aura, fate }) => aura !== 'none' && fate === 'in-play');
  return found < 0 ? undefined : found;
}

function away(ground: Ground, battle: Readonly<Battle>, bearer: number, square: number): number {
  return chebyshev(ground.board(battle).width, battle.figures[bearer]!.at, square);
}
