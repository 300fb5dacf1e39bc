import { formatDate } from '@console-widgets/core/formats'
import { useLanguage } from '@console-widgets/ui'
import type { AnswerOf } from '@console-widgets/contract'
import type { calls } from '../contract.ts'
import { useQualificationText } from '../generated/text.ts'

type Items = AnswerOf<(typeof calls)['qualification.not-required-qualification.get']>['items']

/** Documents that an app doesn’t need, each with the fact that frees it. */
export function NotRequired({ items }: { items: Items }) {
  const text = useQualificationText()
  const language = useLanguage()
  return (
    <ul className="grid gap-x-6 gap-y-1.5 @md:grid-cols-2">
      {items.map(({ ruleId, feature, group, fact, from }) => (
        <li key={ruleId}>
          {text(`qualification.rule.${ruleId}`)}
          <span className="block text-sm text-muted">
            {fact === 'feature'
              ? text('qualification.free.feature', { feature: text(`qualification.feature.${feature}`) })
              : fact === 'country'
                ? text('qualification.free.country', { group: text(`qualification.group.${group}`) })
                : text('qualification.free.date', { date: formatDate(from, language) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
