/** A value as a text, whatever the order of its fields: the database sorts them. */
export function comparable(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1))
      : each,
  )
}
