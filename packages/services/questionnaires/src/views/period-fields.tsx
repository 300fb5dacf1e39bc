import { Button, DateTimeField, Select } from '@console-widgets/ui'
import type { Period } from '../data.ts'
import { useQuestionnairesText } from '../generated/text.ts'

interface PeriodFieldsProps {
  period: Period
  onPeriod: (period: Period) => void
  /** Null: nothing is compared. */
  other: Period | null
  onOther: (other: Period | null) => void
  /** Versions that were answered, the newest first. */
  versions: readonly number[]
}

/** The time that results are about, and the one that they are compared with. */
export function PeriodFields({ period, onPeriod, other, onOther, versions }: PeriodFieldsProps) {
  const text = useQuestionnairesText()
  return (
    <div className="@container flex min-w-0 flex-col gap-3 print:hidden">
      <Fields
        label={text(other === null ? 'questionnaires.compare.period' : 'questionnaires.compare.one')}
        value={period}
        onChange={onPeriod}
        versions={versions}
      />
      {other === null ? (
        <p>
          <Button onClick={() => onOther(before(period, versions))}>{text('questionnaires.compare')}</Button>
        </p>
      ) : (
        <>
          <Fields label={text('questionnaires.compare.other')} value={other} onChange={onOther} versions={versions} />
          <p>
            <Button onClick={() => onOther(null)}>{text('questionnaires.compare.stop')}</Button>
          </p>
        </>
      )}
    </div>
  )
}

/**
 * The version before a chosen one, or else the period of the same length that comes before one; before an open one,
 * everything up to its start.
 */
function before({ fromTime, toTime, version }: Period, versions: readonly number[]): Period {
  const earlier = version === undefined ? undefined : versions.find((each) => each < version)
  if (earlier !== undefined) return { fromTime, toTime, version: earlier }
  if (fromTime === undefined) return {}
  return toTime === undefined ? { toTime: fromTime } : { fromTime: 2 * fromTime - toTime, toTime: fromTime }
}

interface FieldsProps {
  label: string
  value: Period
  onChange: (period: Period) => void
  versions: readonly number[]
}

function Fields({ label, value, onChange, versions }: FieldsProps) {
  const text = useQuestionnairesText()
  const { fromTime, toTime } = value
  const isWrong = fromTime !== undefined && toTime !== undefined && toTime <= fromTime
  return (
    <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0 @sm:grid-cols-2">
      <legend className="mb-1 font-medium">{label}</legend>
      <DateTimeField
        label={text('questionnaires.compare.from')}
        value={fromTime}
        onChange={(time) => onChange({ ...value, fromTime: time })}
      />
      <DateTimeField
        label={text('questionnaires.compare.to')}
        value={toTime}
        onChange={(time) => onChange({ ...value, toTime: time })}
        {...(isWrong ? { error: text('questionnaires.ends.wrong') } : {})}
      />
      {versions.length < 2 ? null : (
        <Select
          label={text('questionnaires.compare.version')}
          value={value.version ?? 0}
          choices={[
            { value: 0, label: text('questionnaires.compare.version.all') },
            ...versions.map((each) => ({
              value: each,
              label: text('questionnaires.compare.version.of', { version: each }),
            })),
          ]}
          onChange={(version) => onChange({ ...value, version: version === 0 ? undefined : version })}
        />
      )}
    </fieldset>
  )
}
