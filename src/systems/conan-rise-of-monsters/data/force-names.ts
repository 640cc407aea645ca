/** The ready forces of each side by name. */
export const CIRCLE_FORCES = ['starter', 'riders', 'iron-host'] as const;
export const SET_FORCES = ['starter', 'serpents', 'dead-host'] as const;
export type ReadyName = (typeof CIRCLE_FORCES)[number] | (typeof SET_FORCES)[number];
