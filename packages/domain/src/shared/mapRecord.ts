/** A record with the same keys, and for each value what `map` makes of it. */
export function mapRecord<Key extends string, Value, Mapped>(
  record: Readonly<Record<Key, Value>>,
  map: (value: Value, key: Key) => Mapped,
): Record<Key, Mapped> {
  // Object.entries and Object.fromEntries lose the keys' type.
  const entries = Object.entries(record) as [Key, Value][]
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value, key)])) as Record<
    Key,
    Mapped
  >
}
