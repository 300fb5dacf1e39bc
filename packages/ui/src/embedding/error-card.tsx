import { isLoadFailure } from '../parts/load-failures.ts'
import { wordsOfFailure } from './failure-words.ts'

export interface ErrorCardProps {
  error: unknown
  language?: string
  onRetry?: () => void
}

/** Placeholder for a failed widget: what happened, and a retry button. */
export function ErrorCard({ error, language, onRetry }: ErrorCardProps) {
  const words = wordsOfFailure(language)
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-md border border-danger-line bg-danger-soft p-4"
    >
      <p className="font-medium text-danger">{isLoadFailure(error) ? words.unloaded : words.title}</p>
      <details className="max-w-full text-sm text-muted">
        <summary>{words.detail}</summary>
        <p className="mt-1 font-mono text-xs break-words">{error instanceof Error ? error.message : String(error)}</p>
      </details>
      {onRetry ? (
        <button
          type="button"
          onClick={onRetry}
          className="h-control rounded-md border border-line-strong bg-raised px-3 text-body hover:bg-hover"
        >
          {words.retry}
        </button>
      ) : null}
    </div>
  )
}
