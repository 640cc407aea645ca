/** Names of sides in a sentence: some are one (legion scores, legion's), some are many (commandos score, commandos'). */
const isMany = (side: string): boolean => side.endsWith('s');

/** "legion's", "commandos'" */
export const whose = (side: string): string => (isMany(side) ? `${side}'` : `${side}'s`);

/** The side and what it does: "legion scores", "commandos score". */
export const doing = (side: string, verb: 'plays' | 'scores' | 'wins' | 'is'): string =>
  !isMany(side) ? `${side} ${verb}` : verb === 'is' ? `${side} are` : `${side} ${verb.slice(0, -1)}`;
