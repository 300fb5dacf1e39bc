import { Callout } from '@console-widgets/ui'
import { useCloudStorageText } from '../generated/text.ts'

/** Says that the selected site has the older variant of Cloud Storage, and what is missing there (R156). */
export function OlderVariant({ buckets }: { buckets: number }) {
  const text = useCloudStorageText()
  return (
    <Callout tone="info" title={text('cloud-storage.variant.older.title')}>
      {text('cloud-storage.variant.older.body', { count: buckets })}
    </Callout>
  )
}
