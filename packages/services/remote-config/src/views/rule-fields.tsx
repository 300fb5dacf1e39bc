import {
  conditionLimits,
  familiesOf,
  familyOf,
  isNamed,
  type Operator,
  operatorFamilies,
  problemOfRule,
  type Rule,
  subjects,
} from '@console-widgets/conditions'
import { Button, Select, TextField } from '@console-widgets/ui'
import { useState } from 'react'
import { useRemoteConfigText } from '../generated/text.ts'

interface RuleFieldsProps {
  rule: Rule
  /** Whether problems are shown. */
  isTried: boolean
  onChange: (rule: Rule) => void
  /** Undefined: it is the only rule. */
  onRemove: (() => void) | undefined
}

/** Audiences need people whom the platform knows by the ID that apps send: none are yet. */
const choosable = subjects.filter((subject) => subject !== 'audience')

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
            const first = operatorFamilies[familiesOf[next][0] as keyof typeof operatorFamilies][0]
            onChange({ subject: next, name: '', operator: first, values: readValues(typed, first) })
          }}
          choices={choosable.map((value) => ({ value, label: text(`remote-config.subject.${value}`) }))}
        />
        <Select
          label={text('remote-config.operator')}
          value={operator}
          onChange={(next) => onChange({ ...rule, operator: next, values: readValues(typed, next) })}
          choices={familiesOf[subject]
            .flatMap((family) => operatorFamilies[family])
            .map((value) => ({ value, label: text(`remote-config.operator.${value}`) }))}
        />
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
