import { ActionButton, Button, Card, Identifier, KeyValueList, useAllowed, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { drmKeyData } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'

/** The key of an app's protected content, for those who may see it. It is shown on request, since that is recorded. */
export function DrmKey({ appId }: { appId: string }) {
  return useAllowed(calls['store-listing.drm-key.get']) ? <Key appId={appId} /> : null
}

function Key({ appId }: { appId: string }) {
  const text = useStoreListingText()
  const { read } = useData(drmKeyData)
  const [shown, setShown] = useState<{ keyId: string; key: string }>()
  return (
    <Card
      title={text('store-listing.drm')}
      description={text('store-listing.drm.body')}
      actions={
        shown ? (
          <Button onClick={() => setShown(undefined)}>{text('store-listing.drm.hide')}</Button>
        ) : (
          <ActionButton
            label={text('store-listing.drm.show')}
            call={calls['store-listing.drm-key.get']}
            run={async () => setShown(await read.run({ appId }))}
          />
        )
      }
    >
      {shown ? (
        <KeyValueList
          items={[
            {
              label: text('store-listing.drm.id'),
              value: <Identifier value={shown.keyId} label={text('store-listing.drm.id')} />,
            },
            {
              label: text('store-listing.drm.key'),
              value: <Identifier value={shown.key} label={text('store-listing.drm')} />,
            },
          ]}
        />
      ) : null}
    </Card>
  )
}
