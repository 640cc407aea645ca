/** The form of a layout file, for editors that check it as one types; what lies where may still be refused when it is read. */
import { z } from 'zod';
import { MISSIONS } from './missions/all.ts';

const place = z.tuple([z.int().min(0), z.int().min(0)]).describe('[column, row] of its north-west space, from 0.');

export const layoutForm = z
  .strictObject({
    system: z.literal('fury-of-the-clansmen'),
    mission: z.enum(MISSIONS.map(({ card }) => card.id)).describe('The mission that is played.'),
    board: z.string().optional().describe("What lies under the pieces, as text; without it the board sections lie as in the mission's own set-up."),
    places: z.record(z.string(), place).describe('Where each piece of the mission lies, by name.'),
  })
  .describe('How a mission of Fury of the Clansmen lies. `skirmish layout` prints one to start from.');

export const layoutSchema = (): object => z.toJSONSchema(layoutForm, { io: 'input' });
