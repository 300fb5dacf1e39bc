import { siteOfCountry } from '@console-widgets/platform/accounts/new-account'
import { type Zone, zoneOfSiteId } from '@console-widgets/core'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'

/**
 * Checks that the countries of a query belong to one site: that of the first. Reviews from other sites aren't found.
 * @throws PlatformRefusal that names the first country of another site, and that site
 */
export function requireOneSite(countries: readonly string[] = []): void {
  const sites = countries.map((country) => zoneOfSiteId(siteOfCountry(country)))
  const at = sites.findIndex((site) => site !== sites[0])
  if (at < 0) return
  const [country, site] = [countries[at] as string, sites[at] as Zone]
  throw refuse('not-found', `Reviews from ${country} are on another site than those from ${countries[0]}`, [
    issue(`countries.${at}`, `reviews-on-${site}`, { country }),
  ])
}
