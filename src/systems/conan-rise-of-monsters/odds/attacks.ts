/** How a unit may be attacked: in melee, as in a charge and as it strikes back, by shots, and by hazardous ground, which is asked about as the unit itself. */
export const ATTACKS = ['melee', 'charge', 'counterstrike', 'ranged', 'hazard'] as const;
export type Attack = (typeof ATTACKS)[number];
