/** Forces that the missions bring, to be priced by name: the squad, the Rangers, the Legion with one Nepharite and with both. */
const figures = (...counts: readonly (readonly [character: string, count: number])[]) => ({ figures: counts.map(([character, count]) => ({ character, count })) });

export const READY_FORCES: Readonly<Record<string, unknown>> = {
  squad: { title: 'the squad', ...figures(['sergeant', 1], ['medic', 1], ['trooper', 4]) },
  rangers: { title: 'the Venusian Rangers', ...figures(['ranger-leader', 1], ['ranger', 3], ['ranger-gunner', 2]) },
  legion: { title: 'the Legion with one Nepharite', ...figures(['nepharite-1', 1], ['legionnaire', 8]) },
  'whole-legion': { title: 'the Legion with both Nepharites', ...figures(['nepharite-1', 1], ['nepharite-2', 1], ['legionnaire', 8]) },
};
