/** Troop counters that go where Blood Berets are: what surprise promises, and what is lost if it fails. */
import type { Advance, BeretsView, Tactics } from '../../src/systems/blood-berets/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { worthOf } from './worth.ts';

/** What a Blood Beret who has not acted yet may do to whoever comes, and one who has, as a part of it. */
const RIPOSTE = 0.12;
const LATER = 0.06;

/** Once the prisoners are found, what is lost counts for so much. */
const URGENT = 0.2;

/** The Blood Berets are with the prisoners. */
export function isUrgent(tactics: Tactics, { open }: BeretsView): boolean {
  return tactics.prisoners >= 0 && open.figures[tactics.prisoners]!.fate === 'in-play';
}

/** Null: no Blood Beret is there. */
export function raidValue(tactics: Tactics, view: BeretsView, way: Advance, piece: number, doctrine: Doctrine): number | null {
  if (way.to === null) return null;
  const { open } = view;
  const field = tactics.field(view);
  const berets = tactics.figures(view, 0).filter((beret) => field.area[open.figures[beret]!.at] === way.to);
  if (berets.length === 0) return null;
  if (tactics.kind(piece) === 'dummy') return -1;
  const from = way.via ?? tactics.areaOfCounter(view, way.counter);
  const score = Math.max(...berets.map((beret) => tactics.initiative(view, beret, 'contest')));
  const surprise = tactics.isControlled(view, from, way.to) ? 0 : tactics.surprises(score, tactics.initiative(view, piece, 'contest'));
  const hand = view.secret!.hands[piece];
  const actions = tactics.actions(view, piece) - (hand?.awake.length ?? 0);
  const assault = tactics.assault(view, piece, (figure) => worthOf(tactics, view, figure));
  const one = Math.max(0, ...berets.map((beret) => assault.close(beret)));
  const held = Math.max(0, actions - 2) + 0.4;
  const promise = one * (surprise * actions + (1 - surprise) * held);
  const fresh = berets.filter((beret) => !open.figures[beret]!.acted).length;
  const risk = worthOf(tactics, view, piece) * (RIPOSTE * fresh + LATER * (berets.length - fresh));
  const caution = isUrgent(tactics, view) ? URGENT : doctrine.careful ? 1 : 0.3;
  return doctrine.kills * promise - caution * risk + doctrine.hunt[open.board.level];
}
