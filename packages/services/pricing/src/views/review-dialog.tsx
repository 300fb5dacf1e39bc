import { Comparison, DateTimeField, FormDialog, RadioGroup } from '@console-widgets/ui'
import { dateInputText } from '@console-widgets/core/formats'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { usePricingText } from '../generated/text.ts'
import { useCountryName } from './use-prices.ts'

interface ReviewDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  submitLabel: string
  /** Saves: immediately, or for a day. */
  onSubmit: (startDay: string | undefined) => Promise<void>
  children: ReactNode
}

const schema = v.pipe(
  v.object({ when: v.picklist(['now', 'later']), day: v.optional(v.number()) }),
  v.forward(
    v.check(({ when, day }) => when === 'now' || day !== undefined, ''),
    ['day'],
  ),
)
type Values = v.InferOutput<typeof schema>

/** Dialog that shows changes of prices before they are saved, and asks when they begin. */
export function ReviewDialog({ onSubmit, children, ...dialog }: ReviewDialogProps) {
  const text = usePricingText()
  return (
    <FormDialog<Values>
      {...dialog}
      size="large"
      schema={schema}
      defaults={{ when: 'now' }}
      onSubmit={({ when, day }) =>
        onSubmit(when === 'later' && day !== undefined ? dateInputText(day, true) : undefined)
      }
    >
      {({ when }) => (
        <>
          <RadioGroup
            name="when"
            label={text('pricing.review.when')}
            choices={[
              { value: 'now', label: text('pricing.review.now') },
              { value: 'later', label: text('pricing.review.later') },
            ]}
          />
          {when === 'later' ? (
            <DateTimeField
              name="day"
              label={text('pricing.review.day')}
              help={text('pricing.review.day.help')}
              dateOnly
              required
            />
          ) : null}
          {children}
        </>
      )}
    </FormDialog>
  )
}

/** A price that changes, as written. */
export interface ChangedPrice {
  country: string
  /** Null: there was none. */
  before: string | null
  after: string
}

/** Each price that changes, before and after. */
export function ChangedPrices({ changes }: { changes: readonly ChangedPrice[] }) {
  const text = usePricingText()
  const nameOf = useCountryName()
  return (
    <div
      className="max-h-80 overflow-auto focus-ring"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that keys have to reach it
      tabIndex={0}
      role="group"
      aria-label={text('pricing.review.title')}
    >
      <Comparison
        label={text('pricing.review.title')}
        beforeLabel={text('pricing.review.before')}
        afterLabel={text('pricing.review.after')}
        values={changes.map(({ country, before, after }) => ({ label: nameOf(country), before, after }))}
      />
    </div>
  )
}
