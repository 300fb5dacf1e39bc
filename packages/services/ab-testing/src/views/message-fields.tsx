import { Callout, Select } from '@console-widgets/ui'
import type { Plan } from '../data.ts'
import type { Draft, DraftVariant } from '../experiment-form.ts'
import { useAbTestingText } from '../generated/text.ts'

interface MessageFieldsProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
  messages: Plan['messages']
}

/** The message whose versions an experiment compares. Each variant begins with another of them, the newest first. */
export function MessageFields({ draft, change, messages }: MessageFieldsProps) {
  const text = useAbTestingText()
  if (messages.length === 0) return <Callout tone="warning">{text('ab-testing.message.none')}</Callout>
  return (
    <Select
      label={text('ab-testing.message')}
      placeholder={text('ab-testing.message.choose')}
      value={draft.variants[0]?.values[0]?.key}
      choices={messages.map(({ messageId, messageName }) => ({ value: messageId, label: messageName }))}
      onChange={(key) => {
        const versions = messages.find(({ messageId }) => messageId === key)?.versions ?? []
        change({
          variants: draft.variants.map((variant, at) => ({
            ...variant,
            values: [{ key, value: String(versions[at] ?? versions[0] ?? '') }],
          })),
        })
      }}
    />
  )
}

interface VersionFieldProps {
  variant: DraftVariant
  messages: Plan['messages']
  onChange: (values: DraftVariant['values']) => void
}

/** Version of the message that a variant shows. */
export function VersionField({ variant, messages, onChange }: VersionFieldProps) {
  const text = useAbTestingText()
  const [chosen] = variant.values
  const message = messages.find(({ messageId }) => messageId === chosen?.key)
  if (!chosen || !message) return null
  return (
    <Select
      label={text('ab-testing.message.version')}
      value={chosen.value ?? undefined}
      choices={message.versions.map((version) => ({
        value: String(version),
        label: text(version === message.version ? 'ab-testing.message.version.live' : 'ab-testing.message.version.of', {
          version,
        }),
      }))}
      onChange={(value) => onChange([{ key: chosen.key, value }])}
    />
  )
}
