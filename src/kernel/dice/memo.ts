/** Remembers what `make` made for each key, so that the odds of a pool are worked out once. */
export function memo<K extends string | number, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) made.set(key, (value = make(key)));
    return value;
  };
}
