import {
  Badge,
  Card,
  CheckboxGroup,
  IconButton,
  Segmented,
  Select,
  Switch,
  TextArea,
  useJoin,
} from '@console-widgets/ui'
import { useAgreementsText } from '../generated/text.ts'
import {
  dataDeletions,
  dataPurposes,
  dataRetentions,
  longestDataNote,
  type DataSource,
  type DataUse,
  type DataUseProblem,
} from '../model.ts'

interface DataUseEntryProps {
  entry: DataUse
  /** What in the packages takes this data. */
  sources: readonly DataSource[]
  /** IDs of the sources that the declaration wasn't confirmed for yet. */
  added: readonly string[]
  problem: DataUseProblem['problem'] | undefined
  /** Undefined: read-only. */
  onChange: ((values: Partial<DataUse>) => void) | undefined
  /** Undefined: the packages take it, so that it stays. */
  onRemove: (() => void) | undefined
}

/** What an app does with one type of data, and why it is asked. */
export function DataUseEntry({ entry, sources, added, problem, onChange, onRemove }: DataUseEntryProps) {
  const text = useAgreementsText()
  const disabled = onChange === undefined
  const { data, collected, purposes, shared, optional, retention, deletion, note } = entry
  return (
    <Card
      title={text(`agreements.data.${data}`)}
      description={<Sources sources={sources} added={added} />}
      actions={
        onRemove ? <IconButton icon="trash" label={text('agreements.dataUse.remove')} onClick={onRemove} /> : null
      }
    >
      <div className="flex flex-col gap-4">
        <Segmented
          label={text('agreements.dataUse.collected')}
          value={collected ? 'yes' : 'no'}
          onChange={(value) => onChange?.({ collected: value === 'yes' })}
          choices={[
            { value: 'yes', label: text('agreements.dataUse.collected.yes'), disabled },
            { value: 'no', label: text('agreements.dataUse.collected.no'), disabled },
          ]}
        />
        {collected ? (
          <div className="grid items-start gap-4 @md:grid-cols-2">
            <CheckboxGroup
              label={text('agreements.dataUse.purposes')}
              value={purposes}
              disabled={disabled}
              error={problem === 'without-purpose' ? text('agreements.dataUse.purposes.none') : undefined}
              onChange={(value) => onChange?.({ purposes: [...value] })}
              choices={dataPurposes.map((value) => ({ value, label: text(`agreements.purpose.${value}`) }))}
            />
            <div className="flex flex-col gap-3">
              <Switch
                label={text('agreements.dataUse.shared')}
                value={shared}
                disabled={disabled}
                onChange={(value) => onChange?.({ shared: value })}
              />
              <Switch
                label={text('agreements.dataUse.optional')}
                value={optional}
                disabled={disabled}
                onChange={(value) => onChange?.({ optional: value })}
              />
              <Select
                label={text('agreements.dataUse.retention')}
                value={retention}
                disabled={disabled}
                onChange={(value) => onChange?.({ retention: value })}
                choices={dataRetentions.map((value) => ({ value, label: text(`agreements.retention.${value}`) }))}
              />
              <Select
                label={text('agreements.dataUse.deletion')}
                value={deletion}
                disabled={disabled}
                onChange={(value) => onChange?.({ deletion: value })}
                choices={dataDeletions.map((value) => ({ value, label: text(`agreements.deletion.${value}`) }))}
              />
            </div>
          </div>
        ) : (
          <TextArea
            label={text('agreements.dataUse.note')}
            help={text('agreements.dataUse.note.help')}
            value={note}
            disabled={disabled}
            maxLength={longestDataNote}
            error={problem === 'unexplained' ? text('agreements.dataUse.note.none') : undefined}
            onChange={(value) => onChange?.({ note: value })}
          />
        )}
      </div>
    </Card>
  )
}

/** Why a type of data is asked: the permissions and SDKs that take it, with the versions that they are in. */
function Sources({ sources, added }: Pick<DataUseEntryProps, 'sources' | 'added'>) {
  const text = useAgreementsText()
  const join = useJoin()
  if (sources.length === 0) return text('agreements.dataUse.byHand')
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {sources.map(({ id, kind, name, versions }) => (
        <span key={id} className="wrap-anywhere">
          {kind === 'permission' ? <code>{name}</code> : name}{' '}
          {text(`agreements.dataUse.source.${kind}`, { versions: join.names(versions) })}
          {added.includes(id) ? (
            <>
              {' '}
              <Badge tone="warning">{text('agreements.dataUse.new')}</Badge>
            </>
          ) : null}
        </span>
      ))}
    </span>
  )
}
