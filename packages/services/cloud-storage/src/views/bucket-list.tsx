import {
  FileSize,
  lazyFormDialog,
  Meter,
  QueryView,
  ResourceList,
  ServiceGate,
  useData,
  useJoin,
  useRoutes,
  useStore,
  useDataVolume,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type Bucket, storageData } from '../data.ts'
import { routes } from '../routes.ts'
import { useCloudStorageText } from '../generated/text.ts'
import { OlderVariant } from './older-variant.tsx'
import { useRouteToOrder } from './use-route-to-order.ts'
import { UploadPanel } from './files/upload-panel.tsx'
import { WorkStrip } from './files/work-strip.tsx'

const CreateBucket = lazyFormDialog(() => import('./create-bucket.tsx').then((module) => module.CreateBucket))

export interface BucketListProps {
  /** Called when a bucket is opened. Default: navigates to the bucket's page. */
  onOpen?: (detail: { bucketId: string }) => void
}

/**
 * Buckets of a team, and their share of the team's quota. Without an active order of the service: why it can't be used,
 * and where to order it.
 */
export default function BucketList({ onOpen }: BucketListProps) {
  const { service } = useData(storageData)
  const routeToOrder = useRouteToOrder()
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <UploadPanel />
      <WorkStrip />
      <QueryView query={service}>
        {({ order, regions, variant, features }) => (
          <>
            {variant === 'older' ? <OlderVariant buckets={features.bucketsPerTeam} /> : null}
            <ServiceGate order={order} to={routeToOrder(order.projectId)} hasData={regions.length > 0}>
              <Buckets onOpen={onOpen} />
            </ServiceGate>
          </>
        )}
      </QueryView>
    </div>
  )
}

function Buckets({ onOpen }: BucketListProps) {
  const text = useCloudStorageText()
  const join = useJoin()
  const routeTo = useRoutes(routes)
  const [creating, setCreating] = useState(false)
  const { buckets, remove } = useData(storageData)
  const blocked = ({ files, siteNames }: Bucket) =>
    files > 0
      ? text('cloud-storage.delete.files', { count: files })
      : siteNames.length > 0
        ? text('cloud-storage.delete.sites', { names: join.names(siteNames) })
        : undefined
  return (
    <>
      <ResourceList
        list={buckets}
        title={text('cloud-storage.buckets')}
        description={<Quota />}
        onOpen={onOpen && (({ bucketId }) => onOpen({ bucketId }))}
        columns={[
          {
            id: 'bucketName',
            header: text('cloud-storage.name'),
            code: true,
            primary: true,
            href: (bucket) => routeTo('cloud-storage.bucket', bucket),
          },
          {
            id: 'region',
            header: text('cloud-storage.region'),
            cell: ({ region }) => text(`cloud-storage.region.${region}`),
            filter: {
              kind: 'choice',
              choices: (['CN', 'SG', 'DE', 'RU'] as const).map((value) => ({
                value,
                label: text(`cloud-storage.region.${value}`),
              })),
            },
          },
          {
            id: 'files',
            header: text('cloud-storage.filesCount'),
            cell: ({ files }) => files,
            align: 'end',
          },
          {
            id: 'storedBytes',
            header: text('cloud-storage.stored'),
            cell: ({ storedBytes }) => <FileSize bytes={storedBytes} />,
            align: 'end',
          },
          {
            id: 'access',
            header: text('cloud-storage.rules'),
            cell: ({ ownRules }) => text(ownRules ? 'cloud-storage.rules.own' : 'cloud-storage.rules.default'),
            value: ({ ownRules }) => ownRules,
          },
          {
            id: 'siteNames',
            header: text('cloud-storage.hosting'),
            cell: ({ siteNames }) => join.names(siteNames) || '–',
            value: ({ siteNames }) => join.names(siteNames),
          },
          {
            id: 'createTime',
            header: text('cloud-storage.created'),
            width: 144,
          },
          {
            id: 'updateTime',
            header: text('cloud-storage.updated'),
            hidden: true,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('cloud-storage.create'),
            icon: 'add',
            call: calls['cloud-storage.file-bucket.create'],
            primary: true,
            shortcut: 'c',
            run: () => setCreating(true),
            prepare: CreateBucket.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('cloud-storage.delete'),
            icon: 'trash',
            danger: true,
            call: calls['cloud-storage.file-bucket.delete'],
            disabled: blocked,
            run: ({ bucketId }) => remove.run({ bucketId }),
            confirm: ({ bucketName }) => ({
              title: text('cloud-storage.delete.title', { name: bucketName }),
              description: text('cloud-storage.delete.body'),
              typed: bucketName,
            }),
          },
        ]}
        empty={{ title: text('cloud-storage.empty'), body: text('cloud-storage.emptyBody'), action: 'create' }}
      />
      <CreateBucket open={creating} onOpenChange={setCreating} />
    </>
  )
}

/** Storage used, as a share of the quota. */
function Quota() {
  const dataVolume = useDataVolume()
  const text = useCloudStorageText()
  const { level } = useData(storageData)
  const { data } = useStore(level)
  if (!data) return null
  const { quotas, used } = data
  return (
    <span className="mt-1 block max-w-80">
      <Meter
        label={text('cloud-storage.stored')}
        value={used.storedBytes}
        max={quotas.storedBytes}
        text={text('cloud-storage.of', {
          used: dataVolume(used.storedBytes),
          most: dataVolume(quotas.storedBytes),
        })}
      />
    </span>
  )
}
