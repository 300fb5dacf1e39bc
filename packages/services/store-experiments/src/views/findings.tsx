import { Callout } from '@console-widgets/ui'
import type { MaterialTest } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'

/** What the review found. */
export function Findings({ findings }: { findings: MaterialTest['findings'] }) {
  const text = useStoreExperimentsText()
  if (findings.length === 0) return null
  return (
    <Callout tone="danger" title={text('store-experiments.findings')}>
      <ul className="list-disc ps-5">
        {findings.map(({ rule, field, sample }) => (
          <li key={`${rule} ${field}`}>{text(`store-experiments.finding.${rule}`, { sample })}</li>
        ))}
      </ul>
    </Callout>
  )
}
