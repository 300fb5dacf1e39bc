import { cva } from 'class-variance-authority'
import { useComparisonText } from './comparison-text.ts'
import { type DifferenceLine, lineDifference } from './line-difference.ts'

/** Number of unchanged lines shown around a change. */
const around = 2

const look = cva('flex gap-2 px-2 py-0.5', {
  variants: {
    kind: { same: 'text-muted', added: 'bg-success-soft text-success', removed: 'bg-danger-soft text-danger' },
  },
})
const SIGNS = { same: ' ', added: '+', removed: '−' }

interface LineChangesProps {
  label: string
  before: string
  after: string
}

/** Line-by-line comparison of a long text; unchanged lines far from a change are left out. */
export function LineChanges({ label, before, after }: LineChangesProps) {
  const text = useComparisonText()
  const words = { same: '', added: text('lines.added'), removed: text('lines.removed') }
  return (
    <ol
      aria-label={text('lines.label', { field: label })}
      className="overflow-hidden rounded-md border border-line bg-raised font-mono text-xs"
    >
      {foldSame(lineDifference(before, after)).map((line, index) =>
        'count' in line ? (
          <li key={index} className="bg-sunken px-2 py-0.5 font-sans text-muted">
            {text('lines.same', { count: line.count })}
          </li>
        ) : (
          <li key={index} className={look({ kind: line.kind })}>
            <span aria-hidden="true" className="w-2 shrink-0 select-none">
              {SIGNS[line.kind]}
            </span>
            {words[line.kind] ? <span className="sr-only">{words[line.kind]}</span> : null}
            <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">{line.text}</span>
          </li>
        ),
      )}
    </ol>
  )
}

/** Replaces lines far from any change with their count. */
function foldSame(lines: readonly DifferenceLine[]): (DifferenceLine | { count: number })[] {
  const near = new Set<number>()
  for (const [index, { kind }] of lines.entries())
    if (kind !== 'same') for (let at = index - around; at <= index + around; at += 1) near.add(at)
  const folded: (DifferenceLine | { count: number })[] = []
  for (const [index, line] of lines.entries()) {
    const last = folded.at(-1)
    if (near.has(index)) folded.push(line)
    else if (last && 'count' in last) last.count += 1
    else folded.push({ count: 1 })
  }
  return folded
}
