import { formatUtcDate, parseUtcDay } from '@console-widgets/core/formats'
import { QueryView, RelativeTime, Section, Status, useData, useLanguage } from '@console-widgets/ui'
import { type Prices, pricesData } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { parsePrice } from '../model.ts'
import { changeTones } from './change-tones.ts'
import { usePriceText } from './use-prices.ts'

/** Changes that the list shows. The calendar shows more. */
const mostShown = 10

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
              {items
                .slice(0, mostShown)
                .map(({ changeId, state, base, countries, startDay, createTime, isProposed }) => (
                  <li key={changeId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                    <Status tone={changeTones[state]}>{text(`pricing.history.${state}`)}</Status>
                    {base ? (
                      <span className="tabular-nums">
                        {text('pricing.history.now', {
                          price: write(parsePrice(base.price, base.currency) as number, base.currency),
                        })}
                      </span>
                    ) : null}
                    <span className="text-muted">{text('pricing.history.countries', { count: countries })}</span>
                    {isProposed ? <span className="text-muted">{text('pricing.history.proposed')}</span> : null}
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
