import { formatDateTime } from '@console-widgets/core/formats'
import { Callout, Link, useFileSize, useJoin, useLanguage, useRoutes } from '@console-widgets/ui'
import type { JobDetail } from '../data.ts'
import { usePackagesText } from '../generated/text.ts'
import { routes } from '../routes.ts'

/** What a job has made in another way than the one before: the package, its signer, and its channels. */
export function PreviousJob({
  job: { appId, versionName, fileName, fingerprint, packages, previous },
}: {
  job: JobDetail
}) {
  const text = usePackagesText()
  const join = useJoin()
  const language = useLanguage()
  const routeTo = useRoutes(routes)
  if (!previous) return null
  const before = new Set(previous.packages.map(({ channelId }) => channelId))
  const now = new Set(packages.map(({ channelId }) => channelId))
  const added = packages.filter(({ channelId }) => !before.has(channelId))
  const gone = previous.packages.filter(({ channelId }) => !now.has(channelId))
  const names = (items: readonly { channelName: string }[]) => join.names(items.map(({ channelName }) => channelName))
  const [was, is] = [previous.versionName ?? previous.fileName, versionName ?? fileName]
  const isOtherSigner = fingerprint !== null && previous.fingerprint !== null && fingerprint !== previous.fingerprint
  return (
    <Callout
      tone={isOtherSigner ? 'warning' : 'info'}
      title={text('channels.packages.previous', { time: formatDateTime(previous.createTime, language) })}
      action={
        <Link to={routeTo('channels.job', { appId, jobId: previous.jobId })}>
          {text('channels.packages.previous.open')}
        </Link>
      }
    >
      <ul className="flex flex-col gap-1 wrap-anywhere">
        <li>
          {was === is
            ? text('channels.packages.previous.same', { version: is })
            : text('channels.packages.previous.version', { before: was, now: is })}
        </li>
        {isOtherSigner ? <li>{text('channels.packages.previous.signer')}</li> : null}
        {added.length > 0 ? <li>{text('channels.packages.previous.added', { names: names(added) })}</li> : null}
        {gone.length > 0 ? <li>{text('channels.packages.previous.gone', { names: names(gone) })}</li> : null}
      </ul>
    </Callout>
  )
}

/** How much larger or smaller a package is than the channel's one before. Undefined: there is none to compare. */
export function useSizeChange({ previous }: JobDetail): (item: JobDetail['packages'][number]) => string | undefined {
  const text = usePackagesText()
  const fileSize = useFileSize()
  return ({ channelId, size, sha256 }) => {
    const before = previous?.packages.find((each) => each.channelId === channelId)
    if (!before || before.size === null || size === null) return undefined
    if (before.sha256 === sha256) return text('channels.packages.previous.identical')
    const change = size - before.size
    const amount = fileSize(Math.abs(change))
    return change === 0
      ? text('channels.packages.previous.asLarge')
      : text(change > 0 ? 'channels.packages.previous.larger' : 'channels.packages.previous.smaller', { amount })
  }
}
