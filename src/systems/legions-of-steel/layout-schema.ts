/** The form of a layout file, for editors that check it as one types; whether its zones hold and connect is looked at when it is read. */
import { z } from 'zod';
import { DIRECTION_NAMES } from '../../kernel/grid/directions.ts';
import { MISSIONS } from './missions/all.ts';
import { FACINGS } from './vocabulary.ts';

const post = z.strictObject({
  at: z.tuple([z.int().min(0), z.int().min(0)]).describe('[column, row], from 0.'),
  facing: z.enum(FACINGS.map((facing) => DIRECTION_NAMES[facing])).describe('The way it looks.'),
});

export const layoutForm = z
  .strictObject({
    system: z.literal('legions-of-steel'),
    mission: z.enum(MISSIONS.map(({ card }) => card.id)).describe('The mission that is played.'),
    board: z.string().describe('One character a square: # wall, . floor, D door, any other capital letter a zone of the mission.'),
    garrison: z.array(post).max(10).optional().describe('Nightmares that cover from the beginning; in Heart of the Net only.'),
  })
  .describe('How a mission of Legions of Steel lies. `skirmish layout` prints one to start from.');

export const layoutSchema = (): object => z.toJSONSchema(layoutForm, { io: 'input' });
