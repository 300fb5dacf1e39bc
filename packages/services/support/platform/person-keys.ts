/** Key of whom the platform knows by number: the people of whom events tell. Other keys are hashes. */
export const keyOfPerson = (person: number): string => `#${person}`

/** Number of a key's person; null if the key is a hash of an app's own ID. */
export function personOf(personKey: string): number | null {
  const [, digits] = /^#(\d+)$/.exec(personKey) ?? []
  return digits === undefined ? null : Number(digits)
}
