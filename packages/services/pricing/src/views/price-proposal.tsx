import { formatList, formatUtcDate, parseUtcDay } from '@console-widgets/core/formats'
import {
  ActionButton,
  Callout,
  lazyFormDialog,
  QueryView,
  RelativeTime,
  useData,
  useLanguage,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { proposalData, type Prices, type ProposedPrices } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { daysBetween, type Day } from '../model.ts'
import { useCountryName } from './use-prices.ts'

const ReviewProposal = lazyFormDialog(() => import('./review-proposal.tsx').then((module) => module.ReviewProposal))

interface PriceProposalProps {
  prices: Prices
  today: Day
  /** Why it can't be accepted now. */
  reason?: string | undefined
}

/** The prices that the platform proposes: for which countries, until when, and the decision. */
export function PriceProposal({ prices, ...props }: PriceProposalProps) {
  const { appId, productNo } = prices
  const { proposed } = useData(proposalData, { appId, productNo: productNo ?? undefined })
  return (
    <QueryView query={proposed}>
      {(known) => (known.state === 'open' ? <OpenProposal {...props} prices={prices} proposed={known} /> : null)}
    </QueryView>
  )
}

function OpenProposal({ prices, proposed, today, reason }: PriceProposalProps & { proposed: ProposedPrices }) {
  const text = usePricingText()
  const language = useLanguage()
  const nameOf = useCountryName()
  const { decline } = useData(proposalData, { appId: prices.appId })
  const [isReviewed, setReviewed] = useState(false)
  const { proposalId, countries, lastDay } = proposed
  const date = (day: Day) => formatUtcDate(parseUtcDay(day), language)
  return (
    <>
      <Callout
        tone="warning"
        title={text('pricing.proposal', { count: countries.length })}
        action={
          <span className="flex flex-wrap gap-2">
            <ActionButton
              size="small"
              call={calls['pricing.price-proposal.accept']}
              label={text('pricing.proposal.review')}
              {...(reason === undefined ? {} : { reason })}
              run={async () => setReviewed(true)}
            />
            <ActionButton
              size="small"
              call={calls['pricing.price-proposal.decline']}
              label={text('pricing.proposal.decline')}
              run={() => decline.run({ proposalId })}
              confirm={{
                title: text('pricing.proposal.decline.title'),
                description: text('pricing.proposal.decline.body'),
                action: text('pricing.proposal.decline'),
              }}
              done={text('pricing.proposal.declined')}
            />
          </span>
        }
      >
        <p>
          {text('pricing.proposal.body', {
            date: date(prices.rateDay),
            rateDay: date(proposed.rateDay),
            countries: formatList(countries.map(nameOf), language),
          })}
        </p>
        <p>
          {text('pricing.proposal.until', { date: date(lastDay), count: Math.max(0, daysBetween(today, lastDay)) })}
        </p>
      </Callout>
      <ReviewProposal open={isReviewed} onOpenChange={setReviewed} prices={prices} proposed={proposed} />
    </>
  )
}

/** What became of the newest proposal, while the prices have no newer rates. */
export function PastProposal({ prices: { proposal, rateDay } }: { prices: Prices }) {
  const text = usePricingText()
  const language = useLanguage()
  if (proposal === null || proposal.state === 'open' || proposal.rateDay < rateDay) return null
  return (
    <p className="text-sm text-muted">
      {text('pricing.proposal.past', { date: formatUtcDate(parseUtcDay(proposal.rateDay), language) })}
      {' · '}
      {text(`pricing.proposal.state.${proposal.state}`)}
      {proposal.decideTime === null ? null : (
        <>
          {' · '}
          <RelativeTime time={proposal.decideTime} />
        </>
      )}
    </p>
  )
}
