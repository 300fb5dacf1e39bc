import type { calls } from '@console-widgets/age-rating/contract'
import {
  countryCodesOfGroup,
  countryGroupNames,
  listCountries,
  siteIdOfCountry,
  type CountryGroup,
} from '@console-widgets/core/tables'
import { chineseDivisions } from './chinese-divisions.ts'
import type { Handlers } from '@console-widgets/platform/calls/handler'

type ConfigCalls = Pick<
  typeof calls,
  'global-config.country.list' | 'global-config.country-region.list' | 'global-config.division.list'
>

const languages = { zh: 'cn', en: 'en' } as const

/** Handlers of the tables of countries. */
export const configHandlers: Handlers<ConfigCalls> = {
  'global-config.country.list': async ({ language }, context) => ({
    countries: listCountries(language ?? languages[context.language]).map(({ id, name, contentRating, group }) => ({
      countryCode: id,
      name,
      contentRating,
      siteId: siteIdOfCountry(id) ?? null,
      region: group,
    })),
  }),

  'global-config.country-region.list': async () => ({
    regions: (Object.keys(countryCodesOfGroup) as CountryGroup[]).map((region) => ({
      region,
      name: countryGroupNames[region],
      countries: [...countryCodesOfGroup[region]],
    })),
  }),

  'global-config.division.list': async ({ countryCode, language }, context) => {
    const { iso31662 } = await import('iso-3166')
    const shown = language ?? languages[context.language]
    return {
      divisions: iso31662
        .filter(({ code }) => code.startsWith(`${countryCode}-`))
        .map(({ code, name, parent }) => ({
          code,
          name: chineseDivisions[code]?.[shown] ?? name,
          parent: parent === countryCode ? null : parent,
        })),
    }
  },
}
