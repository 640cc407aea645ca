/** A force as it is bought: units by their cards, some of them reinforced ("Forces", "Reinforced Units"). */
export interface ForceList {
  readonly title: string;
  /** Points agreed on, null where none are. */
  readonly points: number | null;
  readonly units: readonly UnitList[];
}

export interface UnitList {
  /** Of its card. */
  readonly unit: string;
  readonly reinforced: boolean;
  /** As many like it, each a unit of its own. */
  readonly count: number;
}
