import {
  Button,
  Checkbox,
  Dialog,
  DialogContent,
  Segmented,
  Select,
  TextArea,
  TextField,
  useAskToDiscard,
} from '@console-widgets/ui'
import { useState } from 'react'
import { useRemoteConfigText } from '../generated/text.ts'
import {
  fits,
  keyForm,
  type Parameter,
  problemBySchema,
  type Template,
  templateLimits,
  type ValueType,
  valueTypes,
} from '../model.ts'
import { useSaving } from './use-saving.tsx'

interface ParameterDialogProps {
  /** Undefined: a new one. */
  parameter: Parameter | undefined
  template: Template
  onClose: () => void
  onSave: (before: Parameter | undefined, after: Parameter | undefined) => Promise<void>
}

const empty: Parameter = {
  key: '',
  valueType: 'string',
  description: '',
  group: '',
  defaultValue: '',
  values: [],
}

/** Dialog that edits a parameter with its default and its conditional values. */
export function ParameterDialog({ parameter, template, onClose, onSave }: ParameterDialogProps) {
  const text = useRemoteConfigText()
  const askToDiscard = useAskToDiscard()
  const [start] = useState(parameter ?? empty)
  const [now, setNow] = useState(start)
  const [isTried, setTried] = useState(false)
  const { pending, notice, attempt } = useSaving()
  const change = (part: Partial<Parameter>) => setNow((before) => ({ ...before, ...part }))
  const close = async () => {
    if (now === start || (await askToDiscard())) onClose()
  }
  const isTaken = now.key !== parameter?.key && template.parameters.some(({ key }) => key === now.key)
  const keyError = isTaken
    ? text('remote-config.key.taken')
    : keyForm.test(now.key)
      ? undefined
      : text('remote-config.key.rule')
  const schema = now.valueType === 'json' ? now.schema : undefined
  const found = schema ? problemBySchema(schema, null) : undefined
  const schemaError = found ? text('remote-config.schema.wrong', { detail: found.detail }) : undefined
  /** What is wrong with a value: its type, or what the schema demands. Patterns are checked when the draft is saved. */
  const errorOf = (value: string | null) => {
    if (!fits(now.valueType, value)) return text(`remote-config.value.${now.valueType}`)
    const problem = schema && !schemaError ? problemBySchema(schema, value) : undefined
    return problem && text('remote-config.schema.value', { detail: problem.detail })
  }
  const isGood =
    !keyError &&
    !schemaError &&
    errorOf(now.defaultValue) === undefined &&
    now.values.every(({ value }) => errorOf(value) === undefined)
  const run = async (after: Parameter | undefined) => {
    setTried(true)
    if (after && !isGood) return
    await attempt(async () => {
      await onSave(parameter, after)
      onClose()
    })
  }
  const open = template.conditions.filter(({ name }) => now.values.every(({ condition }) => condition !== name))
  return (
    <Dialog open onOpenChange={() => void close()}>
      <DialogContent
        size="large"
        title={parameter ? parameter.key : text('remote-config.parameter.create')}
        description={text('remote-config.parameter.body')}
        closeLabel={text('remote-config.close')}
        footer={
          <>
            {parameter ? (
              <Button tone="danger" className="me-auto" pending={pending} onClick={() => void run(undefined)}>
                {text('remote-config.parameter.delete')}
              </Button>
            ) : null}
            <Button onClick={() => void close()}>{text('remote-config.cancel')}</Button>
            <Button tone="primary" pending={pending} onClick={() => void run(now)}>
              {text('remote-config.saveDraft')}
            </Button>
          </>
        }
      >
        <div className="@container flex flex-col gap-4">
          {notice}
          <TextField
            label={text('remote-config.key')}
            help={text('remote-config.key.rule')}
            mono
            required
            maxLength={templateLimits.key}
            value={now.key}
            onChange={(key) => change({ key: key.trim() })}
            {...(isTried && keyError ? { error: keyError } : {})}
          />
          <Segmented
            label={text('remote-config.type')}
            value={now.valueType}
            onChange={(valueType) => change({ valueType })}
            choices={valueTypes.map((value) => ({ value, label: text(`remote-config.type.${value}`) }))}
          />
          <div className="grid gap-4 @sm:grid-cols-2">
            <TextField
              label={text('remote-config.group')}
              maxLength={templateLimits.group}
              value={now.group}
              onChange={(group) => change({ group })}
            />
            <TextField
              label={text('remote-config.description')}
              maxLength={templateLimits.description}
              value={now.description}
              onChange={(description) => change({ description })}
            />
          </div>
          {now.valueType === 'json' ? (
            <TextArea
              label={text('remote-config.schema')}
              help={text('remote-config.schema.help')}
              mono
              rows={3}
              maxLength={templateLimits.schema}
              value={now.schema ?? ''}
              onChange={(next) => change({ schema: next.trim() === '' ? null : next })}
              {...(schemaError ? { error: schemaError } : {})}
            />
          ) : null}
          {now.values.map(({ condition, value }) => (
            <ValueField
              key={condition}
              label={text('remote-config.valueFor', { condition })}
              type={now.valueType}
              value={value}
              error={errorOf(value)}
              onChange={(next) =>
                change({
                  values: now.values.map((each) => (each.condition === condition ? { condition, value: next } : each)),
                })
              }
              onRemove={() => change({ values: now.values.filter((each) => each.condition !== condition) })}
            />
          ))}
          {open.length > 0 ? (
            <Select
              label={text('remote-config.addValue')}
              placeholder={text('remote-config.addValue.choose')}
              value={undefined}
              onChange={(condition) =>
                change({ values: [...now.values, { condition, value: now.valueType === 'boolean' ? 'true' : '' }] })
              }
              choices={open.map(({ name }) => ({ value: name, label: name }))}
            />
          ) : null}
          <ValueField
            label={text('remote-config.default')}
            type={now.valueType}
            value={now.defaultValue}
            error={errorOf(now.defaultValue)}
            onChange={(defaultValue) => change({ defaultValue })}
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}

interface ValueFieldProps {
  label: string
  type: ValueType
  /** Null: the default of the app’s own code. */
  value: string | null
  error: string | undefined
  onChange: (value: string | null) => void
  onRemove?: () => void
}

function ValueField({ label, type, value, error, onChange, onRemove }: ValueFieldProps) {
  const text = useRemoteConfigText()
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line p-3">
      {value === null ? (
        <span className="font-medium">{label}</span>
      ) : type === 'boolean' ? (
        <Select
          label={label}
          value={value}
          onChange={onChange}
          choices={[
            { value: 'true', label: 'true' },
            { value: 'false', label: 'false' },
          ]}
          placeholder={text('remote-config.value.boolean')}
        />
      ) : (
        <TextArea label={label} mono rows={type === 'json' ? 3 : 1} value={value} onChange={onChange} error={error} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label={text('remote-config.codeDefault')}
          value={value === null}
          onChange={(isCode) => onChange(isCode ? null : type === 'boolean' ? 'false' : '')}
        />
        {onRemove ? (
          <Button size="small" onClick={onRemove}>
            {text('remote-config.removeValue')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
