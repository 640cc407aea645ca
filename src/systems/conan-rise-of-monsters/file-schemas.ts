/** The forms of layout and force files, for editors that check them as one types; what may not be built or laid is refused when they are read. */
import { z } from 'zod';
import { tableSchema } from '../../kernel/table/read-table.ts';
import { UNIT_CARDS } from './book.ts';
import { CIRCLE_FORCES, RANDOM, SET_FORCES, type ReadyName } from './data/force-names.ts';
import { MISSIONS } from './missions/all.ts';
import { forceSchema, unitSchema } from './points/force-file.ts';

const unit = unitSchema.extend({ unit: z.enum(UNIT_CARDS).describe('Its unit card.') });

export const forceForm = forceSchema.extend({ units: z.array(unit).min(1) }).describe('A force: one Commander, and units of his side or mercenaries. `skirmish points conan-rise-of-monsters <file>` prices it.');

const fights = (ready: readonly ReadyName[]) => z.union([z.enum([...ready, RANDOM]), forceForm]).optional();

export const layoutForm = z
  .strictObject({
    system: z.literal('conan-rise-of-monsters'),
    mission: z.enum(MISSIONS.map(({ card }) => card.id)).describe('The mission that is played.'),
    table: tableSchema,
    shrine: z.tuple([z.number(), z.number()]).optional().describe('Where the shrine is, [x, y] in inches from the top left corner; in Shrine only, the middle of the table if not said.'),
    forces: z.strictObject({ circle: fights(CIRCLE_FORCES), set: fights(SET_FORCES) }).optional().describe("Who fights: a ready force, random, or a force written out; a side that is left out has the book's."),
  })
  .describe('How a mission of Conan: Rise of Monsters lies. `skirmish layout` prints one to start from.');

export const fileSchemas = (): { layout: object; force: object } => ({
  layout: z.toJSONSchema(layoutForm, { io: 'input' }),
  force: z.toJSONSchema(forceForm, { io: 'input' }),
});
