import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import type { Context } from '@console-widgets/platform/calls/handler'
import { hour } from '@console-widgets/platform/clock/durations'
import { addressOfRegion } from '@console-widgets/platform/http/zone-address'
import { signPreview } from '@console-widgets/platform/release/preview-token'
import { keyOfPages } from '@console-widgets/platform/tenancy/api-keys'
import { testPageHours, testPagePath } from './public/test-page.ts'
import type { MessageRow } from './tables.ts'

/** Address at which anyone can look at a message as it is saved, for some time. */
export async function describeTestPage({ db, now, services }: Context, { appId, messageId, region }: MessageRow) {
  const endTime = now() + testPageHours * hour
  const apiKey = await keyOfPages(db, appId)
  if (!apiKey) return { address: null, endTime }
  const name = await signPreview(services.secret, { kind: 'message', id: messageId, expireTime: endTime })
  const origin = addressOfRegion(services, region) ?? services.publicOrigin
  return { address: `${clientAddress(origin, apiKey)}${testPagePath}?name=${encodeURIComponent(name)}`, endTime }
}
