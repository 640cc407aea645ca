/** The ready forces by name: theme and style. */
export const READY_NAMES = ['gangs-assault', 'gangs-fire', 'gangs-mixed', 'aliens-assault', 'aliens-fire', 'aliens-mixed', 'marines-fire'] as const;
export type ReadyName = (typeof READY_NAMES)[number];
