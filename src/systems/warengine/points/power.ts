/** A power with any exponent, from products and square roots alone, so that prices are the same on every machine. */

/** Binary places of the exponent after the point. */
const PLACES = 30;

/** `base` above zero. */
export function power(base: number, exponent: number): number {
  if (exponent < 0) return 1 / power(base, -exponent);
  let result = 1;
  for (let whole = Math.floor(exponent), square = base; whole > 0; whole = Math.floor(whole / 2), square *= square) {
    if (whole % 2 === 1) result *= square;
  }
  let rest = exponent - Math.floor(exponent);
  for (let place = 0, root = Math.sqrt(base); place < PLACES; place++, root = Math.sqrt(root)) {
    rest *= 2;
    if (rest < 1) continue;
    rest -= 1;
    result *= root;
  }
  return result;
}
