import {
  type ActionButtonProps,
  ActionButton,
  Callout,
  DetailPage,
  lazyPart,
  FileSize,
  Identifier,
  ProgressBar,
  QueryView,
  RelativeTime,
  useConsole,
  useData,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { type JobDetail, jobData } from '../data.ts'
import { useChannelsText, usePackagesText } from '../generated/text.ts'
import { isBuilding } from '../model.ts'
import { routes } from '../routes.ts'
import { BuildStatus } from './build-status.tsx'
import { PreviousJob, useSizeChange } from './previous-job.tsx'

const ChannelLink = lazyPart(() => import('./channel-link.tsx').then((module) => module.ChannelLink))

export interface PackageJobProps {
  /** ID of the app. */
  appId: string
  /** ID of the job. */
  jobId: string
}

/** A job with the package of each channel. */
export default function PackageJob({ appId, jobId }: PackageJobProps) {
  const { job } = useData(jobData, appId, jobId)
  return <QueryView query={job}>{(answer) => <JobPage job={answer} />}</QueryView>
}

function JobPage({ job }: { job: JobDetail }) {
  const text = usePackagesText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { appId, jobId, state, fileName, versionName, fingerprint, createTime, packages } = job
  const console = useConsole()
  const { cancel, retry, remove, allUrl } = useData(jobData, appId, jobId)
  const built = packages.filter(({ objectId }) => objectId !== null).length
  const left = packages.filter((item) => item.state === 'failed' || item.state === 'canceled').length
  const list = routeTo('channels.packages', { appId })
  const next: ActionButtonProps | undefined = isBuilding(state)
    ? {
        label: text('channels.packages.cancel'),
        call: calls['channels.package-job.cancel'],
        run: () => cancel.run({ appId, jobId }),
        confirm: {
          title: text('channels.packages.cancel.title'),
          description: text('channels.packages.cancel.body'),
          action: text('channels.packages.cancel'),
        },
      }
    : left > 0
      ? {
          label: text('channels.packages.retry', { count: left }),
          call: calls['channels.package-job.retry'],
          run: () => retry.run({ appId, jobId }),
        }
      : undefined
  return (
    <DetailPage
      title={text('channels.packages.job', { name: versionName ?? fileName })}
      parents={[{ label: text('channels.packages.title'), to: list }]}
      status={<BuildStatus state={state} />}
      meta={[
        fileName,
        <RelativeTime key="time" time={createTime} />,
        ...(fingerprint
          ? [
              <span key="signer" className="inline-flex flex-wrap items-center gap-1">
                {text('channels.packages.signer')}
                <Identifier value={fingerprint} label={text('channels.packages.signer')} short />
              </span>,
            ]
          : []),
      ]}
      next={next}
      actions={[
        {
          label: text('channels.packages.downloadAll'),
          icon: 'download',
          call: calls['channels.package-job.download'],
          reason: built === 0 ? text('channels.packages.downloadAll.none') : undefined,
          run: async () => console.ports.goTo(await allUrl()),
        },
        {
          label: text('channels.packages.delete'),
          icon: 'trash',
          call: calls['channels.package-job.delete'],
          reason: isBuilding(state) ? text('channels.packages.delete.running') : undefined,
          run: async () => {
            await remove.run({ appId, jobId })
            place.go(list)
          },
          confirm: {
            title: text('channels.packages.delete.title'),
            description: text('channels.packages.delete.body'),
            action: text('channels.packages.delete'),
          },
        },
      ]}
      notice={<Progress job={job} />}
    >
      <PreviousJob job={job} />
      <PackageTable job={job} />
    </DetailPage>
  )
}

function Progress({ job: { state, message, succeeded, total } }: { job: JobDetail }) {
  const text = usePackagesText()
  if (isBuilding(state))
    return (
      <div className="flex flex-col gap-2">
        <ProgressBar
          label={text('channels.packages.job.running', { count: succeeded, total })}
          value={succeeded}
          max={total}
        />
        <p className="text-sm text-muted">{text('channels.packages.job.stays')}</p>
      </div>
    )
  return message ? (
    <Callout tone="danger" title={text('channels.packages.job.failed')}>
      <span className="[overflow-wrap:anywhere]">{message}</span>
    </Callout>
  ) : null
}

const columns = ['channel', 'state', 'size', 'sha256'] as const

function PackageTable({ job }: { job: JobDetail }) {
  const { appId, jobId, packages } = job
  const text = usePackagesText()
  const console = useConsole()
  const { downloadUrl } = useData(jobData, appId, jobId)
  const channelText = useChannelsText()
  const [linked, setLinked] = useState<JobDetail['packages'][number]>()
  const sizeChange = useSizeChange(job)
  const download = async (objectId: string) => {
    const url = await downloadUrl(objectId)
    if (url) console.ports.goTo(url)
  }
  return (
    <div className="overflow-x-auto rounded-lg border border-line">
      {linked ? (
        <Suspense>
          <ChannelLink channel={linked} onClose={() => setLinked(undefined)} />
        </Suspense>
      ) : null}
      <table aria-label={text('channels.packages.title')} className="block w-full text-start @md:table">
        <thead className="hidden @md:table-header-group">
          <tr className="border-b border-line bg-sunken text-sm text-muted">
            {columns.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 text-start font-medium">
                {text(`channels.packages.${name}`)}
              </th>
            ))}
            <th scope="col" className="px-3 py-2">
              <span className="sr-only">{text('channels.packages.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="block divide-y divide-line @md:table-row-group">
          {packages.map((item) => {
            const { packageId, channelId, channelName, state, message, size, sha256, objectId } = item
            return (
              <tr key={packageId} className="flex flex-col items-start gap-1 p-3 @md:table-row">
                <th scope="row" className="text-start align-top font-normal @md:px-3 @md:py-2">
                  {channelName} <code className="text-sm text-muted">{channelId}</code>
                </th>
                <td className="align-top @md:px-3 @md:py-2">
                  <BuildStatus state={state} />
                  {/* What made the whole job fail stands above the table. */}
                  {message && message !== job.message ? (
                    <p className="text-sm [overflow-wrap:anywhere] text-muted">{message}</p>
                  ) : null}
                </td>
                <td className="align-top @md:px-3 @md:py-2">
                  <FileSize bytes={size} />
                  {sizeChange(item) === undefined ? null : (
                    <span className="block text-sm text-muted">{sizeChange(item)}</span>
                  )}
                </td>
                <td className="align-top @md:px-3 @md:py-2">
                  {sha256 ? <Identifier value={sha256} label={text('channels.packages.sha256')} short /> : '–'}
                </td>
                <td className="align-top @md:px-3 @md:py-1 @md:text-end">
                  <span className="inline-flex flex-wrap justify-end gap-2">
                    <ActionButton
                      size="small"
                      label={channelText('channels.link')}
                      aria-label={channelText('channels.link.of', { name: channelName })}
                      run={async () => setLinked(item)}
                    />
                    {objectId ? (
                      <ActionButton
                        size="small"
                        icon="download"
                        label={text('channels.packages.download')}
                        aria-label={text('channels.packages.downloadOf', { name: channelName })}
                        run={() => download(objectId)}
                      />
                    ) : null}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
