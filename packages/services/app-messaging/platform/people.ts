import type { EvaluationContext } from '@console-widgets/conditions'
import { languageOfCountry } from '@console-widgets/platform/traffic/language-of-country'

/** ID that the demo's apps give a person of their events. */
export const idOfPerson = (person: number): string => `demo-${person}`

/** Key of a person of the app's events. */
export const keyOfPerson = (person: number): string => `#${person}`

/** What an app of a stored person sends about them. */
export function contextOfPerson({ country, version }: { country: string; version: string }): EvaluationContext {
  return { country, language: languageOfCountry(country), appVersion: version }
}
