import { formatUtcDate, parseUtcDay } from '@console-widgets/core/formats'
import {
  Callout,
  Card,
  DetailPage,
  formatNumber,
  QueryView,
  Status,
  useData,
  useLanguage,
  useLocale,
  useRoutes,
} from '@console-widgets/ui'
import { useMemo } from 'react'
import { calls } from '../contract.ts'
import { promotionData, promotionsData, type PromotionWithPrices } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { parsePrice } from '../model.ts'
import { routes } from '../routes.ts'
import { promotionTones } from './promotion-tones.ts'
import { useCountryName, usePriceText } from './use-prices.ts'

export interface PromotionPageProps {
  /** ID of the promotion. */
  promotionId: string
}

/** A promotion with its price in each country, beside the regular one and the lowest of the 30 days before. */
export default function PromotionPage({ promotionId }: PromotionPageProps) {
  const { promotion } = useData(promotionData, promotionId)
  return <QueryView query={promotion}>{(known) => <PromotionDetail promotion={known} />}</QueryView>
}

function PromotionDetail({ promotion }: { promotion: PromotionWithPrices }) {
  const text = usePricingText()
  const language = useLanguage()
  const locale = useLocale()
  const routeTo = useRoutes(routes)
  const { end } = useData(promotionsData)
  const { promotionId, name, state, appName, percent, startDay, endDay } = promotion
  const date = (day: string) => formatUtcDate(parseUtcDay(day), language)
  return (
    <DetailPage
      title={name}
      parents={[{ label: text('pricing.promotions'), to: routeTo('pricing.promotions') }]}
      status={<Status tone={promotionTones[state]}>{text(`pricing.promotions.state.${state}`)}</Status>}
      meta={[
        appName,
        formatNumber(-percent / 100, locale, { style: 'percent' }),
        text('pricing.promotions.days', { from: date(startDay), to: date(endDay) }),
      ]}
      actions={
        state === 'online'
          ? [
              {
                label: text('pricing.promotions.end'),
                call: calls['pricing.product-promotion.batch-deactivate'],
                run: () => end.run({ promotionIds: [promotionId] }),
                confirm: {
                  title: text('pricing.promotions.end.title', { count: 1 }),
                  description: text('pricing.promotions.end.body'),
                  action: text('pricing.promotions.end'),
                },
              },
            ]
          : []
      }
      notice={<Callout>{text('pricing.promotions.lowest.help')}</Callout>}
    >
      <PromotionPrices prices={promotion.prices} />
    </DetailPage>
  )
}

/** Columns that a narrow widget shows below the price instead. */
const wide = 'hidden @md:table-cell'

function PromotionPrices({ prices }: Pick<PromotionWithPrices, 'prices'>) {
  const text = usePricingText()
  const write = usePriceText()
  const language = useLanguage()
  const nameOf = useCountryName()
  const named = useMemo(() => {
    const order = new Intl.Collator(language === 'cn' ? 'zh' : language)
    return prices
      .map((price) => ({ ...price, name: nameOf(price.country) }))
      .toSorted((one, other) => order.compare(one.name, other.name))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names follow from the language
  }, [prices, language])
  const amount = (price: string, currency: string) => write(parsePrice(price, currency) ?? 0, currency)
  return (
    <Card flush>
      <div
        style={{ maxHeight: 560 }}
        className="@container overflow-auto focus-ring"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that keys have to reach it
        tabIndex={0}
        role="region"
        aria-label={text('pricing.promotions.promoted')}
      >
        <table className="w-full tabular-nums">
          <thead className="sticky top-0 bg-sunken text-sm text-muted">
            <tr>
              <th className="px-3 py-2 text-start font-medium">{text('pricing.column.country')}</th>
              <th className={`${wide} px-3 py-2 text-end font-medium`}>{text('pricing.promotions.regular')}</th>
              <th className="px-3 py-2 text-end font-medium">{text('pricing.promotions.promoted')}</th>
              <th className={`${wide} px-3 py-2 text-end font-medium`}>{text('pricing.promotions.lowest')}</th>
            </tr>
          </thead>
          <tbody>
            {named.map(({ productNo, country, name, currency, regular, price, lowest }) => (
              <tr key={`${productNo} ${country}`} className="border-t border-line">
                <th scope="row" className="px-3 py-2 text-start font-normal">
                  {name} {productNo ? <code className="text-xs text-muted">{productNo}</code> : null}
                </th>
                <td className={`${wide} px-3 py-2 text-end whitespace-nowrap`}>{amount(regular, currency)}</td>
                <td className="px-3 py-2 text-end font-medium whitespace-nowrap">
                  {amount(price, currency)}
                  <span className="block text-xs font-normal text-muted @md:hidden">
                    {text('pricing.was', { price: amount(regular, currency) })}
                  </span>
                  {lowest === null ? null : (
                    <span className="block text-xs font-normal whitespace-normal text-muted @md:hidden">
                      {text('pricing.promotion.lowest', { price: amount(lowest, currency) })}
                    </span>
                  )}
                </td>
                <td className={`${wide} px-3 py-2 text-end whitespace-nowrap text-muted`}>
                  {lowest === null ? '–' : amount(lowest, currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
