import {
  ActionButton,
  Button,
  Callout,
  DateTimeField,
  Dialog,
  DialogContent,
  FileSize,
  formatNumber,
  KeyValueList,
  QueryView,
  RadioGroup,
  TextField,
  useConsole,
  useData,
  useLanguage,
  useLocale,
  useToast,
} from '@console-widgets/ui'
import { formatDateTimeSeconds } from '@console-widgets/core/formats'
import { useState } from 'react'
import { backupsData, type RestorePoint, restorePointData } from '../backups/backups-data.ts'
import { calls } from '../contract.ts'
import { useBackupsText } from '../generated/text.ts'
import { backupRules, databaseLimits, databaseNamePattern } from '../model.ts'

interface RestoreDialogProps {
  /** Name of the database. */
  name: string
  /** Initial time. Default: now. */
  time: number | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called once a restore has started. */
  onStarted: () => void
}

/** Dialog that restores a database as it was at a time, into a new one or over the current one. */
export function RestoreDialog({ name, time, onOpenChange, onStarted }: RestoreDialogProps) {
  const text = useBackupsText()
  const { now } = useConsole().ports
  const [chosen, setChosen] = useState<number | undefined>(time ?? now())
  const { point } = useData(restorePointData, name, chosen ?? 0)
  const close = () => onOpenChange(false)
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        title={text('relational-database.backups.restore.title', { name })}
        closeLabel={text('relational-database.backups.cancel')}
      >
        <div className="flex min-w-0 flex-col gap-4">
          <DateTimeField
            label={text('relational-database.backups.restore.time')}
            help={text('relational-database.backups.restore.time.help')}
            value={chosen}
            onChange={setChosen}
            max={now()}
            required
          />
          <QueryView query={point}>
            {(known) => <Target key={known.backupId} name={name} point={known} onClose={close} onStarted={onStarted} />}
          </QueryView>
        </div>
      </DialogContent>
    </Dialog>
  )
}

interface TargetProps {
  name: string
  point: RestorePoint
  onClose: () => void
  onStarted: () => void
}

/** What is restored, and where to. */
function Target({ name, point, onClose, onStarted }: TargetProps) {
  const text = useBackupsText()
  const toasts = useToast()
  const language = useLanguage()
  const { replace, copy } = useData(backupsData, name)
  const [isReplacing, setReplacing] = useState(false)
  const [targetName, setTargetName] = useState(`${name.slice(0, databaseLimits.databaseName - 9)}-restored`)
  const time = formatDateTimeSeconds(point.time, language)
  const since = useSince(point)
  const started = () => {
    toasts.show({ tone: 'success', title: text('relational-database.backups.restore.started') })
    onClose()
    onStarted()
  }
  return (
    <>
      <PointFacts point={point} />
      <RadioGroup
        label={text('relational-database.backups.restore.where')}
        look="cards"
        value={isReplacing}
        onChange={setReplacing}
        choices={[
          {
            value: false,
            label: text('relational-database.backups.restore.copy'),
            help: text('relational-database.backups.restore.copy.help'),
          },
          {
            value: true,
            label: text('relational-database.backups.restore.replace'),
            help: text('relational-database.backups.restore.replace.help'),
          },
        ]}
      />
      {isReplacing ? null : (
        <TextField
          label={text('relational-database.backups.restore.targetName')}
          help={text('relational-database.backups.restore.targetName.help')}
          value={targetName}
          onChange={setTargetName}
          maxLength={databaseLimits.databaseName}
          mono
        />
      )}
      <p className="text-sm text-muted">{text('relational-database.backups.restore.accounts')}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{text('relational-database.backups.cancel')}</Button>
        {isReplacing ? (
          <ActionButton
            tone="danger"
            label={text('relational-database.backups.restore.action')}
            call={calls['relational-database.database.restore']}
            confirm={{
              title: text('relational-database.backups.restore.confirm', { name, time }),
              description: (
                <>
                  <span className="block">
                    {text('relational-database.backups.restore.confirm.body', { time, days: backupRules.days })}
                  </span>
                  <span className="block">{since}</span>
                </>
              ),
              typed: name,
              action: text('relational-database.backups.restore.action'),
            }}
            run={() => replace.run({ name, time: point.time }).then(started)}
          />
        ) : (
          <ActionButton
            tone="primary"
            label={text('relational-database.backups.restore.action')}
            call={calls['relational-database.database.restore-copy']}
            disabled={!databaseNamePattern.test(targetName)}
            run={() => copy.run({ name, time: point.time, targetName }).then(started)}
          />
        )}
      </div>
    </>
  )
}

function PointFacts({ point }: { point: RestorePoint }) {
  const text = useBackupsText()
  const language = useLanguage()
  const locale = useLocale()
  const since = useSince(point)
  const { kind, backupName, tables, rowCount, sizeBytes } = point
  const number = (value: number | null) => (value === null ? null : formatNumber(value, locale))
  const facts = [
    {
      label: text('relational-database.backups.kind'),
      value: backupName ?? text(`relational-database.backups.kind.${kind}`),
    },
    { label: text('relational-database.backups.tables'), value: number(tables) },
    { label: text('relational-database.backups.rows'), value: number(rowCount) },
    {
      label: text('relational-database.backups.size'),
      value: sizeBytes === null ? null : <FileSize bytes={sizeBytes} />,
    },
  ]
  return (
    <Callout
      tone="info"
      title={text('relational-database.backups.restore.point', { time: formatDateTimeSeconds(point.time, language) })}
    >
      <div className="flex min-w-0 flex-col gap-2">
        <span>{text('relational-database.backups.restore.between', { count: point.runsBetween })}</span>
        <span>{since}</span>
        <KeyValueList columns={2} items={facts.filter(({ value }) => value !== null)} />
      </div>
    </Callout>
  )
}

/** How many runs could have changed the database since a state. */
function useSince({ runsSince: count, lastRunTime }: RestorePoint): string {
  const text = useBackupsText()
  const language = useLanguage()
  return lastRunTime === null
    ? text('relational-database.backups.restore.since', { count })
    : text('relational-database.backups.restore.since.last', {
        count,
        time: formatDateTimeSeconds(lastRunTime, language),
      })
}
