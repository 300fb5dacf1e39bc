import { inArray } from 'drizzle-orm'
import {
  harmonyPackage,
  noMaterials,
  storeLimits,
  type Materials,
  type Target,
  type Variant,
} from '@console-widgets/store-experiments/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { objects } from '@console-widgets/platform/files/tables'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { issue } from './issues.ts'
import type { RuledIssue } from '@console-widgets/platform/refusals/issue'
import { refuse } from './refuse.ts'
import { languagesOfListing, originalOf } from './run-tests.ts'
import { harmonyMaterials, type TestRow } from './tables.ts'

const bad = (what: string, wrong: RuledIssue) => refuse('bad-parameter', what, [wrong])

/**
 * Materials that an app may show: those of an approved HarmonyOS material, if one is named, else its own.
 * @throws PlatformRefusal if they come from the wrong place
 */
export async function materialsFor(
  db: Queries,
  appId: string,
  field: string,
  given: Materials & { materialId: string | null },
): Promise<Materials> {
  const { packageType } = await findApp(db, appId)
  const at = (name: string) => (field === '' ? name : `${field}.${name}`)
  const { materialId, icon, screenshots, brief } = given
  // Apps whose packages are for HarmonyOS show nothing else; others may.
  if (materialId === null) return packageType === harmonyPackage ? noMaterials : { icon, screenshots, brief }
  const material = await findRow(db, harmonyMaterials, materialId, 'material')
  if (material.appId !== appId) throw bad('This material is of another app', issue(at('materialId'), 'asset-of-app'))
  if (material.state !== 'passed')
    throw bad(`'${material.materialName}' hasn’t passed the audit`, issue(at('materialId'), 'asset-approved'))
  return material.materials
}

/** Checks what the fields of a draft say together. @throws PlatformRefusal */
export async function requirePlan(
  db: Queries,
  { appId, target, lang, variants }: Pick<TestRow, 'appId' | 'target' | 'lang' | 'variants'>,
): Promise<void> {
  if (target === 'icon' && lang !== null)
    throw bad('An app has one icon in all languages', issue('lang', 'icon-without-language'))
  const { defaultLang } = await findApp(db, appId)
  const languages = await languagesOfListing(db, appId)
  const known = languages.length > 0 ? languages : [defaultLang]
  if (target === 'brief' && lang === null)
    throw bad('A one-line description needs a language', issue('lang', 'one-of', { names: known.join(', ') }))
  if (lang !== null && !known.includes(lang))
    throw bad(`The store listing has no texts in '${lang}'`, issue('lang', 'one-of', { names: known.join(', ') }))
  const names = variants.map(({ variantName }) => variantName.toLowerCase())
  names.forEach((name, at) => {
    if (names.indexOf(name) < at)
      throw bad('Two variants have one name', issue(`variants.${at}.variantName`, 'distinct'))
  })
}

/** What a variant shows of the target, as a comparable text. */
async function contentsOf(db: Queries, target: Target, materials: Materials): Promise<string> {
  if (target === 'brief') return materials.brief.trim()
  const ids = target === 'icon' ? (materials.icon === null ? [] : [materials.icon]) : materials.screenshots
  if (ids.length === 0) return ''
  const rows = await db
    .select({ objectId: objects.objectId, sha256: objects.sha256 })
    .from(objects)
    .where(inArray(objects.objectId, ids))
  return ids.map((id) => rows.find(({ objectId }) => objectId === id)?.sha256 ?? id).join(' ')
}

/** Checks that every variant has what is tested, and something else than the others. @throws PlatformRefusal */
export async function requireComplete(db: Queries, test: TestRow): Promise<void> {
  await requirePlan(db, test)
  const { target, variants, appId } = test
  for (const [at, variant] of variants.entries()) {
    await materialsFor(db, appId, `variants.${at}`, variant)
    requireTarget(target, variant, at)
  }
  const original = await originalOf(db, test)
  const seen = original ? [await contentsOf(db, target, original)] : []
  for (const [at, variant] of variants.entries()) {
    const contents = await contentsOf(db, target, variant)
    const same = seen.indexOf(contents)
    if (same >= 0)
      throw refuse(
        'materials-same',
        same === 0 && original ? 'A variant is the same as the original' : 'Two variants are the same',
        [issue(`variants.${at}.${target}`, 'differs-from-variants')],
      )
    seen.push(contents)
  }
}

function requireTarget(target: Target, variant: Variant, at: number): void {
  const field = `variants.${at}.${target}`
  const missing = (wrong: RuledIssue) =>
    refuse('materials-incomplete', `'${variant.variantName}' doesn’t have the tested part`, [wrong])
  if (target === 'icon' && variant.icon === null) throw missing(issue(field, 'icon-image'))
  if (target === 'brief' && variant.brief.trim() === '') throw missing(issue(field, 'brief-text'))
  if (target === 'screenshots' && variant.screenshots.length < storeLimits.fewestScreenshots)
    throw missing(issue(field, 'screenshots-at-least', { least: storeLimits.fewestScreenshots }))
}

/** Checks that there is something to audit. @throws PlatformRefusal */
export function requireSomething({ icon, screenshots, brief }: Materials, isWhole: boolean): void {
  const lacks = (wrong: RuledIssue) =>
    refuse('materials-incomplete', 'Assets are missing. Add them before you submit.', [wrong])
  const { fewestScreenshots } = storeLimits
  if (screenshots.length > 0 && screenshots.length < fewestScreenshots)
    throw lacks(issue('screenshots', 'screenshots-at-least', { least: fewestScreenshots }))
  if (isWhole && icon === null) throw lacks(issue('icon', 'icon-image'))
  if (isWhole && screenshots.length === 0)
    throw lacks(issue('screenshots', 'screenshots-at-least', { least: fewestScreenshots }))
  if (icon === null && screenshots.length === 0 && brief.trim() === '') throw lacks(issue('brief', 'any-asset'))
}
