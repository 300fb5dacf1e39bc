import type { TargetKind } from '@console-widgets/core/schemas'
import type { Context } from '../calls/handler.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { findApp } from '../tenancy/find-app.ts'

/** An address that a service has of an app, and to which others can lead people. */
export interface OfferedTarget {
  kind: TargetKind
  targetId: string
  targetName: string
  address: string
}

/** Addresses of a kind that are offered: the newest. */
export const mostOffered = 200

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which addresses of an app that people can open now does a service have? At most `mostOffered`. */
    'targets.offered': {
      question: { appId: string; parts: Pick<PlatformParts, 'publicOrigin' | 'secret' | 'clock'> }
      answer: readonly OfferedTarget[]
    }
  }
}

/** Addresses of an app’s links, pages, and forms that people can open now. */
export async function collectTargets(
  appId: string,
  { db, services }: Pick<Context, 'db' | 'services'>,
): Promise<OfferedTarget[]> {
  return (await services.events.collectAnswers('targets.offered', { appId, parts: services }, { db })).flat()
}

/** Addresses of an app’s links, pages, and forms, for the fields of other services: those of some kinds. */
export async function offerTargets(
  { appId, kinds }: { appId: string; kinds: readonly TargetKind[] },
  { db, services }: Pick<Context, 'db' | 'services'>,
): Promise<{ items: OfferedTarget[] }> {
  await findApp(db, appId)
  const offered = await collectTargets(appId, { db, services })
  return { items: offered.filter(({ kind }) => kinds.includes(kind)) }
}
