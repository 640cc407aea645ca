/** The run cannot go on; the message says why and what to do. */
export class RunError extends Error {
  override name = 'RunError';
}
