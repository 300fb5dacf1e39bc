import { ExactTime, Identifier, KeyValueList, QueryView, useData, useJoin } from '@console-widgets/ui'
import { type Bucket, bucketData } from '../data.ts'
import { useCloudStorageText } from '../generated/text.ts'
import { OlderVariant } from './older-variant.tsx'

/** Details of a bucket, and the cloud storage variant that serves it (R156). */
export function BucketFacts({ bucket }: { bucket: Bucket }) {
  const text = useCloudStorageText()
  const join = useJoin()
  const { service } = useData(bucketData, bucket.bucketId)
  const { bucketId, bucketName, region, address, ownRules, corsRules, siteNames, createTime, updateTime } = bucket
  return (
    <QueryView query={service}>
      {({ variant, features }) => (
        <div className="flex flex-col gap-5">
          {variant === 'older' ? <OlderVariant buckets={features.bucketsPerTeam} /> : null}
          <KeyValueList
            columns={2}
            items={[
              {
                label: text('cloud-storage.name'),
                value: <Identifier value={bucketName} label={text('cloud-storage.name')} />,
              },
              {
                label: text('cloud-storage.id'),
                value: <Identifier value={bucketId} label={text('cloud-storage.id')} />,
              },
              {
                label: text('cloud-storage.address'),
                value: <Identifier value={address} label={text('cloud-storage.address')} />,
              },
              { label: text('cloud-storage.region'), value: text(`cloud-storage.region.${region}`) },
              {
                label: text('cloud-storage.rules'),
                value: text(ownRules ? 'cloud-storage.rules.own' : 'cloud-storage.rules.default'),
              },
              { label: text('cloud-storage.cors'), value: text('cloud-storage.cors.count', { count: corsRules }) },
              { label: text('cloud-storage.hosting'), value: join.names(siteNames) || '–' },
              { label: text('cloud-storage.variant'), value: text(`cloud-storage.variant.${variant}`) },
              { label: text('cloud-storage.created'), value: <ExactTime time={createTime} /> },
              { label: text('cloud-storage.updated'), value: <ExactTime time={updateTime} /> },
            ]}
          />
        </div>
      )}
    </QueryView>
  )
}
