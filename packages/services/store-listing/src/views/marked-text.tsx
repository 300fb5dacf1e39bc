import type { ReactNode } from 'react'
import type { ListingFinding } from '../data.ts'

/** A text in which the words of findings are marked. */
export function MarkedText({ children, findings }: { children: string; findings: readonly ListingFinding[] }) {
  const samples = [...new Set(findings.map(({ sample }) => sample))].filter(
    (sample) => sample !== '' && children.includes(sample),
  )
  const parts: ReactNode[] = []
  let rest = children
  while (rest !== '') {
    const [first] = samples
      .map((sample) => ({ sample, at: rest.indexOf(sample) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)
    if (!first) break
    parts.push(
      rest.slice(0, first.at),
      <mark key={parts.length} className="rounded-sm bg-warning-soft text-ink underline decoration-warning">
        {first.sample}
      </mark>,
    )
    rest = rest.slice(first.at + first.sample.length)
  }
  return (
    <>
      {parts}
      {rest}
    </>
  )
}
