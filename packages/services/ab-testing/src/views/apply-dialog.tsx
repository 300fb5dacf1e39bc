import { Callout, FigureTable, FormDialog, QueryView, RadioGroup, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { type Experiment, experimentData, type Plan, planData, resultData } from '../data.ts'
import { useAbTestingText } from '../generated/text.ts'
import { applyInput } from '../schemas.ts'
import { suggestVariant } from '../suggest-variant.ts'

interface ApplyDialogProps {
  experiment: Experiment
  open: boolean
  onOpenChange: (open: boolean) => void
}

const schema = v.pick(applyInput, ['variantId'])

/** Dialog that publishes the values of a variant, and shows what changes. It begins with what the result speaks for. */
export function ApplyDialog(props: ApplyDialogProps) {
  const { experiment } = props
  const { result } = useData(resultData, experiment.experimentId)
  return (
    <QueryView query={result}>
      {({ metrics }) => (
        <Choice {...props} suggested={suggestVariant(metrics) ?? experiment.variants[0]?.variantId ?? ''} />
      )}
    </QueryView>
  )
}

/** @param suggested variant that is chosen at first */
function Choice({ experiment, suggested, open, onOpenChange }: ApplyDialogProps & { suggested: string }) {
  const text = useAbTestingText()
  const toasts = useToast()
  const { experimentId, appId, kind, variants, windowDays, currency } = experiment
  const { apply } = useData(experimentData, experimentId)
  const { plan } = useData(planData, appId, windowDays, currency)
  return (
    <FormDialog<v.InferInput<typeof schema>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('ab-testing.apply.title')}
      description={text(kind === 'message' ? 'ab-testing.apply.message' : 'ab-testing.apply.body')}
      schema={schema}
      defaults={{ variantId: suggested }}
      submitLabel={text('ab-testing.apply.publish')}
      draft={false}
      onSubmit={async (values) => {
        await apply.run({ experimentId, ...values })
        toasts.show({ tone: 'success', title: text('ab-testing.applied.done') })
      }}
    >
      {({ variantId }) => (
        <>
          <RadioGroup
            name="variantId"
            label={text('ab-testing.apply.choose')}
            choices={variants.map((variant) => ({ value: variant.variantId, label: variant.variantName }))}
          />
          <QueryView query={plan}>
            {({ parameters, messages }) => {
              const variant = variants.find((each) => each.variantId === variantId)
              return kind === 'message' ? (
                <VersionChange {...{ messages, variant }} />
              ) : (
                <Changes {...{ parameters, variant }} />
              )
            }}
          </QueryView>
        </>
      )}
    </FormDialog>
  )
}

/** The version that everyone gets now, and that of the variant. */
function VersionChange({
  messages,
  variant,
}: {
  messages: Plan['messages']
  variant: Experiment['variants'][number] | undefined
}) {
  const text = useAbTestingText()
  const [chosen] = variant?.values ?? []
  const message = messages.find(({ messageId }) => messageId === chosen?.key)
  const write = (version: number) => text('ab-testing.message.version.of', { version })
  if (!chosen || message?.version === Number(chosen.value))
    return <Callout>{text('ab-testing.apply.message.same')}</Callout>
  return (
    <FigureTable
      title={text('ab-testing.apply.title')}
      rowHeading={text('ab-testing.message')}
      columns={[text('ab-testing.apply.now'), text('ab-testing.apply.then')]}
      rows={[
        {
          id: chosen.key,
          name: message?.messageName ?? chosen.key,
          values: [message ? write(message.version) : '–', write(Number(chosen.value))],
        },
      ]}
    />
  )
}

/** What the published config has, and what it would have. */
function Changes({
  parameters,
  variant,
}: {
  parameters: Plan['parameters']
  variant: Experiment['variants'][number] | undefined
}) {
  const text = useAbTestingText()
  const write = (value: string | null) => value ?? text('ab-testing.codeDefault')
  const changes = (variant?.values ?? []).map(({ key, value }) => ({
    key,
    value,
    now: parameters.find((parameter) => parameter.key === key),
  }))
  if (changes.every(({ value, now }) => now?.value === value && now.conditionalValues === 0))
    return <Callout>{text('ab-testing.apply.same')}</Callout>
  return (
    <FigureTable
      title={text('ab-testing.apply.title')}
      rowHeading={text('ab-testing.apply.parameter')}
      columns={[text('ab-testing.apply.now'), text('ab-testing.apply.then')]}
      rows={changes.map(({ key, value, now }) => ({
        id: key,
        name: <code>{key}</code>,
        values: [
          now ? (
            <>
              {write(now.value)}
              {now.conditionalValues > 0 ? (
                <span className="block text-muted">
                  {text('ab-testing.apply.conditional', { count: now.conditionalValues })}
                </span>
              ) : null}
            </>
          ) : (
            text('ab-testing.apply.missing')
          ),
          write(value),
        ],
      }))}
    />
  )
}
