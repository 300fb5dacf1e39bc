import { formatUtcDate, parseUtcDay } from '@console-widgets/core/formats'
import { QueryView, RelativeTime, Section, Status, type Tone, useData, useLanguage } from '@console-widgets/ui'
import { type Prices, pricesData } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { type ChangeState, parsePrice } from '../model.ts'
import { usePriceText } from './use-prices.ts'

const tones: Record<ChangeState, Tone> = { scheduled: 'info', applied: 'success', canceled: 'draft' }

/** The latest changes of prices, planned and past. */
export function ChangeHistory({ prices: { appId, productNo } }: { prices: Prices }) {
  const text = usePricingText()
  const language = useLanguage()
  const write = usePriceText()
  const { changes } = useData(pricesData, { appId, productNo: productNo ?? undefined })
  return (
    <Section title={text('pricing.history')}>
      <QueryView query={changes}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">{text('pricing.history.empty')}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {items.map(({ changeId, state, base, countries, startDay, createTime }) => (
                <li key={changeId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                  <Status tone={tones[state]}>{text(`pricing.history.${state}`)}</Status>
                  {base ? (
                    <span className="tabular-nums">
                      {text('pricing.history.now', {
                        price: write(parsePrice(base.price, base.currency) as number, base.currency),
                      })}
                    </span>
                  ) : null}
                  <span className="text-muted">{text('pricing.history.countries', { count: countries })}</span>
                  <span className="ms-auto text-muted">
                    {startDay === null ? (
                      <RelativeTime time={createTime} />
                    ) : (
                      formatUtcDate(parseUtcDay(startDay), language)
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Section>
  )
}
