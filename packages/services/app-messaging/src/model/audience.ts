import type { Rule } from '@console-widgets/conditions'
import type { Alternative } from './message.ts'

/** The audience as the form has it: what most messages need. */
export interface AudienceFields {
  countries: string[]
  languages: string[]
  /** Lowest and highest version of the app; empty for any. */
  fromVersion: string
  toVersion: string
}

/** Rules for the fields, in the order of the form. */
export function audienceOf({ countries, languages, fromVersion, toVersion }: AudienceFields): Alternative[] {
  const rule = (subject: Rule['subject'], operator: Rule['operator'], values: string[]): Rule[] =>
    values.some((value) => value !== '') ? [{ subject, name: '', operator, values }] : []
  const allOf = [
    ...rule('country', 'is', countries),
    ...rule('language', 'is', languages),
    ...rule('appVersion', 'versionAtLeast', [fromVersion]),
    ...rule('appVersion', 'versionAtMost', [toVersion]),
  ]
  return allOf.length === 0 ? [] : [{ allOf }]
}

/** The fields of an audience. Undefined: it has rules that the form doesn't have, such as those of a pipeline. */
export function fieldsOf(audience: readonly Alternative[]): AudienceFields | undefined {
  const fields: AudienceFields = { countries: [], languages: [], fromVersion: '', toVersion: '' }
  for (const { subject, operator, values } of audience[0]?.allOf ?? []) {
    const [value = ''] = values
    if (subject === 'country' && operator === 'is') fields.countries = values
    else if (subject === 'language' && operator === 'is') fields.languages = values
    else if (subject === 'appVersion' && operator === 'versionAtLeast') fields.fromVersion = value
    else if (subject === 'appVersion' && operator === 'versionAtMost') fields.toVersion = value
  }
  return JSON.stringify(audienceOf(fields)) === JSON.stringify(audience.map(sorted)) ? fields : undefined
}

/** An alternative with the fields of its rules in one order: the database sorts them. */
function sorted({ allOf }: Alternative): Alternative {
  return { allOf: allOf.map(({ subject, name, operator, values }) => ({ subject, name, operator, values })) }
}
