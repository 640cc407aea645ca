/** No mission of its own: the objective of a position file. The last side with a figure in play wins. */
import type { MissionCard } from '../../../kernel/game.ts';
import { Board } from '../board.ts';
import type { Plan } from '../board-text.ts';
import { BOOK } from '../book.ts';
import { COMMANDOS, MACHINES } from '../vocabulary.ts';
import type { Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';

export const ENCOUNTER = 'encounter';

const CARD: Omit<MissionCard, 'field'> = {
  id: ENCOUNTER,
  title: 'A position',
  about: 'The last side with a figure in play wins.',
  grades: [
    { id: 'commandos-stand', about: 'no machine is left in play', winner: COMMANDOS },
    { id: 'nobody-left', about: 'neither side has a figure left in play', winner: null },
    { id: 'turn-limit', about: 'both sides are still in play', winner: null },
    { id: 'machines-stand', about: 'no commando is left in play', winner: MACHINES },
  ],
  roundLimit: BOOK.missions['the-foundry'].roundLimit.value,
  restsOn: restsOn('the-foundry'),
};

export function encounter(plan: Plan): Mission {
  const board = new Board(plan);
  return {
    card: { ...CARD, field: { columns: board.width, rows: board.height } },
    board,
    columns: [],
    first: null,
    entries: new Uint8Array(board.size),
    roster: () => {
      throw new Error('a position brings its own figures');
    },
    begin() {},
    placing: () => [],
    arriving: () => [],
    objectives(ground, battle, when) {
      const commandos = ground.figuresOf(battle, COMMANDOS).length > 0;
      const machines = ground.figuresOf(battle, MACHINES).length > 0;
      if (!commandos && !machines) return { winner: null, grade: 'nobody-left' };
      if (!machines) return { winner: COMMANDOS, grade: 'commandos-stand' };
      if (!commandos) return { winner: MACHINES, grade: 'machines-stand' };
      if (when === 'turn-over' && battle.turn >= ground.book.missions['the-foundry'].roundLimit) return { winner: null, grade: 'turn-limit' };
      return null;
    },
    measure: () => ({}),
    aims: () => [],
  };
}
