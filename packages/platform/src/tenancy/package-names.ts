import { and, eq, inArray, ne } from 'drizzle-orm'
import type { PackageNameState } from '@console-widgets/core/model'
import type { EventContext, Events } from '../calls/events.ts'
import { issue } from '../refusals/issue.ts'
import { PlatformRefusal, refuse } from '../refusals/refusal.ts'
import type {} from './app-events.ts'
import type { AppRow } from './find-app.ts'
import { apps, packageNamesInUse } from './tables.ts'

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which of these names may the team use although another team does? */
    'package-names.granted': { question: { teamId: string; packageNames: readonly string[] }; answer: string[] }
  }
}

/** A transaction of a team that can ask the services. */
type NameContext = Pick<EventContext, 'db' | 'teamId'> & { services: { events: Pick<Events, 'collectAnswers'> } }

/** Whether a service would reject another package name for an app. */
export async function isPackageNameFixed(
  app: AppRow,
  context: EventContext & { services: { events: Pick<Events, 'announce'> } },
): Promise<boolean> {
  try {
    await context.services.events.announce('apps.renaming-package', { app }, context)
    return false
  } catch (error) {
    if (error instanceof PlatformRefusal) return true
    throw error
  }
}

/**
 * Returns for each package name whether it is the team's own, another team's, or free. A name that the team uses or has
 * been granted is its own.
 */
export async function checkPackageNames(
  { db, teamId, services }: NameContext,
  packageNames: readonly string[],
): Promise<{ packageName: string; state: PackageNameState }[]> {
  const names = [...new Set(packageNames)]
  const question = { teamId, packageNames: names }
  const granted = (await services.events.collectAnswers('package-names.granted', question, { db })).flat()
  const own = await db.select({ packageName: apps.packageName }).from(apps).where(inArray(apps.packageName, names))
  const used = await db.select().from(packageNamesInUse).where(inArray(packageNamesInUse.packageName, names))
  const has = (rows: { packageName: string | null }[], name: string) => rows.some((row) => row.packageName === name)
  return names.map((packageName) => ({
    packageName,
    state: has(own, packageName) || granted.includes(packageName) ? 'own' : has(used, packageName) ? 'taken' : 'free',
  }))
}

/**
 * Checks that an app can use a package name: it belongs to one team, which can use it once per package type.
 * @throws PlatformRefusal if the app can't use it
 */
export async function requireUsablePackageName(
  context: NameContext,
  packageName: string,
  packageType: number,
  appId?: string,
): Promise<void> {
  const { db } = context
  const [result] = await checkPackageNames(context, [packageName])
  if (result?.state === 'taken')
    throw refuse(
      'name-taken',
      `The package name '${packageName}' belongs to another team. Choose another one, or claim it.`,
      [issue('packageName', 'package-of-other-team')],
    )
  const sameKind = and(
    eq(apps.packageName, packageName),
    eq(apps.packageType, packageType),
    appId === undefined ? undefined : ne(apps.appId, appId),
  )
  const [other] = await db.select().from(apps).where(sameKind)
  if (other)
    throw refuse('name-taken', `Your app '${other.appName}' already has the package name '${packageName}'`, [
      issue('packageName', 'package-of-app', { app: other.appName }),
    ])
}
