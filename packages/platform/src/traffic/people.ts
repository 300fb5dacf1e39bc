import { languageOfCountry } from './language-of-country.ts'

/** ID that the demo's apps give a person of their events. */
export const idOfPerson = (person: number): string => `demo-${person}`

/** Number of the person whom the demo's apps give an ID. Undefined: it's none of theirs. */
export function personOfId(personId: string): number | undefined {
  const [, digits] = /^demo-(\d{1,9})$/.exec(personId) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Key of a person of the app's events. */
export const keyOfPerson = (person: number): string => `#${person}`

/** What an app of a stored person sends about them. */
export function contextOfPerson({ country, version }: { country: string; version: string }) {
  return { country, language: languageOfCountry(country), appVersion: version }
}
