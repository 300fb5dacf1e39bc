import { type MatrixChange, QueryView, RelativeTime, ToggleMatrix, useData } from '@console-widgets/ui'
import { useCallback, useMemo } from 'react'
import { type NoticeSetting, noticesData } from '../data.ts'
import { type NoticeChannel, noticeChannels, noticeGroups, type NoticeTopic } from '../model.ts'
import { useTeamsText } from '../generated/text.ts'

/** The user's notification settings in this team, by channel; mandatory ones are fixed. */
export default function NoticeSettings() {
  const { setting } = useData(noticesData)
  return <QueryView query={setting}>{(known) => <Settings setting={known} />}</QueryView>
}

function Settings({ setting: { topics, updateTime } }: { setting: NoticeSetting }) {
  const text = useTeamsText()
  const { update } = useData(noticesData)
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
    () => noticeChannels.map((id) => ({ id, label: text(`teams.notices.channel.${id}`) })),
    [text],
  )
  const groups = useMemo(
    () =>
      noticeGroups
        .map((id) => ({
          id,
          label: text(`teams.notices.group.${id}`),
          rows: topics
            .filter(({ group }) => group === id)
            .map(({ topic }) => ({
              id: topic,
              label: text(`teams.notices.${topic}`),
              help: text(`teams.notices.${topic}.help`),
            })),
        }))
        .filter(({ rows }) => rows.length > 0),
    [topics, text],
  )
  const save = (changes: readonly MatrixChange[]) =>
    update.run({
      switches: changes.map(({ row, column, on }) => ({
        topic: row as NoticeTopic,
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
