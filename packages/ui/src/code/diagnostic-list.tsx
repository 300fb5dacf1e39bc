import { useJoin } from '../text/use-join.ts'
import { useCodeText } from './code-text.ts'
import type { CodeDiagnostic } from './editor-types.ts'
import { positionAt } from './text-position.ts'

/** The diagnostics as a list for screen readers; new ones are announced. */
export function DiagnosticList({ value, diagnostics }: { value: string; diagnostics: readonly CodeDiagnostic[] }) {
  const text = useCodeText()
  const join = useJoin()
  return (
    <ul aria-live="polite" aria-label={text('code.problems')} className="sr-only">
      {diagnostics.map((diagnostic) => {
        const { from, severity, message, hint } = diagnostic
        const said = [message, hint].filter(Boolean).join('. ')
        return (
          <li key={`${from} ${message}`}>
            {join.labeled(
              text(`code.${severity}`),
              text('code.problem', { ...positionAt(value, from), message: said }),
            )}
          </li>
        )
      })}
    </ul>
  )
}
