import { useEffect, useId, useRef, useState } from 'react'
import { usePricingText } from '../generated/text.ts'
import { ladderAround, ladderOf, parsePrice, priceText, stepTier, tierOf, type DraftRow } from '../model.ts'
import { LadderChoices } from './ladder-choices.tsx'

interface PriceEditorProps {
  row: DraftRow
  /** Name of the country. */
  name: string
  /** What was typed on the row; undefined starts from the price. */
  typed: string | undefined
  /** The price that was entered; undefined leaves it. */
  onDone: (price: number | undefined) => void
}

/** Field for the price of a country, with the prices of the ladder around what is typed. */
export function PriceEditor({ row: { currency, price, automatic }, name, typed, onDone }: PriceEditorProps) {
  const text = usePricingText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const start = price ?? automatic
  const [value, setValue] = useState(typed ?? (start === null ? '' : priceText(start, currency)))
  const [isRejected, setRejected] = useState(false)
  const isDone = useRef(false)
  useEffect(() => {
    field.current?.focus()
    if (typed === undefined) field.current?.select()
  }, [typed])
  const read = parsePrice(value, currency)
  const isValid = read !== undefined && tierOf(read, currency) !== undefined
  const finish = (next: number | undefined) => {
    if (isDone.current) return
    isDone.current = true
    onDone(next)
  }
  const commit = () => {
    if (value === '') finish(undefined)
    else if (isValid) finish(read === price ? undefined : read)
    else setRejected(true)
  }
  const message =
    isRejected && !isValid
      ? read === undefined
        ? text('pricing.edit.wrong', { currency })
        : text('pricing.edit.off')
      : undefined
  return (
    <>
      <input
        ref={field}
        value={value}
        inputMode="decimal"
        aria-label={text('pricing.edit', { country: name })}
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-message`}
        onChange={(event) => {
          setRejected(false)
          setValue(event.target.value)
        }}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Enter') commit()
          else if (event.key === 'Escape') finish(undefined)
          else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            const from = read ?? start ?? (ladderOf(currency)[0] as number)
            setValue(priceText(stepTier(from, currency, event.key === 'ArrowUp' ? 1 : -1), currency))
          } else return
          if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
        }}
        onBlur={() => finish(isValid && read !== price ? read : undefined)}
        className="h-8 w-full min-w-0 rounded-md border border-line-strong bg-raised px-2 text-end text-body text-ink tabular-nums focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-danger"
      />
      <span
        style={{ top: '100%' }}
        className="absolute end-3 z-10 flex flex-col items-end gap-1 rounded-md border border-line bg-raised p-2 text-start shadow-overlay"
      >
        <span id={`${id}-message`} role="alert" className="text-sm text-danger empty:hidden">
          {message}
        </span>
        <LadderChoices prices={ladderAround(read ?? start, currency)} currency={currency} onChoose={finish} />
      </span>
    </>
  )
}
