import type { InputOf } from '@console-widgets/contract'
import type { calls } from '../contract.ts'
import type { Version } from '../data.ts'
import { fieldOfMedia, type ListingTexts, mediaOfField, type MediaKey, type MediaSet } from '../model.ts'

/** What is saved of a version at once. */
export type Changes = Omit<InputOf<(typeof calls)['versions.app-version.update']>, 'appId' | 'versionId'>

type Texts = Omit<ListingTexts, 'lang'>
type Materials = Version['materials']
/** Pictures that aren't of a single language or type of device. */
type General = Partial<Omit<Materials, 'media'>>

/** A part of a listing: texts by language, and pictures. Null: there is none. */
interface Slice {
  texts: Readonly<Record<string, Partial<Texts> | null>>
  general: General
  /** Sets of pictures by field. */
  sets: Readonly<Record<string, MediaSet | null>>
}

/** A change of a listing that can be undone: the part that it changed, before and after. */
export interface ListingStep {
  before: Slice
  after: Slice
}

/** What of a listing is compared and changed. */
export type Listing = Pick<Version, 'languages' | 'materials'>

/** The step that changes make; undefined if they change nothing of the listing. */
export function stepOf({ languages, materials }: Listing, changes: Changes): ListingStep | undefined {
  const textsBefore: Record<string, Partial<Texts> | null> = {}
  const textsAfter: Record<string, Partial<Texts> | null> = {}
  for (const { lang, ...given } of changes.languages ?? []) {
    const known = languages.find((each) => each.lang === lang)
    const columns = Object.keys(given) as (keyof Texts)[]
    textsBefore[lang] = known ? pick(known, columns) : null
    textsAfter[lang] = given as Partial<Texts>
  }
  const { media = materials.media, ...general } = changes.materials ?? {}
  const [was, is] = [byField(materials.media), byField(media as MediaSet[])]
  const fields = Object.keys({ ...was, ...is }).filter((field) => !isSame(was[field] ?? null, is[field] ?? null))
  const sets = (all: Record<string, MediaSet>) => Object.fromEntries(fields.map((field) => [field, all[field] ?? null]))
  const columns = Object.keys(general) as (keyof General)[]
  if (Object.keys(textsAfter).length + fields.length + columns.length === 0) return undefined
  return {
    before: { texts: textsBefore, general: pick(materials, columns), sets: sets(was) },
    after: { texts: textsAfter, general: general as General, sets: sets(is) },
  }
}

/** The step that removes a language, with its pictures. */
export function removalOf({ languages, materials }: Listing, lang: string): ListingStep {
  const own = byField(materials.media.filter((set) => set.lang === lang))
  const { lang: _, ...texts } = languages.find((each) => each.lang === lang) ?? { lang }
  return {
    before: { texts: { [lang]: texts }, general: {}, sets: own },
    after: {
      texts: { [lang]: null },
      general: {},
      sets: Object.fromEntries(Object.keys(own).map((key) => [key, null])),
    },
  }
}

/**
 * Two steps as one, if the second began with all that the first began with: further moves of the same pictures, and the
 * rest of a folder whose upload was interrupted.
 */
export function joined({ before }: ListingStep, second: ListingStep): ListingStep | undefined {
  const all = second.before
  const isPart = (['texts', 'general', 'sets'] as const).every((part) =>
    keysOf(before[part]).every((key) => Object.hasOwn(all[part], key) && isSame(before[part][key], all[part][key])),
  )
  return isPart ? second : undefined
}

/** Whether a listing has exactly this part. */
export function has({ languages, materials }: Listing, { texts, general, sets }: Slice): boolean {
  const known = byField(materials.media)
  return (
    Object.entries(texts).every(([lang, wanted]) => {
      const own = languages.find((each) => each.lang === lang)
      return wanted === null ? own === undefined : own !== undefined && isSame(pick(own, keysOf(wanted)), wanted)
    }) &&
    isSame(pick(materials, keysOf(general)), general) &&
    Object.entries(sets).every(([field, wanted]) => isSame(known[field] ?? null, wanted))
  )
}

/** What has to be saved, and which languages have to be removed, so that a listing has this part. */
export function changesTo({ materials }: Listing, slice: Slice): { changes: Changes | undefined; removed: string[] } {
  const { texts, general, sets } = slice
  const languages = Object.entries(texts).flatMap(([lang, given]) => (given === null ? [] : { lang, ...given }))
  const fields = Object.keys(sets)
  const media = [
    ...materials.media.filter((set) => !fields.includes(fieldOfMedia(set))),
    ...Object.values(sets).filter((set) => set !== null),
  ]
  const pictures = { ...general, ...(fields.length > 0 ? { media } : {}) }
  const changes = {
    ...(languages.length > 0 ? { languages } : {}),
    ...(Object.keys(pictures).length > 0 ? { materials: pictures } : {}),
  }
  return {
    changes: Object.keys(changes).length > 0 ? changes : undefined,
    removed: Object.keys(texts).filter((lang) => texts[lang] === null),
  }
}

/** What a step did, for its name. */
export type ListingAct =
  | { kind: 'language-added' | 'language-deleted' | 'texts'; lang: string }
  | { kind: 'texts-many'; count: number }
  | { kind: 'icon' | 'pictures-many' }
  | { kind: PictureAct; of: MediaKey }

type PictureAct = 'shots-added' | 'shots-removed' | 'shots-ordered' | 'orientation' | 'feature' | 'video'

/** Names what a step did. */
export function actOf({ before, after }: ListingStep): ListingAct {
  const [lang, ...more] = Object.keys(after.texts)
  if (lang !== undefined) {
    if (more.length > 0) return { kind: 'texts-many', count: more.length + 1 }
    const kind =
      after.texts[lang] === null ? 'language-deleted' : before.texts[lang] === null ? 'language-added' : 'texts'
    return { kind, lang }
  }
  const fields = Object.keys(after.sets)
  const columns = keysOf(after.general)
  if (fields.length > 1 || (fields.length > 0 && columns.length > 0)) return { kind: 'pictures-many' }
  const [field] = fields
  if (field !== undefined) {
    const of = mediaOfField(field)
    const kind = pictureAct(before.sets[field] ?? {}, after.sets[field] ?? {})
    return of && kind ? { kind, of } : { kind: 'pictures-many' }
  }
  if (columns.includes('icon')) return { kind: columns.length === 1 ? 'icon' : 'pictures-many' }
  const kind = pictureAct(before.general, after.general)
  return kind ? { kind, of: { lang: null, deviceType: 4 } } : { kind: 'pictures-many' }
}

/** What became of some pictures; undefined if several things did. */
function pictureAct(before: General, after: General): PictureAct | undefined {
  const shots = [before.screenshots ?? [], after.screenshots ?? []] as const
  const changed = [
    isSame(...shots) ? undefined : shotsAct(...shots),
    isSame(before.featureImage ?? null, after.featureImage ?? null) ? undefined : ('feature' as const),
    isSame(before.video ?? null, after.video ?? null) ? undefined : ('video' as const),
  ].filter((act) => act !== undefined)
  return changed.length > 1 ? undefined : (changed[0] ?? 'orientation')
}

const shotsAct = (before: readonly string[], after: readonly string[]): PictureAct =>
  after.length > before.length ? 'shots-added' : after.length < before.length ? 'shots-removed' : 'shots-ordered'

const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[]

function pick<T extends object, Key extends keyof T>(value: T, keys: readonly Key[]): Partial<Pick<T, Key>> {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Partial<Pick<T, Key>>
}

const byField = (media: readonly MediaSet[]): Record<string, MediaSet> =>
  Object.fromEntries(media.map((set) => [fieldOfMedia(set), set]))

/** Whether two values are the same, in whatever order objects have their keys. */
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
