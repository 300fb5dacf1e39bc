import { problemOfRule, type Rule } from '@console-widgets/conditions'
import { Button, Dialog, DialogContent, TextField, useAskToDiscard } from '@console-widgets/ui'
import { useState } from 'react'
import { useRemoteConfigText } from '../generated/text.ts'
import { type NamedCondition, type Template, templateLimits } from '../model.ts'
import { RuleFields } from './rule-fields.tsx'
import { useSaving } from './use-saving.tsx'

interface ConditionDialogProps {
  /** Undefined: a new one. */
  condition: NamedCondition | undefined
  template: Template
  onSave: (template: Template) => Promise<void>
  onClose: () => void
}

const newRule: Rule = { subject: 'country', name: '', operator: 'is', values: [] }

/** Dialog that edits a condition: alternatives, each of rules that must all be true. */
export function ConditionDialog({ condition, template, onSave, onClose }: ConditionDialogProps) {
  const text = useRemoteConfigText()
  const askToDiscard = useAskToDiscard()
  const [start] = useState(() => ({ name: condition?.name ?? '', anyOf: condition?.anyOf ?? [{ allOf: [newRule] }] }))
  const [name, setName] = useState(start.name)
  const [anyOf, setAnyOf] = useState(start.anyOf)
  const [isTried, setTried] = useState(false)
  const { pending, notice, attempt } = useSaving()
  const close = async () => {
    if ((name === start.name && anyOf === start.anyOf) || (await askToDiscard())) onClose()
  }
  const isTaken = name.trim() !== condition?.name && template.conditions.some((each) => each.name === name.trim())
  const nameError = isTaken
    ? text('remote-config.condition.taken')
    : name.trim() === ''
      ? text('remote-config.condition.nameless')
      : undefined
  const isGood = !nameError && anyOf.every(({ allOf }) => allOf.every((rule) => !problemOfRule(rule)))
  const run = async (next: Template) => {
    await attempt(async () => {
      await onSave(next)
      onClose()
    })
  }
  const save = () => {
    setTried(true)
    if (isGood) void run(withCondition(template, condition?.name, { name: name.trim(), anyOf }))
  }
  const setRules = (at: number, allOf: Rule[]) =>
    setAnyOf(anyOf.flatMap((each, index) => (index === at ? (allOf.length > 0 ? [{ allOf }] : []) : [each])))
  return (
    <Dialog open onOpenChange={() => void close()}>
      <DialogContent
        size="large"
        title={condition ? condition.name : text('remote-config.condition.create')}
        description={text('remote-config.condition.body')}
        closeLabel={text('remote-config.close')}
        footer={
          <>
            {condition ? (
              <Button
                tone="danger"
                className="me-auto"
                pending={pending}
                onClick={() => void run(withCondition(template, condition.name, undefined))}
              >
                {text('remote-config.condition.delete')}
              </Button>
            ) : null}
            <Button onClick={() => void close()}>{text('remote-config.cancel')}</Button>
            <Button tone="primary" pending={pending} onClick={save}>
              {text('remote-config.saveDraft')}
            </Button>
          </>
        }
      >
        <div className="@container flex flex-col gap-4">
          {notice}
          <TextField
            label={text('remote-config.condition.name')}
            required
            maxLength={templateLimits.conditionName}
            value={name}
            onChange={setName}
            {...(isTried && nameError ? { error: nameError } : {})}
          />
          {anyOf.map(({ allOf }, at) => (
            <fieldset key={at} className="flex flex-col gap-3 rounded-lg border border-line p-3">
              <legend className="px-1 text-sm font-medium">
                {text(at === 0 ? 'remote-config.allOf' : 'remote-config.orAllOf')}
              </legend>
              {allOf.map((rule, index) => (
                <RuleFields
                  key={index}
                  rule={rule}
                  isTried={isTried}
                  onChange={(next) => setRules(at, allOf.with(index, next))}
                  onRemove={
                    anyOf.length > 1 || allOf.length > 1 ? () => setRules(at, allOf.toSpliced(index, 1)) : undefined
                  }
                />
              ))}
              {allOf.length < templateLimits.rules ? (
                <div>
                  <Button size="small" icon="add" onClick={() => setRules(at, [...allOf, newRule])}>
                    {text('remote-config.addRule')}
                  </Button>
                </div>
              ) : null}
            </fieldset>
          ))}
          {anyOf.length < templateLimits.alternatives ? (
            <div>
              <Button size="small" icon="add" onClick={() => setAnyOf([...anyOf, { allOf: [newRule] }])}>
                {text('remote-config.addAlternative')}
              </Button>
            </div>
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** The template with a condition changed, added, or deleted. Values follow its name, and go with it. */
function withCondition(template: Template, before: string | undefined, after: NamedCondition | undefined): Template {
  if (before === undefined) return after ? { ...template, conditions: [...template.conditions, after] } : template
  return {
    conditions: template.conditions.flatMap((each) => (each.name === before ? (after ? [after] : []) : [each])),
    parameters: template.parameters.map((parameter) => ({
      ...parameter,
      values: parameter.values.flatMap((each) =>
        each.condition === before ? (after ? [{ ...each, condition: after.name }] : []) : [each],
      ),
    })),
  }
}
