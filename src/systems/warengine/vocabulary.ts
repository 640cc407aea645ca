/** The book's nouns ("Some Words We'll Use", "Cover", "Area Effect Weapons"), as closed lists. */

/** The two forces. Which edge of the table is whose is drawn at set-up. */
export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];

/** What a figure is, as the Figure Type Table has it; the last three are vehicles and monsters. */
export const FIGURE_TYPES = ['trooper', 'elite', 'character', 'light', 'medium', 'heavy'] as const;
export type FigureType = (typeof FIGURE_TYPES)[number];

export const isMachine = (type: FigureType): boolean => type === 'light' || type === 'medium' || type === 'heavy';

/** Troopers and elites stand together in units; all others are units of their own. */
export const standsInUnit = (type: FigureType): boolean => type === 'trooper' || type === 'elite';

/** Kinds of terrain: light, heavy and entrenching cover can be entered; what blocks cannot, and is not seen through. */
export const TERRAINS = ['light', 'heavy', 'entrenching', 'blocking'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The four levels of cover ("Cover"). */
export const COVERS = ['none', 'light', 'heavy', 'entrenching'] as const;
export type Cover = (typeof COVERS)[number];

/** How an Area Effect weapon chooses its secondary targets; `none`: it has only the one target. */
export const AREAS = ['none', 'close-combat', 'explosive', 'burst', 'linear'] as const;
export type Area = (typeof AREAS)[number];

/** How a figure moves in an activation ("Move"): plainly, or by one of the two special moves. */
export const GAITS = ['normal', 'fast', 'charge'] as const;
export type Gait = (typeof GAITS)[number];
