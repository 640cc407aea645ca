/** The ready forces of each side by name. */
export const CIRCLE_FORCES = ['circle-starter', 'circle-riders', 'circle-host'] as const;
export const SET_FORCES = ['set-starter', 'set-serpents', 'set-host'] as const;
export const READY_NAMES = [...CIRCLE_FORCES, ...SET_FORCES] as const;
export type ReadyName = (typeof READY_NAMES)[number];
/** In their place: a force drawn by lot. */
export const RANDOM = 'random';
