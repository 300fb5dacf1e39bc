import { formatUtcDate, parseUtcDay } from '@console-widgets/core/formats'
import { QueryView, Select, useData, useLanguage, useToast } from '@console-widgets/ui'
import { useState } from 'react'
import { proposalData, type Prices, type ProposedPrices } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { parsePrice } from '../model.ts'
import { ChangedPrices, ReviewDialog } from './review-dialog.tsx'
import { usePriceText } from './use-prices.ts'

interface ReviewProposalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  prices: Prices
  proposed: ProposedPrices
}

/** Dialog that shows what proposed prices would change in the app and each of its products, and accepts them. */
export function ReviewProposal({
  open,
  onOpenChange,
  prices: { appId, appName, productNo },
  proposed,
}: ReviewProposalProps) {
  const text = usePricingText()
  const language = useLanguage()
  const toast = useToast()
  const { accept } = useData(proposalData, { appId })
  /** The app itself has no number. */
  const [shown, setShown] = useState(productNo ?? '')
  const submit = async (startDay: string | undefined) => {
    const items = proposed.items.map((item) => ({ productNo: item.productNo, revision: item.revision }))
    await accept.run({
      proposalId: proposed.proposalId,
      items,
      ...(startDay === undefined ? {} : { startDay }),
    })
    toast.show({ title: text('pricing.proposal.accepted') })
  }
  return (
    <ReviewDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('pricing.proposal.review.title')}
      description={text('pricing.proposal.review.body', {
        date: formatUtcDate(parseUtcDay(proposed.rateDay), language),
      })}
      submitLabel={text('pricing.proposal.accept')}
      onSubmit={submit}
    >
      {proposed.items.length > 1 ? (
        <Select
          label={text('pricing.proposal.item')}
          help={text('pricing.proposal.item.help')}
          value={shown}
          onChange={setShown}
          choices={proposed.items.map((item) => ({
            value: item.productNo ?? '',
            label: item.productName ?? appName,
          }))}
        />
      ) : null}
      <Differences key={shown} appId={appId} productNo={shown === '' ? undefined : shown} />
    </ReviewDialog>
  )
}

/** Each price of the app, or of a product, that would be another one. */
function Differences({ appId, productNo }: { appId: string; productNo: string | undefined }) {
  const text = usePricingText()
  const write = usePriceText()
  const { proposed } = useData(proposalData, { appId, productNo })
  const amountOf = (price: string | null, currency: string) => {
    const read = price === null ? undefined : parsePrice(price, currency)
    return read === undefined ? text('pricing.none') : write(read, currency)
  }
  return (
    <QueryView query={proposed}>
      {({ differences }) =>
        differences.length === 0 ? (
          <p className="text-muted">{text('pricing.proposal.same')}</p>
        ) : (
          <ChangedPrices
            changes={differences.map(({ country, before, currency, proposed: price }) => ({
              country,
              before: before ? amountOf(before.price, before.currency) : null,
              after: amountOf(price, currency),
            }))}
          />
        )
      }
    </QueryView>
  )
}
