import { Callout, Link, useJoin, usePageRoute, useServiceWords } from '@console-widgets/ui'
import type { Prices } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { useCountryName } from './use-prices.ts'

export type Blocked = Prices['blocked']

/** Names of the reasons that keep an app from countries, as the services say them that have the reasons. */
export function useReasonName(): (reason: Blocked[number]) => string {
  const { find } = useServiceWords()
  return ({ id }) => find(`reason.${id}`) ?? id
}

/** Countries that are named. More are counted. */
const mostNamed = 3

interface BlockedCountriesProps {
  blocked: Blocked
  /** Route that the pages where the reasons are fixed lead back to. */
  back: string
}

/** Why users in some countries can’t pay the prices: a reason each, with the way to where it is fixed. */
export function BlockedCountries({ blocked, back }: BlockedCountriesProps) {
  const text = usePricingText()
  const nameOf = useReasonName()
  const countryOf = useCountryName()
  const join = useJoin()
  const pageRoute = usePageRoute()
  if (blocked.length === 0) return null
  const count = new Set(blocked.flatMap(({ countries }) => countries)).size
  return (
    <Callout tone="warning" title={text('pricing.blocked.title', { count })}>
      <ul>
        {blocked.map((reason) => {
          const { id, field, page, countries } = reason
          const to = page ? pageRoute({ id: page.id, values: { ...page.values, focus: field, back } }) : undefined
          return (
            <li key={`${id} ${field}`} className="wrap-anywhere">
              {to === undefined ? nameOf(reason) : <Link to={to}>{nameOf(reason)}</Link>}
              {' · '}
              {countries.length > mostNamed
                ? text('pricing.history.countries', { count: countries.length })
                : join.names(countries.map(countryOf))}
            </li>
          )
        })}
      </ul>
    </Callout>
  )
}
