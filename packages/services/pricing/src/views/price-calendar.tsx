import { parseUtcDay } from '@console-widgets/core/formats'
import {
  calendarDay,
  type CalendarSpan,
  formatNumber,
  Link,
  MonthCalendar,
  QueryView,
  Section,
  Status,
  useData,
  useLocale,
  useRoutes,
} from '@console-widgets/ui'
import { type PriceChange, type Prices, pricesData, type Promotion } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { parsePrice } from '../model.ts'
import { routes } from '../routes.ts'
import { changeTones } from './change-tones.ts'
import { promotionTones } from './promotion-tones.ts'
import { usePriceText } from './use-prices.ts'

/** Changes of prices and promotions, planned and past, by month. A change is shown on the day on which it begins. */
export function PriceCalendar({ prices: { appId, productNo } }: { prices: Prices }) {
  const text = usePricingText()
  const locale = useLocale()
  const write = usePriceText()
  const routeTo = useRoutes(routes)
  const { changes, promotions } = useData(pricesData, { appId, productNo: productNo ?? undefined })
  const ofChange = ({ changeId, state, base, countries, startDay, startTime }: PriceChange): CalendarSpan => {
    const day = startDay === null ? calendarDay(startTime) : parseUtcDay(startDay)
    const counted = text('pricing.history.countries', { count: countries })
    const price = base && write(parsePrice(base.price, base.currency) as number, base.currency)
    return {
      id: changeId,
      from: day,
      to: day,
      label: price ?? counted,
      look: state === 'scheduled' ? 'warning' : 'ended',
      children: (
        <>
          <Status tone={changeTones[state]}>{text(`pricing.history.${state}`)}</Status>
          {price === null ? null : <span className="tabular-nums">{text('pricing.history.now', { price })}</span>}
          <span className="text-muted">{counted}</span>
        </>
      ),
    }
  }
  const ofPromotion = ({ promotionId, name, state, percent, startDay, endDay }: Promotion): CalendarSpan => ({
    id: promotionId,
    from: parseUtcDay(startDay),
    to: parseUtcDay(endDay),
    label: name,
    look: state === 'offline' ? 'ended' : 'plain',
    children: (
      <>
        <Status tone={promotionTones[state]}>{text(`pricing.promotions.state.${state}`)}</Status>
        <Link to={routeTo('pricing.promotion', { promotionId })}>{name}</Link>
        <span className="tabular-nums">{formatNumber(-percent / 100, locale, { style: 'percent' })}</span>
      </>
    ),
  })
  return (
    <Section title={text('pricing.calendar')}>
      <QueryView query={changes}>
        {(known) => (
          <QueryView query={promotions}>
            {(running) => (
              <MonthCalendar
                label={text('pricing.calendar')}
                level={3}
                spans={[
                  ...known.items.filter(({ state }) => state !== 'canceled').map(ofChange),
                  ...running.items.map(ofPromotion),
                ]}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </Section>
  )
}
