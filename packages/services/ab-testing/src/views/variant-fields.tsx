import {
  Button,
  Callout,
  Checkbox,
  IconButton,
  Link,
  NumberField,
  Select,
  TextArea,
  TextField,
  useRoutes,
} from '@console-widgets/ui'
import type { Plan } from '../data.ts'
import { type Draft, type DraftVariant, evenly, fits, hasNames, sumOfWeights } from '../experiment-form.ts'
import { useAbTestingText } from '../generated/text.ts'
import { experimentLimits } from '../model.ts'
import { MessageFields, VersionField } from './message-fields.tsx'
import { routes } from '../routes.ts'

interface VariantFieldsProps {
  projectId: string
  draft: Draft
  change: (part: Partial<Draft>) => void
  parameters: Plan['parameters']
  /** Published messages, if the experiment compares versions of one. */
  messages: Plan['messages'] | undefined
}

/** Names of new variants: A, B, … */
const letterOf = (at: number) => String.fromCodePoint(65 + at)

/** Variants with their shares, and the values of the chosen parameters in each. */
export function VariantFields({ projectId, draft, change, parameters, messages }: VariantFieldsProps) {
  const text = useAbTestingText()
  const routeTo = useRoutes(routes)
  const { variants, comparesSame } = draft
  const keys = (variants[0]?.values ?? []).map(({ key }) => key)
  const open = parameters.filter(({ key }) => !keys.includes(key))
  const sum = sumOfWeights(draft)
  const changeVariant = (at: number, part: Partial<DraftVariant>) =>
    change({ variants: variants.map((variant, place) => (place === at ? { ...variant, ...part } : variant)) })
  const add = () => {
    const values = variants[0]?.values ?? []
    change({ variants: evenly([...variants, { variantName: letterOf(variants.length), weight: 0, values }]) })
  }
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      {messages ? <MessageFields {...{ draft, change, messages }} /> : null}
      {parameters.length === 0 && !messages ? (
        <Callout
          tone="warning"
          action={<Link to={routeTo('remote-config.config', { projectId })}>{text('ab-testing.parameters.open')}</Link>}
        >
          {text('ab-testing.parameters.none')}
        </Callout>
      ) : null}
      {keys.length > 0 && !messages ? (
        <div className="flex flex-wrap gap-2">
          {keys.map((key) => (
            <span key={key} className="flex items-center gap-1 rounded-md border border-line ps-2 font-mono text-sm">
              {key}
              <IconButton
                size="small"
                icon="close"
                label={text('ab-testing.parameters.remove', { key })}
                onClick={() =>
                  change({
                    variants: variants.map((variant) => ({
                      ...variant,
                      values: variant.values.filter((each) => each.key !== key),
                    })),
                  })
                }
              />
            </span>
          ))}
        </div>
      ) : null}
      {open.length > 0 && !messages && keys.length < experimentLimits.parameters ? (
        <Select
          label={text('ab-testing.parameters.add')}
          placeholder={text('ab-testing.parameters.choose')}
          value={undefined}
          choices={open.map(({ key, heldBy }) => ({
            value: key,
            label: heldBy ? text('ab-testing.parameters.held', { key, name: heldBy.experimentName }) : key,
          }))}
          onChange={(key) => {
            const value = parameters.find((each) => each.key === key)?.value ?? null
            change({
              variants: variants.map((variant) => ({ ...variant, values: [...variant.values, { key, value }] })),
            })
          }}
        />
      ) : null}
      <ol className="flex min-w-0 flex-col gap-3">
        {variants.map((variant, at) => (
          <li key={at} className="flex min-w-0 flex-col gap-3 rounded-lg border border-line p-3">
            <div className="grid items-end gap-3 @sm:grid-cols-[minmax(0,1fr)_120px_auto]">
              <TextField
                label={at === 0 ? text('ab-testing.variant.control') : text('ab-testing.variant.name')}
                maxLength={experimentLimits.variantName}
                value={variant.variantName}
                onChange={(variantName) => changeVariant(at, { variantName })}
              />
              <NumberField
                label={text('ab-testing.weight')}
                min={1}
                max={99}
                unit="%"
                value={variant.weight}
                onChange={(weight) => changeVariant(at, { weight: weight ?? 0 })}
              />
              {at > 0 && variants.length > 2 ? (
                <Button
                  icon="trash"
                  onClick={() => change({ variants: evenly(variants.filter((_, place) => place !== at)) })}
                >
                  {text('ab-testing.variant.remove')}
                </Button>
              ) : null}
            </div>
            {messages ? (
              <VersionField {...{ variant, messages }} onChange={(values) => changeVariant(at, { values })} />
            ) : null}
            {(messages ? [] : variant.values).map(({ key, value }) => (
              <ValueField
                key={key}
                name={key}
                type={parameters.find((each) => each.key === key)?.valueType ?? 'string'}
                value={value}
                onChange={(next) =>
                  changeVariant(at, {
                    values: variant.values.map((each) => (each.key === key ? { key, value: next } : each)),
                  })
                }
              />
            ))}
          </li>
        ))}
      </ol>
      {hasNames(draft) ? null : <Callout tone="danger">{text('ab-testing.names.wrong')}</Callout>}
      {sum === 100 ? null : (
        <Callout
          tone="danger"
          action={
            <Button size="small" onClick={() => change({ variants: evenly(variants) })}>
              {text('ab-testing.weights.even')}
            </Button>
          }
        >
          {text('ab-testing.weights.wrong', { sum })}
        </Callout>
      )}
      {variants.length < experimentLimits.variants ? (
        <Button icon="add" className="self-start" onClick={add}>
          {text('ab-testing.variant.add')}
        </Button>
      ) : null}
      <Checkbox
        label={text('ab-testing.same')}
        help={text('ab-testing.same.help')}
        value={comparesSame}
        onChange={(isSame) => change({ comparesSame: isSame })}
      />
    </div>
  )
}

interface ValueFieldProps {
  name: string
  type: Plan['parameters'][number]['valueType']
  /** Null: the default of the app’s own code. */
  value: string | null
  onChange: (value: string | null) => void
}

function ValueField({ name, type, value, onChange }: ValueFieldProps) {
  const text = useAbTestingText()
  const label = text('ab-testing.value', { key: name })
  const first = type === 'boolean' ? 'false' : type === 'number' ? '0' : type === 'json' ? '{}' : ''
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {value === null ? (
        <span className="font-medium">{label}</span>
      ) : type === 'boolean' ? (
        <Select
          label={label}
          value={value}
          onChange={onChange}
          choices={['true', 'false'].map((each) => ({ value: each, label: each }))}
        />
      ) : (
        <TextArea
          label={label}
          mono
          rows={type === 'json' ? 3 : 1}
          value={value}
          onChange={onChange}
          {...(fits(type, value) ? {} : { error: text('ab-testing.value.wrong', { type }) })}
        />
      )}
      <Checkbox
        label={text('ab-testing.useCodeDefault')}
        value={value === null}
        onChange={(isCode) => onChange(isCode ? null : first)}
      />
    </div>
  )
}
