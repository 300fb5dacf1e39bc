import { QueryView, Section, Segmented, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { type Listing, listingData, type ListingLanguage } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { type PreviewDevice, previewDevices, previewDevicesOf } from '../model.ts'
import { ScaledDevice } from './scaled-device.tsx'
import { StorePage } from './store-page.tsx'

export interface ListingPreviewProps {
  /** ID of the app. */
  appId: string
  /** ID of the version whose texts are shown. A version that isn't for the store has no preview. */
  versionId: string
  /** Texts in one language, as they are now. */
  texts: ListingLanguage
}

/** The store page of a version with texts that aren't saved yet, for a page where they are written. */
export default function ListingPreview({ appId, versionId, texts }: ListingPreviewProps) {
  const { listing } = useData(listingData, appId)
  return (
    <QueryView query={listing}>
      {(known) => (known.version?.versionId === versionId ? <Preview listing={known} texts={texts} /> : null)}
    </QueryView>
  )
}

function Preview({ listing, texts }: { listing: Listing; texts: ListingLanguage }) {
  const text = useStoreListingText()
  const [device, setDevice] = useState<PreviewDevice>('phone')
  const found = listing.detections.flatMap(({ findings }) => findings.filter(({ isOpen }) => isOpen))
  return (
    <Section title={text('store-listing.preview')}>
      <Segmented
        label={text('store-listing.device')}
        value={device}
        onChange={setDevice}
        choices={previewDevicesOf(listing.media).map((value) => ({
          value,
          label: text(`store-listing.device.${value}`),
        }))}
      />
      <ScaledDevice width={previewDevices[device].width}>
        <StorePage listing={listing} texts={texts} device={device} findings={found} focus={null} />
      </ScaledDevice>
    </Section>
  )
}
