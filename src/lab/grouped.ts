/** 12345 -> "12,345": a number from 0, to be read. Not by `toLocaleString`, which loads the languages of the world for it. */
export function grouped(value: number): string {
  if (value === Infinity) return '∞';
  const [whole, decimals] = (Number.isInteger(value) ? String(BigInt(value)) : String(value)).split('.');
  return whole!.replace(/\B(?=(\d{3})+$)/g, ',') + (decimals === undefined ? '' : `.${decimals}`);
}
