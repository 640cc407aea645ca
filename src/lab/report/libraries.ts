/** The browser builds of the chart libraries, to be put into a page that needs no network. */
import { sourceOf } from '../browser-builds.ts';
import { scriptSource } from './escape.ts';

export const chartLibraries = (): string[] => (['vega', 'vega-lite', 'vega-embed'] as const).map((name) => scriptSource(sourceOf(name)));
