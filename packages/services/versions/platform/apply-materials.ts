import { and, eq } from 'drizzle-orm'
import { findMedia, phone, shownMedia, type MediaSet } from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { appVersions, versionLanguages, type Materials } from './tables.ts'
import { liveVersions, openVersion, type VersionRow } from './version-rows.ts'

/** Part of a listing that can be replaced, as a list of texts: an icon, screenshots, or a one-line description. */
export interface MaterialChange {
  target: 'icon' | 'screenshots' | 'brief'
  /** Null: the general material. An icon has no language. */
  lang: string | null
  /** IDs of images, or the only text. */
  value: readonly string[]
}

/** What a change does to a version. */
export interface ListingChange {
  versionId: string
  versionNumber: string | null
  isLive: boolean
  target: MaterialChange['target']
  lang: string | null
  before: string[]
  after: string[]
  /** Whether the version keeps its own, because it was changed meanwhile. */
  isKept: boolean
}

type Place = Pick<MaterialChange, 'target' | 'lang'>

/** Part of a listing that visitors of a language see, or the general one. */
export async function materialOf(
  db: Queries,
  version: Pick<VersionRow, 'versionId' | 'materials'>,
  { target, lang }: Place,
): Promise<string[]> {
  const { materials, versionId } = version
  if (target === 'icon') return materials.icon === null ? [] : [materials.icon]
  if (target === 'screenshots') return shownMedia(materials, lang, phone).screenshots
  const [texts] = await db
    .select({ briefInfo: versionLanguages.briefInfo })
    .from(versionLanguages)
    .where(and(eq(versionLanguages.versionId, versionId), eq(versionLanguages.lang, lang ?? '')))
  return texts ? [texts.briefInfo] : []
}

/**
 * What replacing a part of an app's listing changes: the live versions, and the one in progress, unless that part was
 * changed there meanwhile.
 */
export async function changesOfListing(db: Queries, appId: string, change: MaterialChange): Promise<ListingChange[]> {
  const { target, lang, value } = change
  const { whole, phased } = await liveVersions(db, appId)
  const live = [whole, phased].filter((version) => version !== undefined)
  const open = await openVersion(db, appId)
  const [shown] = live
  const current = shown ? await materialOf(db, shown, change) : []
  const changes: ListingChange[] = []
  for (const version of [...live, ...(open ? [open] : [])]) {
    const before = await materialOf(db, version, change)
    const isLive = live.includes(version)
    const { versionId, versionNumber } = version
    const isKept = !isLive && !isSame(before, current)
    changes.push({ versionId, versionNumber, isLive, target, lang, before, after: [...value], isKept })
  }
  return changes.filter(({ before, after }) => !isSame(before, after))
}

/** Replaces a part of an app's listing. @returns what has changed, and what was kept */
export async function applyMaterials(
  db: Queries,
  appId: string,
  change: MaterialChange,
  now: number,
): Promise<ListingChange[]> {
  const changes = await changesOfListing(db, appId, change)
  for (const { versionId, isKept } of changes) if (!isKept) await write(db, versionId, change, now)
  return changes
}

/** Takes back changes of a listing, except where it was changed again. @returns how many were taken back */
export async function revertMaterials(db: Queries, changes: readonly ListingChange[], now: number): Promise<number> {
  let reverted = 0
  for (const { versionId, target, lang, before, after, isKept } of changes) {
    const [version] = await db.select().from(appVersions).where(eq(appVersions.versionId, versionId))
    if (!version || isKept || !isSame(await materialOf(db, version, { target, lang }), after)) continue
    await write(db, versionId, { target, lang, value: before }, now)
    reverted += 1
  }
  return reverted
}

const isSame = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other)

async function write(db: Queries, versionId: string, { target, lang, value }: MaterialChange, now: number) {
  const own = eq(appVersions.versionId, versionId)
  if (target === 'brief')
    await db
      .update(versionLanguages)
      .set({ briefInfo: value[0] ?? '' })
      .where(and(eq(versionLanguages.versionId, versionId), eq(versionLanguages.lang, lang ?? '')))
  else {
    const [version] = await db.select().from(appVersions).where(own).for('update')
    if (!version) return
    const materials =
      target === 'icon' ? { ...version.materials, icon: value[0] ?? null } : withShots(version.materials, lang, value)
    await db.update(appVersions).set({ materials }).where(own)
  }
  await db.update(appVersions).set({ updateTime: now }).where(own)
}

/** Images with other screenshots of phones, in every language or in one. */
function withShots(materials: Materials, lang: string | null, value: readonly string[]): Materials {
  const screenshots = [...value]
  if (lang === null) return { ...materials, screenshots }
  const known = findMedia(materials.media, { lang, deviceType: phone })
  const { imgShowType } = materials
  const set: MediaSet = { lang, deviceType: phone, imgShowType, featureImage: null, video: null, ...known, screenshots }
  return {
    ...materials,
    media: known ? materials.media.map((each) => (each === known ? set : each)) : [...materials.media, set],
  }
}
