/** What a tuning looks for: the value of one number of the book at which a figure is as wished. */
export interface Tuning {
  /** Of the book. */
  path: string;
  /** One that `figuresOf` names. */
  figure: string;
  /** In the figure's unit; of a share 0 to 1. */
  target: number;
  /** How much further from the target than the nearest value an answer may be, in the same unit. */
  margin: number;
}
