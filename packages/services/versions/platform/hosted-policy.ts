import type { Events } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import type {} from '@console-widgets/platform/tenancy/app-events'

/** State of a privacy policy that the platform hosts itself. */
export type HostedPolicy = 'effective' | 'not-effective'

/** Whether a privacy policy is an agreement that the platform hosts, and if so, in effect for the app. */
export async function hostedPolicy(
  { db, services }: { db: Queries; services: { events: Events; publicOrigin: string } },
  appId: string,
  address: string,
): Promise<HostedPolicy | null> {
  if (!URL.canParse(address)) return null
  const { origin, pathname } = new URL(address)
  if (origin !== services.publicOrigin) return null
  const answers = await services.events.collectAnswers('apps.hosted-agreement', { appId, path: pathname }, { db })
  return answers.find((answer) => answer !== undefined) ?? null
}
