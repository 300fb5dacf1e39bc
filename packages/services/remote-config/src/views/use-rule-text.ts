import type { Rule } from '@console-widgets/conditions'
import { useRemoteConfigText } from '../generated/text.ts'
import { audienceIds } from '../model.ts'

/** Returns a function that says a rule in words, such as “Country is any of DE, FR”. */
export function useRuleText(): (rule: Rule) => string {
  const text = useRemoteConfigText()
  const nameOf = (value: string) => {
    const audience = audienceIds.find((id) => id === value)
    return audience ? text(`remote-config.audience.${audience}`) : value
  }
  return ({ subject, name, operator, values }) =>
    text('remote-config.rule', {
      subject: subject === 'attribute' ? name : text(`remote-config.subject.${subject}`),
      operator: text(`remote-config.operator.${operator}`),
      values: (subject === 'audience' ? values.map(nameOf) : values).join(operator === 'percentBetween' ? ' – ' : ', '),
    })
}

/** Returns a function that says rules in words that must all be true. */
export function useRulesText(): (allOf: readonly Rule[]) => string {
  const text = useRemoteConfigText()
  const ruleText = useRuleText()
  return (allOf) => allOf.map(ruleText).reduce((one, other) => text('remote-config.and', { one, other }))
}
