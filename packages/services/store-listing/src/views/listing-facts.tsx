import { Audience } from './audience.tsx'
import { Awards } from './awards.tsx'
import { Carriers } from './carriers.tsx'
import { DataOfUsers } from './data-of-users.tsx'
import { DrmKey } from './drm-key.tsx'

/** What else there is to know before a release: data of users, audience, awards, mobile networks, and the DRM key. */
export function ListingFacts({ appId }: { appId: string }) {
  return (
    <>
      <DataOfUsers appId={appId} />
      <Audience appId={appId} />
      <Awards appId={appId} />
      <Carriers appId={appId} />
      <DrmKey appId={appId} />
    </>
  )
}
