import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Nothing } from '../../parts/relative-time.tsx'
import { Status, type Tone } from '../../parts/status.tsx'
import { withText } from '../../text/with-text.tsx'
import { type ComparedValue, Comparison } from './comparison.tsx'
import { useComparisonText, valueText } from './comparison-text.ts'
import { comparisonLocales } from './locales/index.ts'
import { SecretValue } from './secret-value.tsx'

export interface RecordChangeProps {
  /** What happened to the record. */
  kind: 'created' | 'changed' | 'deleted'
  /** Label of the record. */
  title: ReactNode
  /** Accessible name. */
  label: string
  fields: readonly ComparedValue[]
}

const TONES: Record<RecordChangeProps['kind'], Tone> = { created: 'success', changed: 'warning', deleted: 'danger' }

/** Change of one record, field by field; for a created or deleted record, all of its fields. */
export function RecordChange(props: RecordChangeProps) {
  return <WithMessages {...props} />
}

const WithMessages = withText(comparisonLocales, ChangedRecord)

function ChangedRecord({ kind, title, label, fields }: RecordChangeProps) {
  const text = useComparisonText()
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-medium wrap-anywhere">{title}</h3>
        <Status tone={TONES[kind]}>{text(`compare.${kind}`)}</Status>
      </div>
      {kind === 'changed' ? (
        <Comparison
          label={label}
          beforeLabel={text('compare.before')}
          afterLabel={text('compare.after')}
          values={fields}
          changedOnly
        />
      ) : (
        <WholeRecord kind={kind} fields={fields} />
      )}
    </section>
  )
}

const record = cva('divide-y divide-line rounded-lg border border-line', {
  variants: { kind: { created: 'bg-success-soft/40', deleted: 'bg-danger-soft/40' } },
})

const recordValue = cva('min-w-0 wrap-anywhere whitespace-pre-wrap', {
  variants: { kind: { created: '', deleted: 'text-muted line-through decoration-line-strong' } },
})

/** All fields of a created or deleted record, except empty ones. */
function WholeRecord({ kind, fields }: Pick<RecordChangeProps, 'fields'> & { kind: 'created' | 'deleted' }) {
  const text = useComparisonText()
  const told = fields
    .map((field) => ({ field, value: kind === 'deleted' ? field.before : field.after }))
    .filter(({ value }) => value !== null && value !== undefined && value !== '')
  return (
    <dl className={record({ kind })}>
      {told.length === 0 ? <Nothing /> : null}
      {told.map(({ field, value }) => (
        <div key={field.label} className="grid gap-x-4 px-3 py-1.5 @sm:grid-cols-[minmax(120px,25%)_1fr]">
          <dt className="wrap-anywhere text-muted">{field.label}</dt>
          <dd className={recordValue({ kind })}>
            {field.secret ? <SecretValue /> : (field.show?.(value) ?? valueText(text, value))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
