/**
 * Records that are replaced and never written to: each as it was but for what changes. All keys are written out, in the order of `newBattle`: what is
 * made by spreading has a hidden class of its own on Node 20, and V8 compiles anew all that reads it.
 */
import type { Hand } from './secret.ts';
import type { Affairs, Battle, Board } from './state.ts';

export function changeAffairs(battle: Battle, changes: Partial<Affairs>): void {
  const was = battle.affairs;
  const { found = was.found, held = was.held, tunnels = was.tunnels, blown = was.blown, troopMines = was.troopMines, mapped = was.mapped } = changes;
  const { tunnel = was.tunnel, wayUp = was.wayUp, groups = was.groups, wentDown = was.wentDown, below = was.below } = changes;
  battle.affairs = { found, held, tunnels, blown, troopMines, mapped, tunnel, wayUp, groups, wentDown, below };
}

export function changeBoard(battle: Battle, changes: Partial<Board>): void {
  const was = battle.board;
  const { level = was.level, faces = was.faces, backs = was.backs, opened = was.opened, blocked = was.blocked } = changes;
  battle.board = { level, faces, backs, opened, blocked };
}

export function changedHand(was: Hand, { powers = was.powers, necrotech = was.necrotech, awake = was.awake, aroused = was.aroused, strength = was.strength }: Partial<Hand>): Hand {
  return { powers, necrotech, awake, aroused, strength };
}

export function changeShown({ hands }: Battle, piece: number, changes: Partial<Battle['hands'][number]>): void {
  const was = hands[piece]!;
  const { cards = was.cards, shown = was.shown, awake = was.awake } = changes;
  hands[piece] = { cards, shown, awake };
}
