import { inArray } from 'drizzle-orm'
import type { AppFact, ContentFacts, ContentFields, ContentText, PictureFact } from '@console-widgets/content/model'
import type { Events } from '@console-widgets/platform/calls/events'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { languageOfDocument } from '@console-widgets/platform/orchestration/language-of-document'
import type {} from '@console-widgets/platform/release/available-countries'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { alikePictures } from './alike-pictures.ts'
import { resources } from './tables.ts'

/** Package type of quick apps. */
const quickApp = 2

/** The apps among these that exist, with the countries where the store offers them. */
export async function findAppFacts(
  db: Queries,
  { events }: { events: Pick<Events, 'collectAnswers'> },
  appIds: readonly string[],
): Promise<AppFact[]> {
  if (appIds.length === 0) return []
  const known = await db
    .select({ appId: apps.appId, appName: apps.appName, packageType: apps.packageType })
    .from(apps)
    .where(inArray(apps.appId, [...appIds]))
  const question = { appIds: known.map(({ appId }) => appId) }
  const answers = (await events.collectAnswers('release.available-countries', question, { db })).flat()
  return known.map(({ appId, appName, packageType }) => ({
    appId,
    appName,
    isQuickApp: packageType === quickApp,
    countries: answers.find((answer) => answer.appId === appId)?.countries ?? [],
  }))
}

/** The team’s promotions. */
export const findPromotions = async (db: Queries, { events }: Pick<PlatformParts, 'events'>) =>
  (await events.collectAnswers('release.promotions', {}, { db })).flat()

/** Everything that a content is compared with, at this moment. */
export async function findFacts(
  db: Queries,
  services: Pick<PlatformParts, 'events'>,
  fields: ContentFields,
  now: number,
): Promise<ContentFacts> {
  const pictureIds = [...new Set([...fields.pictureIds, ...(fields.heroId === null ? [] : [fields.heroId])])]
  return {
    now,
    apps: await findAppFacts(db, services, fields.appIds),
    promotions: fields.kind === 'offer' ? await findPromotions(db, services) : [],
    pictures: await findPictures(db, pictureIds),
    detected: await detectLanguages(fields.texts),
  }
}

async function findPictures(db: Queries, resourceIds: readonly string[]): Promise<PictureFact[]> {
  if (resourceIds.length === 0) return []
  const { resourceId, fileName, width, height } = resources
  const found = await db
    .select({ resourceId, fileName, width, height })
    .from(resources)
    .where(inArray(resourceId, [...resourceIds]))
  const alike = await alikePictures(db, resourceIds)
  return found.map((picture) => ({ ...picture, alike: alike.get(picture.resourceId) ?? [] }))
}

/** Language in which each text is written. Null: too short, or not clear enough. */
export async function detectLanguages(texts: readonly ContentText[]): Promise<Record<string, string | null>> {
  const found: Record<string, string | null> = {}
  for (const { lang, summary, body } of texts) found[lang] = await languageOfDocument(`${summary} ${body}`)
  return found
}
