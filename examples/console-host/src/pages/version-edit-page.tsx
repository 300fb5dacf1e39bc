import { ListingPreview } from '@console-widgets/store-listing'
import { VersionEditor } from '@console-widgets/versions'

/** The editor of a version, with the store page beside its texts. */
export default function VersionEditPage(props: { appId: string; versionId: string }) {
  return <VersionEditor {...props} preview={(shown) => <ListingPreview {...shown} />} />
}
