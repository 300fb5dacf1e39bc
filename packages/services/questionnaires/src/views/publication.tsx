import { isWebAddress } from '@console-widgets/core/formats'
import {
  Callout,
  Checkbox,
  CopyButton,
  DateTimeField,
  lazyPart,
  Link,
  Meter,
  NumberField,
  OutsideLink,
  RadioGroup,
  Section,
  useData,
  useRoutes,
  useUnsaved,
} from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { type Questionnaire, questionnaireData } from '../data.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import { isEditable, questionnaireLimits } from '../model.ts'
import { routes } from '../routes.ts'

/** Drawn by a library that nothing else needs. */
const QrCode = lazyPart(() => import('@console-widgets/ui/codes').then((module) => module.QrCode))

type Settings = Pick<Questionnaire, 'anonymous' | 'asksPhone' | 'startTime' | 'endTime' | 'quota'>

const settingsOf = ({ anonymous, asksPhone, startTime, endTime, quota }: Settings): Settings => ({
  anonymous,
  asksPhone,
  startTime,
  endTime,
  quota,
})

/** How people get to a questionnaire: who may answer, when, how many, and its address. */
export function Publication({ questionnaire }: { questionnaire: Questionnaire }) {
  const text = useQuestionnairesText()
  const { content, questionnaireId, quota, responses, status } = questionnaire
  const { update } = useData(questionnaireData, questionnaireId)
  const stored = settingsOf(questionnaire)
  const [settings, setSettings] = useState(stored)
  const change = (part: Partial<Settings>) => setSettings({ ...settings, ...part })
  const isChanged = JSON.stringify(settings) !== JSON.stringify(stored)
  const { anonymous, asksPhone, startTime, endTime } = settings
  const isWrong = startTime !== null && endTime !== null && endTime <= startTime
  useUnsaved(
    isChanged
      ? {
          async save() {
            if (isWrong) return 1
            const saved = await update.run({ questionnaireId, content, ...settings })
            if (saved) setSettings(settingsOf(saved))
            return 0
          },
          discard: () => setSettings(stored),
          saved: text('questionnaires.saved'),
        }
      : undefined,
  )
  return (
    <div className="flex max-w-[42rem] min-w-0 flex-col gap-6">
      <Address questionnaire={questionnaire} />
      {quota === null ? null : (
        <Meter
          label={text('questionnaires.quota')}
          value={responses}
          max={quota}
          text={text('questionnaires.quota.used', { count: responses, most: quota })}
        />
      )}
      <fieldset disabled={!isEditable(status)} className="m-0 flex min-w-0 flex-col gap-5 border-0 p-0">
        <RadioGroup
          label={text('questionnaires.who')}
          value={anonymous}
          onChange={(value) => change({ anonymous: value, asksPhone: value ? false : asksPhone })}
          choices={[
            { value: true, label: text('questionnaires.who.anyone'), help: text('questionnaires.who.anyone.help') },
            {
              value: false,
              label: text('questionnaires.who.signedIn'),
              help: text('questionnaires.who.signedIn.help'),
            },
          ]}
        />
        <Checkbox
          label={text('questionnaires.asksPhone')}
          help={text('questionnaires.asksPhone.help')}
          value={asksPhone}
          disabled={anonymous}
          onChange={(value) => change({ asksPhone: value })}
        />
        <DateTimeField
          label={text('questionnaires.starts')}
          value={startTime ?? undefined}
          onChange={(value) => change({ startTime: value ?? null })}
        />
        <DateTimeField
          label={text('questionnaires.ends')}
          value={endTime ?? undefined}
          onChange={(value) => change({ endTime: value ?? null })}
          {...(isWrong ? { error: text('questionnaires.ends.wrong') } : {})}
        />
        <NumberField
          label={text('questionnaires.quota')}
          help={text('questionnaires.quota.help')}
          min={1}
          max={questionnaireLimits.quota}
          value={settings.quota ?? undefined}
          onChange={(value) => change({ quota: value ?? null })}
        />
      </fieldset>
    </div>
  )
}

function Address({
  questionnaire: { address, anonymous, content, opening, publicId, status },
}: {
  questionnaire: Questionnaire
}) {
  const text = useQuestionnairesText()
  const routeTo = useRoutes(routes)
  if (status === 'draft') return <Callout>{text('questionnaires.address.draft')}</Callout>
  const { hiddenFields = [] } = content
  const tag = `<cw-questionnaire-form public-id="${publicId}"></cw-questionnaire-form>`
  return (
    <Section title={text('questionnaires.address')}>
      {opening === 'open' ? null : <Callout>{text(`questionnaires.opening.${opening}`)}</Callout>}
      <p className="flex min-w-0 flex-wrap items-center gap-2">
        <code className="min-w-0 font-mono text-sm wrap-anywhere">{address}</code>
        <CopyButton value={address} label={text('questionnaires.address')} />
      </p>
      <Suspense fallback={<div className="size-36" />}>
        <QrCode value={address} label={text('questionnaires.address.code')} />
      </Suspense>
      {hiddenFields.length === 0 ? null : (
        <p className="min-w-0 text-sm wrap-anywhere text-muted">
          {text('questionnaires.hidden.example')}{' '}
          <code className="font-mono">{`${address}?${hiddenFields.map((name) => `${name}=…`).join('&')}`}</code>
        </p>
      )}
      <p className="flex flex-wrap gap-4 text-sm">
        {anonymous && isWebAddress(address) ? (
          <OutsideLink href={address}>{text('questionnaires.address.open')}</OutsideLink>
        ) : null}
        <Link to={routeTo('questionnaires.answer', { publicId })} className="underline">
          {text('questionnaires.address.answer')}
        </Link>
      </p>
      <p className="text-sm text-muted">{text('questionnaires.address.tag')}</p>
      <p className="flex min-w-0 flex-wrap items-center gap-2">
        <code className="min-w-0 font-mono text-sm wrap-anywhere">{tag}</code>
        <CopyButton value={tag} label={text('questionnaires.address.tag.copy')} />
      </p>
    </Section>
  )
}
