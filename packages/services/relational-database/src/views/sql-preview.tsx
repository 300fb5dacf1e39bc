import { CopyButton } from '@console-widgets/ui'

/** SQL that is about to run. */
export function SqlPreview({ sql }: { sql: string }) {
  return (
    <div className="flex items-start gap-2 rounded-md border border-line bg-sunken p-3">
      <pre className="min-w-0 flex-1 font-mono text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">{sql}</pre>
      <CopyButton value={sql} label="SQL" />
    </div>
  )
}
