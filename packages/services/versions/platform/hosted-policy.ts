import type { Events } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import type {} from '@console-widgets/platform/tenancy/app-events'

/** State of a privacy policy that the platform hosts itself. */
export type HostedPolicy = 'effective' | 'not-effective'

interface HostedContext {
  db: Queries
  services: { events: Events; publicOrigin: string }
}

/** The address of the privacy policy that the platform hosts for an app, if one is in effect. */
export async function hostedPolicyOf({ db, services }: HostedContext, appId: string): Promise<string | null> {
  const paths = await services.events.collectAnswers('apps.hosted-policy', { appId }, { db })
  const path = paths.find((found) => found !== undefined)
  return path === undefined ? null : services.publicOrigin + path
}

/** Whether a privacy policy is an agreement that the platform hosts, and if so, in effect for the app. */
export async function hostedPolicy(
  { db, services }: HostedContext,
  appId: string,
  address: string,
): Promise<HostedPolicy | null> {
  if (!URL.canParse(address)) return null
  const { origin, pathname } = new URL(address)
  if (origin !== services.publicOrigin) return null
  const answers = await services.events.collectAnswers('apps.hosted-agreement', { appId, path: pathname }, { db })
  return answers.find((answer) => answer !== undefined) ?? null
}
