import { lazyFormDialog, RelativeTime, ResourceList, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { cloudStorageData } from '../data.ts'
import { useCloudStorageText } from '../text.ts'

const CreateBucket = lazyFormDialog(() => import('./create-bucket.tsx').then((module) => module.CreateBucket))

/** The cloud storage of a team. */
export default function BucketList() {
  const text = useCloudStorageText()
  const [creating, setCreating] = useState(false)
  const { cloudStorage, remove } = useData(cloudStorageData)
  return (
    <>
      <ResourceList
        list={cloudStorage}
        title={text('cloud-storage.title')}
        columns={[
          { id: 'bucketName', header: text('cloud-storage.name'), cell: (bucket) => bucket.bucketName, primary: true, sort: 'bucketName', filter: { kind: 'text' } },
          { id: 'createTime', header: text('cloud-storage.created'), cell: (bucket) => <RelativeTime time={bucket.createTime} />, sort: 'createTime', filter: { kind: 'time' } },
          { id: 'updateTime', header: text('cloud-storage.updated'), cell: (bucket) => <RelativeTime time={bucket.updateTime} />, sort: 'updateTime', filter: { kind: 'time' } },
        ]}
        actions={[{ id: 'create', label: text('cloud-storage.create'), icon: 'add', call: calls['cloud-storage.storage-bucket.create'], primary: true, shortcut: 'c', run: () => setCreating(true), prepare: CreateBucket.prepare }]}
        rowActions={[
          {
            id: 'delete',
            label: text('cloud-storage.delete'),
            icon: 'trash',
            danger: true,
            call: calls['cloud-storage.file-bucket.delete'],
            run: ({ bucketId }) => remove.run({ bucketId }),
            confirm: ({ bucketName }) => ({ title: text('cloud-storage.delete.title', { name: bucketName }), description: text('cloud-storage.delete.body') }),
          },
        ]}
        empty={{ title: text('cloud-storage.empty'), body: text('cloud-storage.emptyBody'), action: 'create' }}
      />
      <CreateBucket open={creating} onOpenChange={setCreating} />
    </>
  )
}
