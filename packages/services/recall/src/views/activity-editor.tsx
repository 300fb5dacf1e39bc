import { Callout, DateTimeField, NumberField, Section, TextField, useData, useUnsaved } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { type Activity, activityData } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import { activityLimits as limits, type ActivityContent } from '../model.ts'
import { AudienceFields } from './audience-fields.tsx'
import { Reach } from './reach.tsx'
import { SendingFields } from './sending-fields.tsx'
import { usePrice } from './use-price.ts'

interface ActivityEditorProps {
  activity: Activity
  readOnly: boolean
  onChanged: (isChanged: boolean) => void
}

/** The settings of a campaign, with whom it reaches beside them. */
export function ActivityEditor({ activity, readOnly, onChanged }: ActivityEditorProps) {
  const text = useRecallText()
  const { campaignId, appId, state, problems } = activity
  const stored = { activityName: activity.activityName, content: activity.content as ActivityContent }
  const [draft, setDraft] = useState(stored)
  const { update } = useData(activityData, campaignId)
  const { content } = draft
  const price = usePrice(appId, content)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored)
  const change = (part: Partial<ActivityContent>) => setDraft({ ...draft, content: { ...content, ...part } })
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  useUnsaved(
    isChanged
      ? {
          async save() {
            const saved = await update.run({ campaignId, ...draft })
            if (saved) setDraft({ activityName: saved.activityName, content: saved.content as ActivityContent })
            return 0
          },
          discard: () => setDraft(stored),
          saved: text('recall.activity.saved'),
        }
      : undefined,
  )
  // Problems are found when it is saved. Of what has changed since then, they may be gone.
  const left = problems.filter((problem) => {
    const part = problem === 'version' ? audienceOf : sendingOf
    return JSON.stringify(part(content)) === JSON.stringify(part(stored.content))
  })
  // The audience can't change once the campaign has started.
  const isFixed = readOnly || state !== 'draft'
  return (
    <div className="@container min-w-0">
      <div className="grid min-w-0 gap-6 @md:grid-cols-[minmax(0,1fr)_minmax(260px,340px)]">
        <div className="flex min-w-0 flex-col gap-6">
          <fieldset disabled={readOnly} className="flex min-w-0 flex-col gap-6">
            <TextField
              label={text('recall.name')}
              required
              maxLength={limits.name}
              value={draft.activityName}
              onChange={(activityName) => setDraft({ ...draft, activityName })}
            />
            <Section title={text('recall.content')}>
              <SendingFields appId={appId} sending={content} change={change} />
            </Section>
          </fieldset>
          <fieldset disabled={isFixed} className="flex min-w-0 flex-col gap-6">
            <Section title={text('recall.audience')} description={text('recall.audience.body')}>
              <AudienceFields audience={content.audience} holdout={content.holdout} change={change} />
            </Section>
            <Section title={text('recall.schedule')} description={text('recall.quiet')}>
              <div className="@container">
                <div className="grid gap-4 @sm:grid-cols-2">
                  <DateTimeField
                    label={text('recall.start')}
                    help={text('recall.start.help')}
                    {...(content.startTime === null ? {} : { value: content.startTime })}
                    onChange={(value) => change({ startTime: value ?? null })}
                  />
                  <NumberField
                    label={text('recall.duration')}
                    help={text('recall.duration.help')}
                    unit={text('recall.days')}
                    min={1}
                    max={limits.days}
                    required
                    value={content.days}
                    onChange={(days = 0) => change({ days })}
                  />
                </div>
              </div>
            </Section>
          </fieldset>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {left.length > 0 && !readOnly ? (
            <Callout tone="warning" title={text('recall.problems')}>
              <ul className="flex list-disc flex-col gap-1 ps-4">
                {left.map((problem) => (
                  <li key={problem}>{text(`recall.problem.${problem}`)}</li>
                ))}
              </ul>
            </Callout>
          ) : null}
          {isFixed ? null : (
            <Section title={text('recall.reach')}>
              <Reach appId={appId} audience={content.audience} holdout={content.holdout} price={price} />
            </Section>
          )}
        </div>
      </div>
    </div>
  )
}

const audienceOf = ({ audience }: ActivityContent) => audience

/** What is sent, without to whom and when. */
const sendingOf = ({ templateId, signatureId, slots, title, body }: ActivityContent) => [
  templateId,
  signatureId,
  Object.entries(slots).sort(),
  title,
  body,
]
