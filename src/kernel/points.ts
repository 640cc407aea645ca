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
