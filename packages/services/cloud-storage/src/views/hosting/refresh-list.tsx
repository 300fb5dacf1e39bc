import { RelativeTime, Status, type Tone, useJoin } from '@console-widgets/ui'
import type { SiteRefresh } from '../../data.ts'
import { useHostingText } from '../../generated/text.ts'

const tones: Record<SiteRefresh['state'], Tone> = {
  queued: 'draft',
  running: 'info',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'draft',
}

/** Purges of cached files, newest first. */
export function RefreshList({ refreshes }: { refreshes: readonly SiteRefresh[] }) {
  const text = useHostingText()
  const join = useJoin()
  if (refreshes.length === 0) return null
  return (
    <section aria-label={text('cloud-storage.hosting.refreshes')} className="flex flex-col gap-2">
      <h2 className="font-semibold">{text('cloud-storage.hosting.refreshes')}</h2>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {refreshes.map(({ taskId, siteName, paths, state, userName, createTime, failMessage }) => (
          <li key={taskId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 text-sm">
            <span className="min-w-28">
              <Status tone={tones[state]} detail={failMessage ?? undefined}>
                {text(`cloud-storage.task.${state}`)}
              </Status>
            </span>
            <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
              {siteName} ·{' '}
              {paths.length === 0 ? text('cloud-storage.hosting.wholeSite') : <code>{join.names(paths)}</code>}
            </span>
            <span className="text-muted">
              {userName ? `${userName} · ` : null}
              <RelativeTime time={createTime} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
