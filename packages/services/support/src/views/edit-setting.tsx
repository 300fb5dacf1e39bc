import {
  Checkbox,
  CheckboxGroup,
  FormDialog,
  QueryFailure,
  Select,
  TextArea,
  TextField,
  useData,
  useFileSize,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import type { InferInput } from 'valibot'
import { configData, type ReplySetting, settingsData } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import { type AutoReply, feedbackCategories, replyLanguages } from '../model.ts'
import type { saveSettingInput } from '../schemas.ts'
import { AppField } from './app-field.tsx'
import { clockTime } from './clock-time.ts'

type Values = InferInput<typeof saveSettingInput>

/** Days of the week from Monday on which most teams work. */
const workingDays = [1, 2, 3, 4, 5]

/** Every half hour of a day. */
const halfHours = Array.from({ length: 49 }, (_, at) => ({ value: at * 30, label: clockTime(at * 30) }))

interface EditSettingProps {
  /** Undefined for an app without settings. */
  setting: ReplySetting | undefined
  onClose: () => void
}

/** Office hours and automatic replies of an app. */
export function EditSetting({ setting, onClose }: EditSettingProps) {
  const text = useSupportText()
  const { create, update } = useData(settingsData)
  const [autoReplies, setAutoReplies] = useState<AutoReply[]>(setting?.autoReplies ?? [])
  const [days, setDays] = useState<readonly string[]>((setting?.officeHours.days ?? workingDays).map(String))
  return (
    <FormDialog<Values>
      open
      onOpenChange={onClose}
      title={setting ? text('support.settings.edit') : text('support.settings.create')}
      schema={() => import('../schemas.ts').then((module) => module.saveSettingInput)}
      defaults={
        setting ?? {
          autoReplies: [],
          officeHours: {
            timeZone: 'UTC',
            days: workingDays,
            from: 540,
            to: 1080,
          },
        }
      }
      draft={false}
      onSubmit={({ officeHours, ...values }) =>
        (setting ? update : create).run({
          ...values,
          officeHours: { ...officeHours, days: days.map(Number) },
          autoReplies,
        })
      }
    >
      {setting ? (
        <FeedbackAddress appId={setting.appId} />
      ) : (
        <AppField
          label={text('support.context.app')}
          accepts={({ hasReplySetting }) => !hasReplySetting}
          none={text('support.settings.allSet')}
        />
      )}
      <TextField name="officeHours.timeZone" label={text('support.settings.zone')} mono />
      <CheckboxGroup<string>
        label={text('support.settings.days')}
        value={days}
        onChange={setDays}
        choices={text('support.weekdays')
          .split(' ')
          .map((label, at) => ({ value: String(at + 1), label }))}
      />
      <Select name="officeHours.from" label={text('support.settings.from')} choices={halfHours} />
      <Select name="officeHours.to" label={text('support.settings.to')} choices={halfHours} />
      <TextField name="greeting" label={text('support.settings.greeting')} />
      <TextArea name="awayText" label={text('support.settings.away')} />
      <AutoReplies value={autoReplies} onChange={setAutoReplies} />
    </FormDialog>
  )
}

/** Where the app sends feedback, and how much it can send. */
function FeedbackAddress({ appId }: { appId: string }) {
  const fileSize = useFileSize()
  const text = useSupportText()
  const { config } = useData(configData, appId)
  const found = useStore(config).data
  if (!found)
    return (
      <div className="min-h-lh">
        <QueryFailure query={config} />
      </div>
    )
  return (
    <p className="min-h-lh text-sm text-muted">
      {text('support.settings.address', {
        path: found.path,
        person: found.perPersonADay,
        address: found.perAddressAnHour,
      })}{' '}
      {text('support.settings.attachments', {
        path: found.attachments.path,
        count: found.attachments.most,
        size: fileSize(found.attachments.bytes),
      })}
    </p>
  )
}

/** Automatic replies, one category and language at a time. */
function AutoReplies({ value, onChange }: { value: AutoReply[]; onChange: (value: AutoReply[]) => void }) {
  const text = useSupportText()
  const pairs = feedbackCategories.flatMap((category) => replyLanguages.map((language) => ({ category, language })))
  const [at, setAt] = useState(0)
  const pair = pairs[at] as (typeof pairs)[number]
  const isPair = (each: AutoReply) => each.category === pair.category && each.language === pair.language
  const current = value.find(isPair)
  const change = (next: Partial<AutoReply>) => {
    const others = value.filter((each) => !isPair(each))
    const changed = { ...pair, content: '', isOn: true, ...current, ...next }
    onChange(changed.content.trim() === '' ? others : [...others, changed])
  }
  return (
    <>
      <Select
        label={text('support.settings.auto')}
        value={at}
        onChange={setAt}
        choices={pairs.map(({ category, language }, index) => ({
          value: index,
          label: text('support.settings.auto.of', {
            category: text(`support.category.${category}`),
            language: text(`support.language.${language}`),
          }),
        }))}
      />
      <TextArea
        label={text('support.feedback.auto')}
        value={current?.content ?? ''}
        onChange={(content) => change({ content })}
        maxLength={249}
      />
      {current ? (
        <Checkbox label={text('support.settings.auto.on')} value={current.isOn} onChange={(isOn) => change({ isOn })} />
      ) : null}
    </>
  )
}
