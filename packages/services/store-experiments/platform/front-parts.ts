import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { placeOf } from '@console-widgets/conditions'
import { variantAt, type Materials, type Target } from '@console-widgets/store-experiments/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { bestLanguage } from '@console-widgets/platform/http/reader-languages'
import type { ShownMaterials, StorePart, StoreVisit } from '@console-widgets/platform/release/store-front'
import { languageOfCountry } from '@console-widgets/platform/traffic/language-of-country'
import { languagesOfListing } from './run-tests.ts'
import { customPages, dynamicIcons, materialTests, type TestRow } from './tables.ts'

/** Ranks of materials. A running test of icons takes precedence over a dynamic icon, which would distort it. */
const ranks = { icon: 1, test: 2, page: 3, preview: 4 } as const

/** Materials that aren’t empty. */
function shownOf({ icon, screenshots, brief }: Materials): ShownMaterials {
  return {
    ...(icon === null ? {} : { icon }),
    ...(screenshots.length === 0 ? {} : { screenshots }),
    ...(brief === '' ? {} : { brief }),
  }
}

/** The part of materials that a test varies. */
function targetOf(materials: Materials, target: Target): ShownMaterials {
  const { icon, screenshots, brief } = shownOf(materials)
  if (target === 'icon') return icon === undefined ? {} : { icon }
  if (target === 'brief') return brief === undefined ? {} : { brief }
  return screenshots === undefined ? {} : { screenshots }
}

/** What tests, pages, and icons bring to the public page of an app, and whom traffic shows them. */
export const frontAnswers: QuestionTakers = {
  'store-front.variant-names': async ({ variantIds }, { db }) => {
    const rows = await rowsOf<{ id: string; name: string }>(
      db,
      sql`select v ->> 'variantId' as id, v ->> 'variantName' as name
        from ${materialTests}, jsonb_array_elements(${materialTests.variants}) as v
        where v ->> 'variantId' = any (${`{${variantIds.map((id) => JSON.stringify(id)).join(',')}}`}::text[])`,
    )
    return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
  },
  'store-front.parts': async (visit, { db }) => {
    if (visit.preview !== undefined) return partOfPreview(db, visit, visit.preview)
    const page = await partOfPage(db, visit)
    // Visitors of a custom page came for that page: they are in no test.
    return [...(await partOfIcon(db, visit)), ...(page ? [page] : await partOfTest(db, visit))]
  },

  'store-front.tests': async ({ teamId, appId }, { db }) => {
    const rows = await db
      .select()
      .from(materialTests)
      .where(and(eq(materialTests.teamId, teamId), eq(materialTests.appId, appId)))
      .orderBy(materialTests.startTime, materialTests.testId)
    const languages = rows.length === 0 ? [] : await languagesOfListing(db, appId)
    return rows.flatMap((row) =>
      row.startTime === null
        ? []
        : [
            {
              ...{ testId: row.testId, startTime: row.startTime, endTime: row.endTime },
              originalId: row.originalId,
              variants: row.variants.map(({ variantId }) => variantId),
              trafficPercent: row.trafficPercent,
              takesIn: (country: string) => takesIn(row, country, languages),
            },
          ],
    )
  },
}

/** Whether people of a country take part, who see the listing in the language of most people there. */
function takesIn({ countries, lang }: TestRow, country: string, languages: readonly string[]): boolean {
  if (countries.length > 0 && !countries.includes(country)) return false
  return lang === null || bestLanguage(languages, [languageOfCountry(country)]) === lang
}

async function partOfPreview(db: Queries, { appId }: StoreVisit, variantId: string): Promise<StorePart[]> {
  const tests = await db.select().from(materialTests).where(eq(materialTests.appId, appId))
  for (const { target, originalId, originalMaterials, variants } of tests) {
    const materials =
      originalId === variantId ? originalMaterials : variants.find((variant) => variant.variantId === variantId)
    if (materials) return [{ isPreview: true, rank: ranks.preview, materials: targetOf(materials, target) }]
    if (originalId === variantId) return [{ isPreview: true }]
  }
  return []
}

async function partOfPage(db: Queries, { appId, page }: StoreVisit): Promise<StorePart | undefined> {
  if (page === undefined) return undefined
  const [row] = await db
    .select()
    .from(customPages)
    .where(and(eq(customPages.pageId, page), eq(customPages.appId, appId), eq(customPages.isActive, true)))
  return row?.passedMaterials
    ? { pageId: row.pageId, rank: ranks.page, materials: shownOf(row.passedMaterials) }
    : undefined
}

async function partOfIcon(db: Queries, { appId, now }: StoreVisit): Promise<StorePart[]> {
  const [icon] = await db
    .select()
    .from(dynamicIcons)
    .where(
      and(
        eq(dynamicIcons.appId, appId),
        eq(dynamicIcons.state, 'passed'),
        lte(dynamicIcons.startTime, now),
        gt(dynamicIcons.endTime, now),
      ),
    )
  return icon ? [{ rank: ranks.icon, materials: { icon: icon.imageId } }] : []
}

/** The variant of a visitor: by a hash of the test and the name of their browser, so that it stays. */
async function partOfTest(db: Queries, visit: StoreVisit): Promise<StorePart[]> {
  const { appId, lang, country, visitor, hasOwnScreenshots } = visit
  const running = await db
    .select()
    .from(materialTests)
    .where(and(eq(materialTests.appId, appId), eq(materialTests.state, 'running')))
    .orderBy(materialTests.startTime)
  const test = running.find(
    (each) =>
      (each.countries.length === 0 || each.countries.includes(country)) &&
      (each.lang === null ? each.target !== 'screenshots' || !hasOwnScreenshots : each.lang === lang),
  )
  if (!test) return []
  const variantId = variantAt(test, placeOf(test.testId, visitor))
  const variant = test.variants.find((each) => each.variantId === variantId)
  return [{ variantId, rank: ranks.test, materials: variant ? targetOf(variant, test.target) : {} }]
}
