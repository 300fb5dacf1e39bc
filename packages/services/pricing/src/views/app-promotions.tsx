import { formatUtcDate, parseUtcDay } from '@console-widgets/core/formats'
import {
  formatNumber,
  Link,
  QueryFailure,
  Section,
  Status,
  useData,
  useLanguage,
  useLocale,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { type Prices, pricesData } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { promotionTones } from './promotion-tones.ts'

/** Promotions that the list shows. The calendar shows more. */
const mostShown = 10

/** Promotions of an app and its products, planned, running, and past, with their days. */
export function AppPromotions({ prices: { appId, productNo } }: { prices: Prices }) {
  const text = usePricingText()
  const language = useLanguage()
  const locale = useLocale()
  const routeTo = useRoutes(routes)
  const { promotions } = useData(pricesData, { appId, productNo: productNo ?? undefined })
  const date = (day: string) => formatUtcDate(parseUtcDay(day), language)
  const known = useStore(promotions).data
  return (
    <>
      <QueryFailure query={promotions} label={text('pricing.promotions')} />
      {known && known.items.length > 0 ? (
        <Section title={text('pricing.promotions')}>
          <ul className="flex flex-col divide-y divide-line">
            {known.items
              .slice(0, mostShown)
              .map(({ promotionId, name, state, percent, startDay, endDay, countries }) => (
                <li key={promotionId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                  <Status tone={promotionTones[state]}>{text(`pricing.promotions.state.${state}`)}</Status>
                  <Link to={routeTo('pricing.promotion', { promotionId })}>{name}</Link>
                  <span className="tabular-nums">{formatNumber(-percent / 100, locale, { style: 'percent' })}</span>
                  <span className="text-muted">
                    {text('pricing.promotions.countries.count', { count: countries.length })}
                  </span>
                  <span className="ms-auto text-muted">
                    {text('pricing.promotions.days', { from: date(startDay), to: date(endDay) })}
                  </span>
                </li>
              ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}
