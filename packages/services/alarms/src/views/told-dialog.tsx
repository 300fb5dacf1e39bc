import { formatDateTime } from '@console-widgets/core/formats'
import { Dialog, DialogContent, KeyValueList, useJoin, useLanguage } from '@console-widgets/ui'
import type { HistoryEntry } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { namesOf } from './names-of-told.ts'

interface ToldDialogProps {
  entry: HistoryEntry | undefined
  onClose: () => void
  open: boolean
}

/** Who was told of an alert: each person with the ways, how far each message came, and when. */
export function ToldDialog({ entry, onClose, open }: ToldDialogProps) {
  const text = useAlarmsText()
  const language = useLanguage()
  const join = useJoin()
  const told = entry?.told ?? []
  const people = namesOf(told)
  const write = ({ channel, state, reason, time }: HistoryEntry['told'][number]) =>
    join.labeled(
      text(`alarms.told.${channel}`),
      join.names([text(`alarms.told.${state}`), ...(reason === null ? [] : [reason]), formatDateTime(time, language)]),
    )
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        title={text('alarms.told')}
        description={text('alarms.told.body', { name: entry?.alarmName ?? '' })}
        closeLabel={text('alarms.told.close')}
      >
        <KeyValueList
          columns={1}
          items={people.map((label) => ({
            label,
            value: (
              <ul className="flex flex-col gap-1">
                {told
                  .filter(({ userName }) => userName === label)
                  .map((message) => (
                    <li key={message.channel}>{write(message)}</li>
                  ))}
              </ul>
            ),
          }))}
        />
      </DialogContent>
    </Dialog>
  )
}
