import { Badge, EmptyState } from '@console-widgets/ui'
import { useRemoteConfigText } from '../generated/text.ts'
import { changesBetween, type NamedCondition, type PartValue, type Template, type TemplateChange } from '../model.ts'
import { useRulesText } from './use-rule-text.ts'

/** What differs between two templates, by parameter and condition. */
export function TemplateChanges({ before, after }: { before: Template; after: Template }) {
  const text = useRemoteConfigText()
  const changes = changesBetween(before, after)
  if (changes.length === 0) return <EmptyState title={text('remote-config.changes.none')} />
  const subjects = [...new Set(changes.map(subjectOf))]
  return (
    <ul aria-label={text('remote-config.changes')} className="divide-y divide-line rounded-lg border border-line">
      {subjects.map((subject) => (
        <Subject key={subject} changes={changes.filter((change) => subjectOf(change) === subject)} />
      ))}
    </ul>
  )
}

/** Parameter or condition that a change belongs to. */
function subjectOf({ at }: TemplateChange): string {
  return 'key' in at ? `key ${at.key}` : at.part === 'condition' ? `condition ${at.condition}` : at.part
}

function Subject({ changes }: { changes: readonly TemplateChange[] }) {
  const text = useRemoteConfigText()
  const [first] = changes
  if (!first) return null
  const whole = changes.find(({ at }) => at.part === 'parameter' || at.part === 'condition') ?? first
  const kind =
    first.at.part === 'order' || (whole.before !== undefined && whole.after !== undefined)
      ? 'changed'
      : whole.at.part !== 'parameter' && whole.at.part !== 'condition'
        ? 'changed'
        : whole.before === undefined
          ? 'added'
          : 'removed'
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={kind === 'added' ? 'success' : kind === 'removed' ? 'danger' : 'info'}>
          {text(`remote-config.change.${kind}`)}
        </Badge>
        <span className={'key' in first.at ? 'font-mono wrap-anywhere' : 'font-medium wrap-anywhere'}>
          {'key' in first.at
            ? first.at.key
            : first.at.part === 'condition'
              ? text('remote-config.condition.of', { name: first.at.condition })
              : text('remote-config.order')}
        </span>
      </span>
      <dl className="flex flex-col gap-1 text-sm">
        {changes.map((change) => (
          <ChangedPart key={JSON.stringify(change.at)} change={change} />
        ))}
      </dl>
    </li>
  )
}

function ChangedPart({ change: { at, before, after } }: { change: TemplateChange }) {
  const text = useRemoteConfigText()
  const shown = usePartText()
  const label =
    at.part === 'value'
      ? text('remote-config.valueFor', { condition: at.condition })
      : text(`remote-config.part.${at.part}`)
  return (
    <div className="grid gap-x-4 gap-y-1 @sm:grid-cols-[minmax(120px,30%)_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd className="flex min-w-0 flex-col gap-1 font-mono wrap-anywhere">
        {before === undefined ? null : (
          <del className="line-clamp-6 text-danger no-underline">
            <span aria-hidden="true">− </span>
            {shown(before)}
          </del>
        )}
        {after === undefined ? null : (
          <ins className="line-clamp-6 text-success no-underline">
            <span aria-hidden="true">+ </span>
            {shown(after)}
          </ins>
        )}
      </dd>
    </div>
  )
}

/** Returns a function that shows the value of a part as text. */
export function usePartText(): (value: PartValue) => string {
  const text = useRemoteConfigText()
  const rulesText = useRulesText()
  return (value) => {
    if (value === undefined) return text('remote-config.part.none')
    if (value === null) return text('remote-config.codeDefault')
    if (typeof value === 'string') return value === '' ? '""' : value
    if (!Array.isArray(value))
      return [text(`remote-config.type.${value.valueType as 'string'}`), value.group, value.description, value.schema]
        .filter(Boolean)
        .join(' · ')
    if (value.every((each) => typeof each === 'string')) return value.join(' › ')
    return (value as NamedCondition['anyOf'])
      .map(({ allOf }) => rulesText(allOf))
      .reduce((one, other) => text('remote-config.or', { one, other }))
  }
}
