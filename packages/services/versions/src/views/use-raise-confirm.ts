import { type ConfirmWords, formatNumber, useLocale } from '@console-widgets/ui'
import { useVersionsText } from '../generated/text.ts'

/** Words that confirm a higher rollout percentage, which can't be lowered. */
export function useRaiseConfirm(): (from: number, to: number) => ConfirmWords {
  const text = useVersionsText()
  const locale = useLocale()
  const percent = (value: number) => formatNumber(value / 100, locale, { style: 'percent', maximumFractionDigits: 2 })
  return (from, to) => ({
    title: text('versions.phased.raise.title', { from: percent(from), to: percent(to) }),
    description: text('versions.phased.raise.body'),
  })
}
