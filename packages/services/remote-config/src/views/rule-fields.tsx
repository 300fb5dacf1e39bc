import {
  conditionLimits,
  familiesOf,
  familyOf,
  isNamed,
  type Operator,
  operatorFamilies,
  problemOfRule,
  type Rule,
  type Subject,
  subjects,
} from '@console-widgets/conditions'
import { Button, Select, TextField } from '@console-widgets/ui'
import { useState } from 'react'
import { useRemoteConfigText } from '../generated/text.ts'
import { audienceIds } from '../model.ts'

interface RuleFieldsProps {
  rule: Rule
  /** Whether problems are shown. */
  isTried: boolean
  onChange: (rule: Rule) => void
  /** Undefined: it is the only rule. */
  onRemove: (() => void) | undefined
}

/** Operators that fit a subject. Someone is in an audience or not. */
function operatorsOf(subject: Subject): readonly Operator[] {
  return subject === 'audience' ? ['is', 'isNot'] : familiesOf[subject].flatMap((family) => operatorFamilies[family])
}

/** Fields of a rule: subject, operator, values. */
export function RuleFields({ rule, isTried, onChange, onRemove }: RuleFieldsProps) {
  const text = useRemoteConfigText()
  const { subject, name, operator, values } = rule
  // What was typed stays as it is, with blanks and a comma at the end.
  const [typed, setTyped] = useState(values.join(', '))
  const problem = isTried ? problemOfRule(rule) : undefined
  const readValues = (value: string, of: Operator) =>
    familyOf(of) === 'pattern'
      ? [value]
      : value
          // In Chinese, a full-width comma.
          .split(/[,，]/)
          .map((each) => each.trim())
          .filter(Boolean)
          .slice(0, conditionLimits.values)
  return (
    <div className="flex flex-col gap-2">
      <div className="grid items-start gap-3 @md:grid-cols-[1fr_1fr_2fr]">
        <Select
          label={text('remote-config.subject')}
          value={subject}
          onChange={(next) => {
            const [first = 'is'] = operatorsOf(next)
            const ofNext = next === 'audience' ? [audienceIds[0]] : readValues(typed, first)
            onChange({ subject: next, name: '', operator: first, values: ofNext })
          }}
          choices={subjects.map((value) => ({ value, label: text(`remote-config.subject.${value}`) }))}
        />
        <Select
          label={text('remote-config.operator')}
          value={operator}
          onChange={(next) =>
            onChange({ ...rule, operator: next, values: subject === 'audience' ? values : readValues(typed, next) })
          }
          choices={operatorsOf(subject).map((value) => ({ value, label: text(`remote-config.operator.${value}`) }))}
        />
        {subject === 'audience' ? (
          <Select
            label={text('remote-config.subject.audience')}
            value={values[0] ?? audienceIds[0]}
            onChange={(next) => onChange({ ...rule, values: [next] })}
            choices={audienceIds.map((value) => ({ value, label: text(`remote-config.audience.${value}`) }))}
          />
        ) : (
          <TextField
            label={text('remote-config.values')}
            help={text(`remote-config.values.${familyOf(operator)}`)}
            mono
            value={typed}
            onChange={(value) => {
              setTyped(value)
              onChange({ ...rule, values: readValues(value, operator) })
            }}
            {...(problem && problem !== 'name' ? { error: text(`remote-config.problem.${problem}`) } : {})}
          />
        )}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        {isNamed(subject) ? (
          <div className="min-w-40 flex-1">
            <TextField
              label={text(subject === 'percent' ? 'remote-config.seed' : 'remote-config.attribute')}
              help={text(subject === 'percent' ? 'remote-config.seed.help' : 'remote-config.attribute.help')}
              mono
              maxLength={conditionLimits.name}
              value={name}
              onChange={(next) => onChange({ ...rule, name: next })}
              {...(problem === 'name' ? { error: text('remote-config.problem.name') } : {})}
            />
          </div>
        ) : null}
        {onRemove ? (
          <Button size="small" onClick={onRemove}>
            {text('remote-config.removeRule')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
