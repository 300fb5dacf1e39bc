import {
  ActionButton,
  Card,
  CopyButton,
  ExactTime,
  KeyValueList,
  lazyFormDialog,
  OutsideLink,
  QueryView,
  useAllowed,
  useData,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type SharedPage, sharedPagesData } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { sharedPageLimits } from '../model.ts'

const SharePreview = lazyFormDialog(() => import('./share-preview.tsx').then((module) => module.SharePreview))

interface SharedPagesProps {
  appId: string
  /** The version that is previewed. */
  versionId: string
}

/** The links by which the preview is shared, for those who may share it. */
export function SharedPages(props: SharedPagesProps) {
  return useAllowed(calls['store-listing.page.list']) ? <Pages {...props} /> : null
}

function Pages({ appId, versionId }: SharedPagesProps) {
  const text = useStoreListingText()
  const [isOpen, setOpen] = useState(false)
  const { pages } = useData(sharedPagesData, appId)
  return (
    <QueryView query={pages}>
      {(known) => (
        <Card
          title={text('store-listing.share')}
          description={text('store-listing.share.body', { days: sharedPageLimits.days })}
          actions={
            <ActionButton
              label={text('store-listing.share.create')}
              call={calls['store-listing.page.create']}
              reason={
                known.pages.length >= sharedPageLimits.perApp
                  ? text('store-listing.share.full', { count: sharedPageLimits.perApp })
                  : undefined
              }
              run={() => setOpen(true)}
            />
          }
        >
          {known.pages.length === 0 ? <p className="text-muted">{text('store-listing.share.empty')}</p> : null}
          <ul className="flex flex-col gap-5">
            {known.pages.map((page) => (
              <OnePage key={page.pageId} page={page} />
            ))}
          </ul>
          <SharePreview appId={appId} versionId={versionId} open={isOpen} onOpenChange={setOpen} />
        </Card>
      )}
    </QueryView>
  )
}

function OnePage({ page: { appId, pageId, note, address, userName, expireTime } }: { page: SharedPage }) {
  const text = useStoreListingText()
  const { revoke } = useData(sharedPagesData, appId)
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <p className="font-medium wrap-anywhere">{note || text('store-listing.share.unnamed')}</p>
      <p className="flex items-start gap-1">
        <OutsideLink href={address} className="min-w-0 font-mono text-sm wrap-anywhere">
          {address}
        </OutsideLink>
        <CopyButton value={address} label={text('store-listing.share.copy')} />
      </p>
      <KeyValueList
        items={[
          { label: text('store-listing.share.until'), value: <ExactTime time={expireTime} /> },
          ...(userName === null ? [] : [{ label: text('store-listing.share.by'), value: userName }]),
        ]}
      />
      <p>
        <ActionButton
          size="small"
          label={text('store-listing.share.revoke')}
          call={calls['store-listing.page.revoke']}
          run={() => revoke.run({ pageId })}
          confirm={{
            title: text('store-listing.share.revoke.title'),
            description: text('store-listing.share.revoke.body'),
            action: text('store-listing.share.revoke'),
          }}
          done={text('store-listing.share.revoked')}
        />
      </p>
    </li>
  )
}
