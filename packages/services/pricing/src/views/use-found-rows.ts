import { countryCodesOfGroup, countryGroupNames, type CountryGroup } from '@console-widgets/core/tables'
import { useLanguage } from '@console-widgets/ui'
import { useMemo } from 'react'
import type { CountryPrice, Prices } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import type { DraftRow } from '../model.ts'
import { useReasonName } from './blocked-countries.tsx'
import { useCountryName } from './use-prices.ts'

export const priceFilters = ['all', 'manual', 'changed'] as const
export type PriceFilter = (typeof priceFilters)[number]

/** A row of the grid: a group of countries, or a country with its price. */
export type GridRow =
  | { kind: 'group'; key: string; name: string; count: number }
  | {
      kind: 'country'
      key: string
      name: string
      row: DraftRow
      saved: CountryPrice | undefined
      /** Names of the reasons that keep the app from the country, but not from all. */
      blocked: readonly string[]
    }

/** Rows of the countries that a search and a filter find, by group and name. */
export function useFoundRows(
  prices: Prices,
  found: readonly DraftRow[],
  search: string,
  filter: PriceFilter,
): readonly GridRow[] {
  const text = usePricingText()
  const language = useLanguage()
  const nameOf = useCountryName()
  const reasonName = useReasonName()
  const words = {
    manual: text('pricing.origin.manual'),
    none: text('pricing.none'),
    blocked: text('pricing.blocked'),
  }
  const reasons = prices.blocked.map((reason) => ({ name: reasonName(reason), countries: new Set(reason.countries) }))
  // The words of the reasons arrive later than the prices.
  const reasonNames = reasons.map(({ name }) => name).join('\n')
  const named = useMemo(() => {
    const order = new Intl.Collator(language === 'cn' ? 'zh' : language)
    return (Object.entries(countryCodesOfGroup) as [CountryGroup, readonly string[]][]).map(([group, codes]) => ({
      group,
      countries: codes
        .map((country) => ({ country, name: nameOf(country) }))
        .toSorted((one, other) => order.compare(one.name, other.name)),
    }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names follow from the language
  }, [language])
  return useMemo(() => {
    const saved = new Map(prices.prices.map((each) => [each.country, each]))
    const rows = new Map(found.map((row) => [row.country, row]))
    const wanted = search.trim().toLowerCase()
    return named.flatMap(({ group, countries }): GridRow[] => {
      const inGroup = countries.flatMap(({ country, name }): GridRow[] => {
        const row = rows.get(country)
        if (!row) return []
        if (filter === 'manual' && row.origin !== 'manual') return []
        if (filter === 'changed' && !row.isChanged) return []
        const against = reasons.filter(({ countries: those }) => those.has(country))
        const isBlocked = row.price === null || against.length > 0
        const state = [
          ...(row.origin === 'manual' ? [words.manual] : []),
          ...(row.price === null ? [words.none] : []),
          ...(isBlocked ? [words.blocked, ...against.map((reason) => reason.name)] : []),
        ].join(' ')
        const searched = `${name} ${country} ${row.currency} ${state}`.toLowerCase()
        const blocked = against.filter(({ countries: those }) => those.size < rows.size).map((reason) => reason.name)
        return searched.includes(wanted)
          ? [{ kind: 'country', key: country, name, row, saved: saved.get(country), blocked }]
          : []
      })
      if (inGroup.length === 0) return []
      return [
        { kind: 'group', key: group, name: countryGroupNames[group][language], count: inGroup.length },
        ...inGroup,
      ]
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the reasons follow from the prices and their names
  }, [named, prices, found, search, filter, language, words.manual, words.none, words.blocked, reasonNames])
}
