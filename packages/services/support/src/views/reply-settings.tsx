import { ResourceList, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type ReplySetting, settingsData } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import { clockTime } from './clock-time.ts'
import { EditSetting } from './edit-setting.tsx'

/** Automatic replies to feedback, by app. */
export default function ReplySettings() {
  const text = useSupportText()
  const { settings, create, update, remove } = useData(settingsData)
  const [form, setForm] = useState<ReplySetting | 'new'>()
  return (
    <>
      <ResourceList
        list={settings}
        title={text('support.settings.title')}
        columns={[
          { id: 'appName', header: text('support.settings.app'), primary: true, sort: false, filter: false },
          { id: 'appId', header: text('support.settings.appId'), code: true, sort: false, filter: false },
          {
            id: 'officeHours',
            header: text('support.settings.hours'),
            cell: ({ officeHours: { from, to, timeZone } }) => `${clockTime(from)}–${clockTime(to)}, ${timeZone}`,
            width: 220,
          },
          {
            id: 'autoReplies',
            header: text('support.settings.auto'),
            cell: ({ autoReplies }) =>
              text('support.settings.auto.count', { count: autoReplies.filter(({ isOn }) => isOn).length }),
          },
          {
            id: 'updateTime',
            header: text('support.settings.updated'),
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('support.settings.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            run: () => setForm('new'),
          },
        ]}
        rowActions={[
          { id: 'edit', label: text('support.settings.edit'), icon: 'edit', call: update.call, run: setForm },
          {
            id: 'delete',
            label: text('support.settings.delete'),
            icon: 'trash',
            danger: true,
            call: calls['support.app-feedback-reply-setting.delete'],
            run: ({ appId }) => remove.run({ appId }),
            confirm: ({ appName }) => ({ title: text('support.settings.deleteTitle', { name: appName }) }),
            done: text('support.settings.deleted'),
          },
        ]}
        empty={{ title: text('support.settings.empty'), action: 'create' }}
      />
      {form ? <EditSetting setting={form === 'new' ? undefined : form} onClose={() => setForm(undefined)} /> : null}
    </>
  )
}
