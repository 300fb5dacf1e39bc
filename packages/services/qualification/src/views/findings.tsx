import type { Task } from '../data.ts'
import { useQualificationText } from '../generated/text.ts'

/** What the reviewer found, and whether there was a text to compare with. */
export function Findings({ result }: { result: Task['lastAuditResult'] }) {
  const text = useQualificationText()
  if (!result) return null
  return (
    <>
      {result.findings.length > 0 ? (
        <ul className="list-disc ps-5">
          {result.findings.map(({ qualificationCode, rule, sample }) => (
            <li key={qualificationCode + rule}>{text(`qualification.finding.${rule}`, { sample })}</li>
          ))}
        </ul>
      ) : null}
      {result.hadText ? null : <p className="text-muted">{text('qualification.noText')}</p>}
    </>
  )
}
