/** A table where the advanced rules are played, and how their actions are written in a test. */
import type { FuryAction } from '../../../src/systems/fury-of-the-clansmen/actions.ts';
import type { FuryEvent } from '../../../src/systems/fury-of-the-clansmen/events.ts';
import type { Figure } from '../../../src/systems/fury-of-the-clansmen/state.ts';
import { Table } from './table.ts';

export class AdvancedTable extends Table {
  constructor(position: string, { patch = {}, ...script }: { dice?: number[]; cup?: number[]; patch?: Record<string, unknown> } = {}) {
    super(position, { ...script, patch: { 'options.rules': 'advanced', ...patch } });
  }

  /** A figure as it stands in the state, to look at or to prepare. */
  of(id: string): Figure {
    return this.state.open.figures[this.figure(id)]!;
  }

  /** All that was told of one kind, in order. */
  heard<K extends FuryEvent['tell']>(tell: K): Extract<FuryEvent, { tell: K }>[] {
    return this.told.filter((event): event is Extract<FuryEvent, { tell: K }> => event.tell === tell);
  }

  /** The legal actions of one kind. */
  choices<K extends FuryAction['do']>(kind: K): Extract<FuryAction, { do: K }>[] {
    return this.game.options(this.view).filter((action): action is Extract<FuryAction, { do: K }> => action.do === kind);
  }

  /** Who is asked. */
  get toAct(): number | null {
    return this.game.toAct(this.state);
  }

  burst(id: string, target: string): FuryAction {
    return { do: 'burst', figure: this.figure(id), target: this.figure(target) };
  }

  spread(id: string, target: string): FuryAction {
    return { do: 'spread', figure: this.figure(id), target: this.figure(target) };
  }

  fullAuto(id: string, target: string): FuryAction {
    return { do: 'full-auto', figure: this.figure(id), target: this.figure(target) };
  }

  add(target: string): FuryAction {
    return { do: 'add-target', target: this.figure(target) };
  }

  reload(id: string): FuryAction {
    return { do: 'reload', figure: this.figure(id) };
  }

  throwAt(id: string, column: number, row: number): FuryAction {
    return { do: 'throw', figure: this.figure(id), at: this.square(column, row) };
  }

  scatter(column: number, row: number): FuryAction {
    return { do: 'scatter', to: this.square(column, row) };
  }

  alert(id: string): FuryAction {
    return { do: 'snap-alert', figure: this.figure(id) };
  }

  snap(id: string): FuryAction {
    return { do: 'snap-shot', figure: this.figure(id) };
  }

  crawl(id: string, column: number, row: number): FuryAction {
    return { do: 'crawl-out', figure: this.figure(id), to: this.square(column, row) };
  }

  charge(id: string, target: string, column: number, row: number): FuryAction {
    return { do: 'charge', figure: this.figure(id), target: this.figure(target), to: this.square(column, row) };
  }
}

/** The same attack or throw, aimed. */
export function aimed(action: FuryAction): FuryAction {
  return { ...action, aimed: true } as FuryAction;
}

export const END: FuryAction = { do: 'end' };
export const ENOUGH: FuryAction = { do: 'enough' };
export const HOLD_FIRE: FuryAction = { do: 'hold-fire' };
