import { formatValue, useLocale } from '@console-widgets/ui'
import type { Problem } from '../message-form.ts'
import { useAppMessagingText } from '../generated/text.ts'

const share = { style: 'percent', maximumFractionDigits: 1 } as const
const lift = { ...share, signDisplay: 'exceptZero' } as const

/** How figures and problems of messages are written. */
export function useWords() {
  const text = useAppMessagingText()
  const locale = useLocale()
  const writeShare = (value: number | null) => formatValue(value, locale, share)
  const writeLift = (value: number | null) => formatValue(value, locale, lift)
  return {
    writeNumber: (value: number) => formatValue(value, locale, {}),
    writeShare,
    writeLift,
    writeInterval: (interval: { lower: number; upper: number } | null, isLift = false) =>
      interval === null
        ? '–'
        : text('app-messaging.between', {
            lower: (isLift ? writeLift : writeShare)(interval.lower),
            upper: (isLift ? writeLift : writeShare)(interval.upper),
          }),
    /** Error of a field, if it has one. */
    errorOf: (problems: ReadonlyMap<string, Problem>, field: string): { error?: string } => {
      const problem = problems.get(field)
      return problem ? { error: text(`app-messaging.problem.${problem}`) } : {}
    },
  }
}
