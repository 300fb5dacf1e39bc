import { QueryView, Select, TargetChoice, TextArea, TextField, useData } from '@console-widgets/ui'
import { sendablesData, type SmsSignature, type SmsTemplate, type ThirdPartyTemplate } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import {
  activityLimits as limits,
  composeSms,
  countSmsParts,
  fillSlots,
  pricePerPart,
  slotsOf,
  templateLimits,
  type Sending,
} from '../model.ts'
import { useWords } from './use-words.ts'

interface SendingFieldsProps {
  appId: string
  sending: Sending
  change: (part: Partial<Sending>) => void
}

/** What is sent, with a preview of what people get. */
export function SendingFields({ appId, sending, change }: SendingFieldsProps) {
  const text = useRecallText()
  const { templates, signatures, thirdParty } = useData(sendablesData, appId)
  if (sending.channel === 'message')
    return (
      <div className="flex min-w-0 flex-col gap-4">
        <TextField
          label={text('recall.pushTitle')}
          required
          maxLength={limits.title}
          value={sending.title}
          onChange={(title) => change({ title })}
        />
        <TextArea
          label={text('recall.pushBody')}
          required
          maxLength={limits.body}
          value={sending.body}
          onChange={(body) => change({ body })}
        />
      </div>
    )
  if (sending.channel === 'third-party')
    return (
      <QueryView query={thirdParty}>
        {({ items }) => <ThirdPartyFields appId={appId} templates={items} sending={sending} change={change} />}
      </QueryView>
    )
  return (
    <QueryView query={templates}>
      {(found) => (
        <QueryView query={signatures}>
          {(signs) => (
            <SmsFields
              appId={appId}
              templates={found.items}
              signatures={signs.items}
              sending={sending}
              change={change}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

function SmsFields({
  appId,
  templates,
  signatures,
  sending,
  change,
}: SendingFieldsProps & { templates: readonly SmsTemplate[]; signatures: readonly SmsSignature[] }) {
  const text = useRecallText()
  const template = templates.find(({ templateId }) => templateId === sending.templateId)
  const signature = signatures.find(({ signatureId }) => signatureId === sending.signatureId)
  const stateOf = (state: SmsTemplate['state']) => (state === 'passed' ? '' : ` (${text(`recall.state.${state}`)})`)
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <div className="grid gap-4 @sm:grid-cols-2">
        <Select
          label={text('recall.template')}
          placeholder={text('recall.choose')}
          value={template?.templateId}
          choices={templates.map(({ templateId, templateName, state }) => ({
            value: templateId,
            label: `${templateName}${stateOf(state)}`,
          }))}
          onChange={(templateId) => change({ templateId })}
        />
        <Select
          label={text('recall.signature')}
          placeholder={text('recall.choose')}
          value={signature?.signatureId}
          choices={signatures.map(({ signatureId, signature: name, state }) => ({
            value: signatureId,
            label: `${name}${stateOf(state)}`,
          }))}
          onChange={(signatureId) => change({ signatureId })}
        />
      </div>
      {template ? (
        <>
          <SlotFields appId={appId} text={template.text} sending={sending} change={change} />
          <SmsPreview
            sms={composeSms({
              text: fillSlots(template.text, sending.slots),
              signature: signature?.signature ?? '',
              language: template.language,
            })}
          />
        </>
      ) : null}
    </div>
  )
}

function ThirdPartyFields({
  appId,
  templates,
  sending,
  change,
}: SendingFieldsProps & { templates: readonly ThirdPartyTemplate[] }) {
  const text = useRecallText()
  const template = templates.find(({ templateId }) => templateId === sending.templateId)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Select
        label={text('recall.template')}
        placeholder={text('recall.choose')}
        value={template?.templateId}
        choices={templates.map(({ templateId, templateName }) => ({ value: templateId, label: templateName }))}
        onChange={(templateId) => change({ templateId })}
      />
      {template ? (
        <>
          <SlotFields appId={appId} text={template.body} sending={sending} change={change} />
          <p className="rounded-md border border-line bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere">
            {fillSlots(template.body, sending.slots)}
          </p>
        </>
      ) : null}
    </div>
  )
}

/** Names of slots that stand for an address. */
const addressNames = /link|url|address|page|survey|form/i

/** Values of the slots of a template. Those for addresses can be filled with the app’s own. */
function SlotFields({ appId, text: template, sending, change }: SendingFieldsProps & { text: string }) {
  const text = useRecallText()
  const { targets } = useData(sendablesData, appId)
  return slotsOf(template).map((slot) => {
    const label = text('recall.slot', { name: `{${slot}}` })
    const value = sending.slots[slot] ?? ''
    const fill = (next: string) => change({ slots: { ...sending.slots, [slot]: next } })
    return (
      <div key={slot} className="flex min-w-0 flex-col gap-2">
        <TextField label={label} required maxLength={templateLimits.slotValue} value={value} onChange={fill} />
        {addressNames.test(slot) || /^https?:/i.test(value) ? (
          <TargetChoice
            label={text('recall.target', { field: label })}
            placeholder={text('recall.target.choose')}
            targets={targets}
            headingOf={(kind) => text(`recall.target.${kind}`)}
            value={value}
            onChoose={fill}
          />
        ) : null}
      </div>
    )
  })
}

/** An SMS as people get it, with its parts and what they cost. */
function SmsPreview({ sms }: { sms: string }) {
  const text = useRecallText()
  const { writeCost, writeNumber } = useWords()
  const { parts, length, encoding, left } = countSmsParts(sms)
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-sm text-muted">{text('recall.preview')}</figcaption>
      <p className="w-fit max-w-full rounded-lg border border-line bg-sunken px-3 py-2 whitespace-pre-wrap wrap-anywhere">
        {sms}
      </p>
      <p className="text-sm text-muted" role="status">
        <span className="font-medium text-ink">
          {text('recall.parts', { parts })} · {writeCost(parts * pricePerPart)}
        </span>{' '}
        {text('recall.parts.detail', {
          length: writeNumber(length),
          encoding: encoding === 'gsm-7' ? 'GSM-7' : 'UCS-2',
          left: writeNumber(left),
        })}
      </p>
    </figure>
  )
}
