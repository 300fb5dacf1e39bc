/**
 * What a table of words or types has for a name that another person or program has chosen. Objects know names of their
 * own, such as `constructor`, which a plain look-up would return.
 */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
