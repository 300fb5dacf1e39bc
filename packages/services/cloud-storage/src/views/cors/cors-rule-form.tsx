import { Checkbox, IconButton, NumberField, TextArea } from '@console-widgets/ui'
import { useState } from 'react'
import { corsMethods, type CorsRule, storageLimits } from '../../model.ts'
import { useCorsText } from '../../generated/text.ts'

export interface CorsRuleFormProps {
  number: number
  count: number
  rule: CorsRule
  readOnly: boolean
  problem: (field: keyof CorsRule) => boolean
  onChange: (rule: CorsRule) => void
  onRemove: () => void
  onMove: (by: 1 | -1) => void
}

/** Form for one rule: origins, methods, headers, and the preflight cache time. */
export function CorsRuleForm({
  number,
  count,
  rule,
  readOnly,
  problem,
  onChange,
  onRemove,
  onMove,
}: CorsRuleFormProps) {
  const text = useCorsText()
  const change = (part: Partial<CorsRule>) => onChange({ ...rule, ...part })
  const wrong = (field: keyof CorsRule) => (problem(field) ? text(`cloud-storage.cors.${field}.wrong`) : undefined)
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-raised p-gutter">
      <legend className="sr-only">{text('cloud-storage.cors.rule', { number })}</legend>
      <div className="flex items-center gap-1">
        <h2 aria-hidden="true" className="flex-1 font-semibold">
          {text('cloud-storage.cors.rule', { number })}
        </h2>
        {readOnly ? null : (
          <>
            {number > 1 ? (
              <IconButton
                size="small"
                icon="arrow-up"
                label={text('cloud-storage.cors.up', { number })}
                onClick={() => onMove(-1)}
              />
            ) : null}
            {number < count ? (
              <IconButton
                size="small"
                icon="arrow-down"
                label={text('cloud-storage.cors.down', { number })}
                onClick={() => onMove(1)}
              />
            ) : null}
            <IconButton
              size="small"
              icon="trash"
              label={text('cloud-storage.cors.remove', { number })}
              onClick={onRemove}
            />
          </>
        )}
      </div>
      <Lines
        label={text('cloud-storage.cors.origins')}
        help={text('cloud-storage.cors.origins.help')}
        error={wrong('origins')}
        disabled={readOnly}
        value={rule.origins}
        onChange={(origins) => change({ origins })}
      />
      <div role="group" aria-label={text('cloud-storage.cors.methods')} className="flex flex-col gap-1.5">
        <span className="text-sm font-medium">{text('cloud-storage.cors.methods')}</span>
        <div className="flex flex-wrap gap-x-5 gap-y-1.5">
          {corsMethods.map((method) => (
            <Checkbox
              key={method}
              label={method}
              disabled={readOnly}
              value={rule.methods.includes(method)}
              onChange={(on) =>
                change({ methods: corsMethods.filter((each) => (each === method ? on : rule.methods.includes(each))) })
              }
            />
          ))}
        </div>
        {problem('methods') ? <p className="text-sm text-danger">{text('cloud-storage.cors.methods.wrong')}</p> : null}
      </div>
      <div className="grid gap-3 @md:grid-cols-2">
        <Lines
          label={text('cloud-storage.cors.headers')}
          help={text('cloud-storage.cors.headers.help')}
          error={wrong('headers')}
          disabled={readOnly}
          value={rule.headers}
          onChange={(headers) => change({ headers })}
        />
        <Lines
          label={text('cloud-storage.cors.exposeHeaders')}
          help={text('cloud-storage.cors.exposeHeaders.help')}
          error={wrong('exposeHeaders')}
          disabled={readOnly}
          value={rule.exposeHeaders}
          onChange={(exposeHeaders) => change({ exposeHeaders })}
        />
      </div>
      <NumberField
        label={text('cloud-storage.cors.maxAge')}
        help={text('cloud-storage.cors.maxAge.help')}
        error={wrong('maxAge')}
        disabled={readOnly}
        min={0}
        max={storageLimits.corsMaxAge}
        value={rule.maxAge}
        onChange={(maxAge) => change({ maxAge: maxAge ?? Number.NaN })}
      />
    </fieldset>
  )
}

interface LinesProps {
  label: string
  help: string
  error: string | undefined
  disabled: boolean
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Field for several values, one per line. Unfinished input stays as typed. */
function Lines({ value, onChange, ...field }: LinesProps) {
  const [typed, setTyped] = useState(value.join('\n'))
  const read = (text: string) =>
    text
      .split(/[\n,]/)
      .map((line) => line.trim())
      .filter(Boolean)
  const shown = JSON.stringify(read(typed)) === JSON.stringify(value) ? typed : value.join('\n')
  return (
    <TextArea
      {...field}
      rows={2}
      value={shown}
      onChange={(text) => {
        setTyped(text)
        onChange(read(text))
      }}
    />
  )
}
