import { type MatrixChange, QueryView, RelativeTime, ToggleMatrix, useData, useLanguage } from '@console-widgets/ui'
import { useCallback, useMemo } from 'react'
import { type NoticeSetting, noticeSettingData } from '../data.ts'
import type { NoticeChannel } from '../model.ts'
import { useTeamsText } from '../generated/text.ts'
import { useAreaName } from '../use-area-name.ts'

/** The user's notification settings in this team, by channel; mandatory ones are fixed. */
export default function NoticeSettings() {
  const { setting } = useData(noticeSettingData, useLanguage())
  return <QueryView query={setting}>{(known) => <Settings setting={known} />}</QueryView>
}

function Settings({ setting: { available, topics, updateTime } }: { setting: NoticeSetting }) {
  const text = useTeamsText()
  const areaName = useAreaName()
  const { update } = useData(noticeSettingData, useLanguage())
  const mandatory = text('teams.notices.mandatory')
  const cell = useCallback(
    (row: string, column: string) => {
      const topic = topics.find((each) => each.topic === row)
      const channel = column as NoticeChannel
      const on = topic?.channels.includes(channel) ?? false
      if (topic?.mandatory.includes(channel)) return { on: true, usual: true, fixed: mandatory }
      return { on, usual: topic?.byDefault.includes(channel) ?? false }
    },
    [topics, mandatory],
  )
  const columns = useMemo(
    () => available.map((id) => ({ id, label: text(`teams.notices.channel.${id}`) })),
    [available, text],
  )
  const groups = useMemo(
    () =>
      [...new Set(topics.map(({ area }) => area))].map((area) => ({
        id: area,
        label: areaName(area),
        rows: topics
          .filter((each) => each.area === area)
          .map(({ topic, name, help }) => ({ id: topic, label: name, help })),
      })),
    [topics, areaName],
  )
  const save = (changes: readonly MatrixChange[]) =>
    update.run({
      switches: changes.map(({ row, column, on }) => ({
        topic: row,
        channel: column as NoticeChannel,
        on,
      })),
    })
  return (
    <section aria-label={text('teams.notices')} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-semibold">{text('teams.notices')}</h2>
        <p className="max-w-prose text-muted">
          {text('teams.notices.body')}
          {updateTime === null ? null : (
            <>
              {' '}
              {text('teams.notices.changed')} <RelativeTime time={updateTime} />
            </>
          )}
        </p>
      </div>
      <ToggleMatrix
        label={text('teams.notices')}
        rowLabel={text('teams.notices.topic')}
        columnLabel={text('teams.notices.channel')}
        groups={groups}
        columns={columns}
        cell={cell}
        onSave={save}
        differences={{ given: text('teams.notices.on'), withdrawn: text('teams.notices.off') }}
        saved={text('teams.notices.saved')}
      />
    </section>
  )
}
