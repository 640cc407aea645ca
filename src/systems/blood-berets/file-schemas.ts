/** The forms of layout and force files, for editors that check them as one types; what may not be laid or built is refused when they are read. */
import { z } from 'zod';
import { CHOSEN } from './layout-file.ts';
import { MISSIONS } from './missions/all.ts';
import { forceForm } from './points/force-file.ts';
import { SECTIONS } from './data/sections.ts';
import { CAVES, JUNGLES } from './vocabulary.ts';

const chosen = z.literal(CHOSEN);
const section = z.int().min(0).max(SECTIONS - 1);
const sections = z.array(section);
const PIECES = JUNGLES.flatMap((jungle) => CAVES.flatMap((cave) => [`${cave}/${jungle}`, `${cave}/${jungle}*`]));

export const layoutForm = z
  .strictObject({
    system: z.literal('blood-berets'),
    mission: z.enum(MISSIONS.map(({ card }) => card.id)).describe('The mission that is played.'),
    pieces: z.union([chosen, z.array(z.union([chosen, z.enum(PIECES)])).length(SECTIONS)]).optional().describe('The nine pieces of the board in reading order, such as hall/jungle-a, with a * where one lies upside down; chosen: laid in the set-up.'),
    entry: z.union([chosen, section]).optional().describe('The section where the Blood Berets come in, 0 to 8 in reading order.'),
    display: z.union([chosen, z.record(z.string(), z.union([chosen, section]))]).optional().describe('By name of a Legion piece: the section in whose box of the display its counter begins.'),
    hidden: z.union([chosen, z.strictObject({ tunnels: z.union([chosen, sections]).optional(), 'troop-mines': z.union([chosen, sections]).optional() })]).optional().describe('Sections where tunnel entrances and troop mines are hidden on the ground; small mines fill up.'),
    sections: z
      .strictObject(Object.fromEntries([...CAVES, ...JUNGLES].map((side) => [side, z.string().min(1).optional()])))
      .optional()
      .describe('Printed sides of your own, as text: # rock and . floor for caves; . open ground, t thicket and j jungle. All of one size.'),
  })
  .describe('How a mission of Blood Berets lies. `skirmish layout` prints one to start from.');

export const fileSchemas = (): { layout: object; force: object } => ({ layout: z.toJSONSchema(layoutForm, { io: 'input' }), force: forceForm() });
