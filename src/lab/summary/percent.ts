/** Shares as people read them. */

/** 0.5128 -> "51.3 %"; "-" for none. */
export function percent(share: number | null, decimals = 1): string {
  return isNone(share) ? '-' : `${(share * 100).toFixed(decimals)} %`;
}

/** 0.45, 0.553 -> "45.0-55.3 %". */
export function percentRange(low: number | null, high: number | null, decimals = 1): string {
  return isNone(low) || isNone(high) ? '-' : `${(low * 100).toFixed(decimals)}-${(high * 100).toFixed(decimals)} %`;
}

/** A difference of shares in points: 0.021 -> "+2.1". */
export function points(difference: number | null, decimals = 1): string {
  if (isNone(difference)) return '-';
  const text = (difference * 100).toFixed(decimals);
  return difference > 0 && Number(text) !== 0 ? `+${text}` : text.replace(/^-(0(?:\.0*)?)$/, '$1');
}

function isNone(value: number | null): value is null {
  return value === null || Number.isNaN(value);
}
