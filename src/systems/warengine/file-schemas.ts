/** The forms of layout and force files, for editors that check them as one types; what may not be built or laid is refused when they are read. */
import { z } from 'zod';
import { tableSchema } from '../../kernel/table/read-table.ts';
import { READY_NAMES } from './data/force-names.ts';
import { MISSIONS } from './missions/all.ts';
import { forceSchema } from './points/force-file.ts';

const force = forceSchema.describe('A force: units, and those who stand alone. `skirmish points warengine <file>` prices it.');

const spot = z.object({ name: z.string(), at: z.tuple([z.number(), z.number()]) }).describe('A spot with a name of its own, [x, y] in inches from the top left corner of the table.');

const fights = z.union([z.enum([...READY_NAMES, 'random']), force]).optional();

export const layoutForm = z
  .strictObject({
    system: z.literal('warengine'),
    mission: z.enum(MISSIONS.map(({ card }) => card.id)).describe('The mission that is played.'),
    table: tableSchema,
    objectives: z.array(z.union([z.string().describe('The name of a terrain piece, or the id of a figure.'), spot])).optional().describe('What is fought over; without it as the mission draws it.'),
    forces: z.strictObject({ red: fights, blue: fights }).optional().describe("Who fights: a ready force, random, or a force written out; a side that is left out has the book's."),
  })
  .describe('How a mission of WarEngine lies. `skirmish layout` prints one to start from.');

export const fileSchemas = (): { layout: object; force: object } => ({
  layout: z.toJSONSchema(layoutForm, { io: 'input' }),
  force: z.toJSONSchema(force, { io: 'input' }),
});
