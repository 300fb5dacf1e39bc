import type { calls } from '@console-widgets/age-rating/contract'
import {
  countryCodesOfGroup,
  countryGroupNames,
  listCountries,
  siteIdOfCountry,
  type CountryGroup,
} from '@console-widgets/core/tables'
import type { Handlers } from '@console-widgets/platform/calls/handler'

type ConfigCalls = Pick<typeof calls, 'global-config.country.list' | 'global-config.country-region.list'>

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
}
