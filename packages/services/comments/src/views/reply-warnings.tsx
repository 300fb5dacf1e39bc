import { useCommentsText } from '../generated/text.ts'
import { warningsOf } from '../model.ts'

/** What should be looked at before a reply is sent. */
export function ReplyWarnings({ content }: { content: string }) {
  const text = useCommentsText()
  const warnings = warningsOf(content)
  return (
    <ul aria-live="polite" className="min-h-lh text-sm text-warning">
      {warnings.map((warning) => (
        <li key={warning}>{text(`comments.warning.${warning}`)}</li>
      ))}
    </ul>
  )
}
