/** Something to time: one `run` does `count` operations and returns a sum over all of them, the same each time. */
export interface Measure {
  readonly name: string;
  readonly operation: string;
  readonly count: number;
  run(): number;
}
