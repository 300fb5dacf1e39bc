import {
  ActionButton,
  Button,
  Callout,
  Card,
  EmptyState,
  Identifier,
  icons,
  KeyValueList,
  lazyFormDialog,
  QueryView,
  RelativeTime,
  useAllowed,
  useData,
  withText,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../../contract.ts'
import { hostingData, type Site } from '../../data.ts'
import { hostingLocales } from '../../generated/locales.ts'
import { useHostingText } from '../../generated/text.ts'
import { CopyTable } from './copy-table.tsx'
import { RefreshList } from './refresh-list.tsx'

const SiteDialog = lazyFormDialog(() => import('./site-dialog.tsx').then((module) => module.SiteDialog))
const RefreshDialog = lazyFormDialog(() => import('./refresh-dialog.tsx').then((module) => module.RefreshDialog))

export interface HostingPageProps {
  bucketId: string
  bucketName: string
}

/**
 * Web sites served from a bucket: URLs, index and error documents, cached files, and purges.
 */
export const HostingPage = withText(hostingLocales, HostingPageView)

function HostingPageView({ bucketId, bucketName }: HostingPageProps) {
  const text = useHostingText()
  const { hosting } = useData(hostingData)
  const canChange = useAllowed(calls['cloud-storage.hosting-site.create'])
  const [dialog, setDialog] = useState<{ site?: Site }>()
  return (
    <QueryView query={hosting}>
      {({ available, sites, refreshes, quota }) => {
        const own = sites.filter((site) => site.bucketId === bucketId)
        const create =
          canChange && available ? (
            <Button
              icon="add"
              tone={own.length === 0 ? 'primary' : 'secondary'}
              onPointerEnter={SiteDialog.prepare}
              onFocus={SiteDialog.prepare}
              onClick={() => setDialog({})}
            >
              {text('cloud-storage.hosting.create')}
            </Button>
          ) : undefined
        return (
          <div className="flex flex-col gap-5">
            {available ? null : (
              <Callout tone="info" title={text('cloud-storage.hosting.older')}>
                {text('cloud-storage.hosting.olderBody')}
              </Callout>
            )}
            {own.length === 0 ? (
              <EmptyState
                icon={icons.globe}
                title={text('cloud-storage.hosting.empty')}
                body={text('cloud-storage.hosting.emptyBody')}
                action={create}
              />
            ) : (
              <>
                {own.map((site) => (
                  <SiteCard
                    key={site.siteId}
                    site={site}
                    available={available}
                    refreshesLeft={quota.perDay - quota.used}
                    onEdit={() => setDialog({ site })}
                  />
                ))}
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  {create}
                  <span className="text-sm text-muted tabular-nums">
                    {text('cloud-storage.hosting.quota', { used: quota.used, count: quota.perDay })}
                  </span>
                </div>
                <RefreshList refreshes={refreshes.filter(({ siteId }) => own.some((site) => site.siteId === siteId))} />
              </>
            )}
            <SiteDialog
              open={dialog !== undefined}
              onOpenChange={() => setDialog(undefined)}
              bucketId={bucketId}
              bucketName={bucketName}
              site={dialog?.site}
            />
          </div>
        )
      }}
    </QueryView>
  )
}

interface SiteCardProps {
  site: Site
  available: boolean
  refreshesLeft: number
  onEdit: () => void
}

function SiteCard({ site, available, refreshesLeft, onEdit }: SiteCardProps) {
  const text = useHostingText()
  const { refresh, removeSite } = useData(hostingData)
  const canChange = useAllowed(calls['cloud-storage.hosting-site.update']) && available
  const [refreshing, setRefreshing] = useState(false)
  const [copies, setCopies] = useState(false)
  const { siteId, siteName, address, prefix, indexDocument, notFoundDocument, maxAge, updateTime } = site
  const spent = refreshesLeft <= 0 ? text('cloud-storage.hosting.spent') : undefined
  return (
    <Card
      title={siteName}
      actions={
        <>
          <Button size="small" icon="arrow-end" onClick={() => window.open(address, '_blank', 'noopener,noreferrer')}>
            {text('cloud-storage.hosting.open')}
          </Button>
          {canChange ? (
            <>
              <Button
                size="small"
                icon="edit"
                onClick={onEdit}
                onPointerEnter={SiteDialog.prepare}
                onFocus={SiteDialog.prepare}
              >
                {text('cloud-storage.hosting.edit')}
              </Button>
              <ActionButton
                size="small"
                icon={icons.stop}
                call={calls['cloud-storage.hosting-site.delete']}
                label={text('cloud-storage.hosting.stop')}
                confirm={{
                  title: text('cloud-storage.hosting.stop.title', { name: siteName }),
                  description: text('cloud-storage.hosting.stop.body', { address }),
                }}
                run={() => removeSite.run({ siteId })}
                done={text('cloud-storage.hosting.stopped', { name: siteName })}
              />
            </>
          ) : null}
        </>
      }
      footer={
        <>
          {canChange ? (
            <>
              <ActionButton
                size="small"
                icon="refresh"
                call={calls['cloud-storage.hosting-cdn.refresh']}
                reason={spent}
                label={text('cloud-storage.hosting.refreshAll')}
                run={() => refresh.run({ siteId })}
                done={text('cloud-storage.hosting.refreshBegun')}
              />
              <Button
                size="small"
                reason={spent}
                onPointerEnter={RefreshDialog.prepare}
                onFocus={RefreshDialog.prepare}
                onClick={() => setRefreshing(true)}
              >
                {text('cloud-storage.hosting.refreshPaths')}
              </Button>
            </>
          ) : null}
          <Button
            size="small"
            tone="quiet"
            aria-expanded={copies}
            trailingIcon={copies ? 'chevron-up' : 'chevron-down'}
            onClick={() => setCopies(!copies)}
          >
            {text('cloud-storage.hosting.copies', { count: site.copies })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <KeyValueList
          columns={2}
          items={[
            {
              label: text('cloud-storage.hosting.address'),
              value: <Identifier value={address} label={text('cloud-storage.hosting.address')} />,
            },
            {
              label: text('cloud-storage.hosting.folder'),
              value: <code className="text-sm wrap-anywhere">/{prefix}</code>,
            },
            {
              label: text('cloud-storage.hosting.index'),
              value: <code className="text-sm wrap-anywhere">{indexDocument}</code>,
            },
            {
              label: text('cloud-storage.hosting.notFound'),
              value: notFoundDocument ? <code className="text-sm wrap-anywhere">{notFoundDocument}</code> : '–',
            },
            { label: text('cloud-storage.hosting.maxAge'), value: text('cloud-storage.seconds', { count: maxAge }) },
            { label: text('cloud-storage.updated'), value: <RelativeTime time={updateTime} /> },
          ]}
        />
        {copies ? <CopyTable siteId={siteId} /> : null}
      </div>
      <RefreshDialog open={refreshing} onOpenChange={setRefreshing} siteId={siteId} siteName={siteName} />
    </Card>
  )
}
