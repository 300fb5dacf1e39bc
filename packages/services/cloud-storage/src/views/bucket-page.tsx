import {
  DetailPage,
  type DetailTab,
  FileSize,
  Identifier,
  lazyPart,
  QueryView,
  ServiceGate,
  Skeleton,
  useAllowed,
  useData,
  useJoin,
  usePlace,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { type ReactNode, Suspense } from 'react'
import { calls } from '../contract.ts'
import { type Bucket, bucketData } from '../data.ts'
import { routes } from '../routes.ts'
import { useCloudStorageText } from '../generated/text.ts'
import { UploadPanel } from './files/upload-panel.tsx'
import { WorkStrip } from './files/work-strip.tsx'
import { useRouteToOrder } from './use-route-to-order.ts'

const FileBrowser = lazyPart(() => import('./files/file-browser.tsx').then((module) => module.FileBrowser))
const RulesPage = lazyPart(() => import('./rules/rules-page.tsx').then((module) => module.RulesPage))
const CorsPage = lazyPart(() => import('./cors/cors-page.tsx').then((module) => module.CorsPage))
const HostingPage = lazyPart(() => import('./hosting/hosting-page.tsx').then((module) => module.HostingPage))
const UsagePage = lazyPart(() => import('./usage-page.tsx').then((module) => module.UsagePage))
const BucketFacts = lazyPart(() => import('./bucket-facts.tsx').then((module) => module.BucketFacts))

export interface BucketPageProps {
  bucketId: string
  /** Called after the bucket was deleted. Default: navigates to the list. */
  onDeleted?: (detail: { bucketId: string }) => void
}

/** One bucket: files, security rules, web sites, and usage. */
export default function BucketPage({ bucketId, onDeleted }: BucketPageProps) {
  const { bucket } = useData(bucketData, bucketId)
  return <QueryView query={bucket}>{(answer) => <Page bucket={answer.bucket} onDeleted={onDeleted} />}</QueryView>
}

function Page({ bucket, onDeleted }: { bucket: Bucket; onDeleted: BucketPageProps['onDeleted'] }) {
  const text = useCloudStorageText()
  const join = useJoin()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { remove } = useData(bucketData, bucket.bucketId)
  const { bucketId, bucketName, region, files, storedBytes, corsRules, siteNames } = bucket
  const manages = useAllowed(calls['cloud-storage.file-bucket.delete'])
  const later = (content: ReactNode) => () => <Suspense fallback={<Skeleton lines={8} />}>{content}</Suspense>
  const tabs: DetailTab[] = [
    {
      id: 'files',
      label: text('cloud-storage.files'),
      content: later(<FileBrowser bucketId={bucketId} bucketName={bucketName} />),
    },
    {
      id: 'rules',
      label: text('cloud-storage.rules'),
      content: later(<RulesPage bucketId={bucketId} bucketName={bucketName} />),
    },
    {
      id: 'cors',
      label: text('cloud-storage.cors'),
      count: corsRules || undefined,
      content: later(<CorsPage bucketId={bucketId} address={bucket.address} />),
    },
    {
      id: 'hosting',
      label: text('cloud-storage.hosting'),
      count: siteNames.length || undefined,
      content: later(<HostingPage bucketId={bucketId} bucketName={bucketName} />),
    },
    { id: 'usage', label: text('cloud-storage.usage'), content: later(<UsagePage bucketId={bucketId} />) },
    { id: 'details', label: text('cloud-storage.details'), content: later(<BucketFacts bucket={bucket} />) },
  ]
  const blocked =
    files > 0
      ? text('cloud-storage.delete.files', { count: files })
      : siteNames.length > 0
        ? text('cloud-storage.delete.sites', { names: join.names(siteNames) })
        : undefined
  const goAway = async () => {
    await remove.run({ bucketId })
    if (onDeleted) onDeleted({ bucketId })
    else place.go(routeTo('cloud-storage.buckets'))
  }
  return (
    <DetailPage
      title={bucketName}
      parents={[{ label: text('cloud-storage.title'), to: routeTo('cloud-storage.buckets') }]}
      identifier={<Identifier value={bucket.address} label={text('cloud-storage.address')} />}
      meta={[
        text(`cloud-storage.region.${region}`),
        text('cloud-storage.files.countFiles', { count: files }),
        <FileSize key="size" bytes={storedBytes} />,
      ]}
      actions={
        manages
          ? [
              {
                label: text('cloud-storage.delete'),
                icon: 'trash',
                call: calls['cloud-storage.file-bucket.delete'],
                reason: blocked,
                run: goAway,
                confirm: {
                  title: text('cloud-storage.delete.title', { name: bucketName }),
                  description: text('cloud-storage.delete.body'),
                  typed: bucketName,
                },
              },
            ]
          : []
      }
      notice={
        <>
          <OrderNotice bucketId={bucketId} />
          <Progress />
        </>
      }
      tabs={tabs}
    />
  )
}

/** Why the service can't be used, or not fully, although the bucket is there: an open page learns it by itself. */
function OrderNotice({ bucketId }: { bucketId: string }) {
  const { service } = useData(bucketData, bucketId)
  const routeToOrder = useRouteToOrder()
  const order = useStore(service).data?.order
  if (!order) return null
  return (
    <ServiceGate order={order} to={routeToOrder(order.projectId)} hasData>
      {null}
    </ServiceGate>
  )
}

/** Uploads and tasks in the background. */
function Progress() {
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      <UploadPanel />
      <WorkStrip />
    </div>
  )
}
