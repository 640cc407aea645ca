/** The ready forces, two themes in three styles. */
export const READY_NAMES = ['gangs-assault', 'gangs-fire', 'gangs-mixed', 'aliens-assault', 'aliens-fire', 'aliens-mixed'] as const;
export type ReadyName = (typeof READY_NAMES)[number];
