import { languages, type Language } from '@console-widgets/core'
import { listCountries } from '@console-widgets/core/tables'

/** A country or region with its name in every interface language. */
export interface RegionName {
  id: string
  names: Record<Language, string>
}

/** Names of all countries and regions where apps can be released, by ID. */
export function listRegionNames(): RegionName[] {
  const named = languages.map((language) => {
    const names = new Map(listCountries(language).map(({ id, name }) => [id, name]))
    return [language, names] as const
  })
  const ids = [...(named[0]?.[1].keys() ?? [])].toSorted()
  return ids.map((id) => ({
    id,
    names: Object.fromEntries(named.map(([language, names]) => [language, names.get(id) ?? id])) as RegionName['names'],
  }))
}
