/** What figures and forces cost, part by part, where a rulebook has points to buy them for. */

/** What one figure costs. */
export interface Price {
  /** Its profile; and what was bought for it beside, if anything. */
  id: string;
  /** Its characteristics in words, by name: the same names for every price. */
  traits: Readonly<Record<string, string>>;
  points: number;
  /** What the price is made of, before it is rounded. */
  parts: readonly PricePart[];
}

export interface PricePart {
  name: string;
  points: number;
  /** What is paid for, such as "9 inches". */
  of: string;
}

/** A legal force. */
export interface ForceReport {
  units: readonly ForceUnit[];
  total: number;
  /** What it uses up of each limit; `most` is null where there is none. */
  limits: readonly { name: string; used: number; most: number | null }[];
}

export interface ForceUnit {
  id: string;
  points: number;
  /** Like figures: `price` is the id of theirs. */
  figures: readonly { price: string; count: number; each: number }[];
}

export interface PointsReport {
  title: string;
  /** Each kind of figure once: all profiles of the book, or those of the force. */
  prices: readonly Price[];
  /** Null where no force was asked about. */
  force: ForceReport | null;
  /** What prices rest on, in words. */
  notes: readonly string[];
}

/** How to learn from games what things are worth: forces drawn by lot, and what each side then had. */
export interface Trials {
  /** Played where no other mission is asked for. */
  mission: string;
  /** Book path -> value: both sides get forces drawn by lot. */
  set: Readonly<Record<string, unknown>>;
  /** Book path of the points that a force is drawn for. */
  points: string;
  /** How many, where nothing else is asked for. */
  sizes: readonly number[];
  /** What was bought in games of a patched book; null where forces are not drawn by lot. */
  of(patch: Readonly<Record<string, unknown>>): PointsTrial | null;
}

export interface PointsTrial {
  /** That a force was drawn for. */
  points: number;
  /** The price of a force is the sum of its wares. */
  wares: readonly Ware[];
  predictions: readonly Prediction[];
}

/** Something that forces buy. */
export interface Ware {
  id: string;
  /** For each. */
  points: number;
  /** Columns of a row with how many of it each seat had. */
  columns: readonly string[];
}

/** What somebody expects of prices, to be held against games. */
export interface Prediction {
  /** In words, without a stop at the end. */
  says: string;
  /** Who or what says so, and from what. */
  source: string;
  claim: { about: 'price'; wares: readonly string[]; direction: 'overpriced' | 'underpriced' } | { about: 'imbalance'; direction: 'grows with points' };
}
