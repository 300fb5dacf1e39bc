import { eq } from 'drizzle-orm'
import { phone, shownMedia } from '@console-widgets/versions/model'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import { teams } from '@console-widgets/platform/accounts/tables'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { bestLanguage } from '@console-widgets/platform/http/reader-languages'
import type { StorePart, StoreVisit } from '@console-widgets/platform/release/store-front'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { materialOf } from '../apply-materials.ts'
import { languagesOf } from '../languages.ts'
import { liveVersions } from '../version-rows.ts'

/** An app, and the team that owns it. */
export interface StoreApp {
  teamId: string
  appId: string
  teamName: string
  defaultLang: string
}

/** Finds an app of any team by its ID. */
export async function findStoreApp(
  { database }: Pick<PlatformParts, 'database'>,
  appId: string,
): Promise<StoreApp | undefined> {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(appId)) return undefined
  const [app] = await database
    .forRequest()
    .look((db) =>
      db
        .select({ teamId: apps.teamId, appId: apps.appId, teamName: teams.teamName, defaultLang: apps.defaultLang })
        .from(apps)
        .innerJoin(teams, eq(teams.teamId, apps.teamId))
        .where(eq(apps.appId, appId)),
    )
  return app
}

/** What the store shows of an app to a visitor, as IDs of images and texts. */
export interface StoreContent {
  lang: string
  languages: string[]
  appName: string
  appDesc: string
  newFeatures: string
  versionNumber: string | null
  materials: { icon: string | undefined; screenshots: readonly string[]; brief: string }
  feature: string | null
  video: string | null
  /** ID of the live package. */
  packageObject: string | null
  parts: readonly StorePart[]
}

/** Reads the live listing, with the parts that services add. Undefined: the app isn’t live. */
export async function readStore(
  db: Queries,
  { events }: Pick<PlatformParts, 'events'>,
  { appId, defaultLang }: StoreApp,
  wanted: readonly string[],
  visit: Omit<StoreVisit, 'lang' | 'hasOwnScreenshots'>,
): Promise<StoreContent | undefined> {
  const { whole, phased } = await liveVersions(db, appId)
  const version = whole ?? phased
  const texts = version ? await languagesOf(db, version.versionId) : []
  if (!version || texts.length === 0) return undefined
  const ordered = texts.toSorted((one, other) => Number(other.lang === defaultLang) - Number(one.lang === defaultLang))
  const languages = ordered.map(({ lang }) => lang)
  const lang = bestLanguage(languages, wanted)
  const shown = ordered.find((each) => each.lang === lang) ?? ordered[0]
  if (!shown) return undefined
  const media = shownMedia(version.materials, lang, phone)
  const hasOwnScreenshots = media.screenshotsFrom !== 'materials'
  const parts = (await events.collectAnswers('store-front.parts', { ...visit, lang, hasOwnScreenshots }, { db })).flat()
  const [icon] = await materialOf(db, version, { target: 'icon', lang: null })
  const own: StoreContent['materials'] = { icon, screenshots: media.screenshots, brief: shown.briefInfo }
  const { appName, appDesc, newFeatures } = shown
  return {
    ...{ lang, languages, appName, appDesc, newFeatures, parts },
    versionNumber: version.versionNumber,
    materials: parts
      .filter(({ materials }) => materials !== undefined)
      .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
      .reduce((merged, { materials }) => ({ ...merged, ...materials }), own),
    feature: media.featureImage,
    video: media.video,
    packageObject: await packageObjectOf(db, version.packageId),
  }
}

async function packageObjectOf(db: Queries, packageId: string | null): Promise<string | null> {
  if (packageId === null) return null
  const [row] = await db
    .select({ objectId: appPackages.objectId })
    .from(appPackages)
    .where(eq(appPackages.pkgId, packageId))
  return row?.objectId ?? null
}
