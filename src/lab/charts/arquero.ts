/** Tables to count in. */
import type * as Arquero from 'arquero';
import { loadBuild } from '../browser-builds.ts';

export const { from, table } = loadBuild<typeof Arquero>('arquero');
