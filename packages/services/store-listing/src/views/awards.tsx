import { Card, ExactTime, formatNumber, KeyValueList, QueryView, Status, useData, useLocale } from '@console-widgets/ui'
import { type Awards as JudgedMonths, awardsData } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'

type JudgedMonth = JudgedMonths['months'][number]

/** How the store judges the app each month, and by what. */
export function Awards({ appId }: { appId: string }) {
  const text = useStoreListingText()
  const { awards } = useData(awardsData, appId)
  return (
    <Card title={text('store-listing.awards')} description={text('store-listing.awards.body')}>
      <QueryView query={awards}>
        {({ months, nextTime }) => (
          <div className="flex flex-col gap-5">
            {months.length === 0 ? <p className="text-muted">{text('store-listing.awards.none')}</p> : null}
            {months.map((judged) => (
              <Month key={judged.month} judged={judged} />
            ))}
            {nextTime === null ? (
              <p className="text-muted">{text('store-listing.awards.never')}</p>
            ) : (
              <KeyValueList
                items={[{ label: text('store-listing.awards.next'), value: <ExactTime time={nextTime} /> }]}
              />
            )}
          </div>
        )}
      </QueryView>
    </Card>
  )
}

function Month({ judged: { month, isAwarded, criteria } }: { judged: JudgedMonth }) {
  const text = useStoreListingText()
  const locale = useLocale()
  const numberOf = (value: number | null, criterion: string) =>
    value === null
      ? text('store-listing.awards.noValue')
      : formatNumber(
          value,
          locale,
          criterion === 'kept' ? { style: 'percent', maximumFractionDigits: 1 } : { maximumFractionDigits: 2 },
        )
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex flex-wrap items-center gap-x-3 font-medium">
        {month}
        <Status tone={isAwarded ? 'success' : 'draft'}>
          {text(isAwarded ? 'store-listing.awards.awarded' : 'store-listing.awards.missed')}
        </Status>
      </h3>
      <ul className="grid gap-x-6 gap-y-2 text-sm @md:grid-cols-2">
        {criteria.map(({ criterion, value, needed, isMet }) => (
          <li key={criterion} className="flex items-start gap-2 border-t border-line pt-2">
            <span className="shrink-0">
              <Status tone={isMet ? 'success' : 'warning'}>
                {text(isMet ? 'store-listing.awards.met' : 'store-listing.awards.unmet')}
              </Status>
            </span>
            <span className="min-w-0">
              {text(`store-listing.awards.${criterion}`, {
                value: numberOf(value, criterion),
                needed: numberOf(needed, criterion),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
