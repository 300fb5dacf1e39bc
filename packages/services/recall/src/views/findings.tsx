import { Callout, Nothing, useJoin } from '@console-widgets/ui'
import { useRecallText } from '../generated/text.ts'
import type { Finding } from '../model.ts'

/** What a review found, in a line. */
export function FindingsLine({ findings }: { findings: readonly Finding[] }) {
  const text = useRecallText()
  const join = useJoin()
  if (findings.length === 0) return <Nothing />
  const line = join.names(findings.map(({ rule, sample }) => text(`recall.rule.${rule}`, { sample })))
  return <span title={line}>{line}</span>
}

/** What a review found, above the fields to change. */
export function FindingsCallout({ findings }: { findings: readonly Finding[] }) {
  const text = useRecallText()
  if (findings.length === 0) return null
  return (
    <Callout tone="danger" title={text('recall.findings')}>
      <ul className="flex list-disc flex-col gap-1 ps-4">
        {findings.map(({ rule, sample }) => (
          <li key={rule}>{text(`recall.rule.${rule}`, { sample })}</li>
        ))}
      </ul>
    </Callout>
  )
}
