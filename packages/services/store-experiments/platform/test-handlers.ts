import { and, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/store-experiments/contract'
import {
  harmonyPackage,
  mayAct,
  noMaterials,
  storeLimits,
  testListFields,
  type TestAct,
  type Variant,
} from '@console-widgets/store-experiments/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { hour } from '@console-widgets/platform/clock/durations'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { signPreview } from '@console-widgets/platform/release/preview-token'
import { storePath } from '@console-widgets/platform/release/store-front'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { applyMaterials, changesOfListing, revertMaterials } from '@console-widgets/versions/platform/rows'
import { scheduleAudit, submitted } from './audit.ts'
import { describeTest, describeTests } from './describe.ts'
import { dropImages, imagesOf, imagesOfTest, takeImages } from './images.ts'
import { readPast } from './plan.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { materialsFor, requireComplete, requirePlan } from './requirements.ts'
import { readResult } from './result.ts'
import { change, languagesOfListing, originalOf, startPassed, startTest, stopTest, syncTest } from './run-tests.ts'
import { harmonyMaterials, materialTests, type TestRow } from './tables.ts'

type TestCalls = Pick<
  typeof calls,
  | 'store-experiments.material-test.list'
  | 'store-experiments.material-test.create'
  | 'store-experiments.material-test.get'
  | 'store-experiments.material-test.update'
  | 'store-experiments.material-test.delete'
  | 'store-experiments.material-test-audit.submit'
  | 'store-experiments.material-test-audit.cancel'
  | 'store-experiments.material-test-start-mode.update'
  | 'store-experiments.material-test.start'
  | 'store-experiments.material-test.stop'
  | 'store-experiments.material-test.apply'
  | 'store-experiments.material-test.revert'
  | 'store-experiments.material-test-state.sync'
  | 'store-experiments.material-test-change.get'
  | 'store-experiments.material-test-result.get'
  | 'store-experiments.material-test-plan.get'
  | 'store-experiments.variant-preview.create'
  | 'store-experiments.variant-preview.get'
>

const find = ({ db }: Pick<Context, 'db'>, testId: string): Promise<TestRow> =>
  findRow(db, materialTests, testId, 'material test')

/** A test that is about to change. @throws PlatformRefusal if its state doesn’t allow that */
async function lock({ db }: Context, testId: string, act: TestAct): Promise<TestRow> {
  await find({ db }, testId)
  const [row] = await db.select().from(materialTests).where(eq(materialTests.testId, testId)).for('update')
  if (!row || !mayAct(act, row.state))
    throw refuse('material-test-state', `'${row?.testName ?? testId}' is ${row?.state ?? 'gone'}: ${obstacles[act]}`)
  return row
}

const obstacles: Readonly<Record<TestAct, string>> = {
  edit: 'only drafts and rejected experiments can be changed',
  submit: 'only drafts can be submitted',
  cancel: 'only submitted experiments can be withdrawn',
  setStartMode: 'it has already been started',
  start: 'only approved experiments can be started',
  stop: 'only running experiments can be ended',
  apply: 'only ended experiments can be applied',
  revert: 'only applied experiments can be restored',
  delete: 'end or withdraw it first',
}

/** Values of a new draft. */
const plain = {
  lang: null,
  trafficPercent: 50,
  days: 28,
  startMode: 'manual',
  goal: 'install',
  method: 'sequential',
  alpha: 0.05,
  effect: 0.1,
  state: 'draft',
} as const

const variantOf = ({ variants }: TestRow, variantId: string): Variant => {
  const variant = variants.find((each) => each.variantId === variantId)
  if (!variant)
    throw refuse('bad-parameter', 'The experiment has no such variant', [issue('variantId', 'variant-of-experiment')])
  return variant
}

/** What applying a variant writes into the listing. */
function materialChange({ target, lang }: TestRow, variant: Variant) {
  const value =
    target === 'icon'
      ? variant.icon === null
        ? []
        : [variant.icon]
      : target === 'screenshots'
        ? variant.screenshots
        : [variant.brief]
  return { target, lang, value }
}

const variantImages = (variants: readonly Variant[]) =>
  variants.flatMap((variant, at) => imagesOf(`variants.${at}`, variant))

async function preview({ services }: Pick<Context, 'services'>, { appId }: TestRow, variantId: string, now: number) {
  const expireTime = now + storeLimits.previewHours * hour
  const name = await signPreview(services.secret, { kind: 'variant', id: variantId, expireTime })
  const address = `${services.publicOrigin}${storePath}/${appId}?preview=${encodeURIComponent(name)}`
  return { variantId, address, expireTime }
}

/** Handlers of material tests. */
export const testHandlers: Handlers<TestCalls> = {
  'store-experiments.material-test.list': async ({ appId, ...input }, context) => {
    const { db } = context
    await findApp(db, appId)
    const query = listQuery(testListFields, materialTests, materialTests.testId, input, '-updateTime')
    const where = and(eq(materialTests.appId, appId), query.where)
    const rows = await db
      .select()
      .from(materialTests)
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset)
    return { items: await describeTests(context, rows), total: await db.$count(materialTests, where) }
  },

  'store-experiments.material-test.create': async ({ appId, testName, target }, context) => {
    const { db, userId } = context
    const { defaultLang } = await findApp(db, appId)
    if ((await db.$count(materialTests, eq(materialTests.appId, appId))) >= storeLimits.tests)
      throw refuse('limit-reached', `An app has at most ${storeLimits.tests} store experiments. Delete one.`)
    const now = context.now()
    const [row] = await db
      .insert(materialTests)
      .values({
        ...plain,
        testId: newId(),
        appId,
        testName,
        target,
        lang: target === 'brief' ? defaultLang : null,
        countries: [],
        originalId: newId(),
        variants: [{ variantId: newId(), variantName: 'A', materialId: null, ...noMaterials }],
        userId,
        createTime: now,
        updateTime: now,
      })
      .returning()
    return describeTest(context, row as TestRow)
  },

  'store-experiments.material-test.get': async ({ testId }, context) =>
    describeTest(context, await find(context, testId)),

  'store-experiments.material-test.update': async ({ testId, ...input }, context) => {
    const { db } = context
    const before = await lock(context, testId, 'edit')
    const { appId } = before
    const variants: Variant[] = []
    for (const [at, { variantId, ...given }] of input.variants.entries()) {
      const known = before.variants.find((each) => each.variantId === variantId)
      const materials = await materialsFor(db, appId, `variants.${at}`, given)
      variants.push({ ...given, ...materials, variantId: known?.variantId ?? newId() })
    }
    await requirePlan(db, { ...input, appId, variants })
    await takeImages(context, appId, variantImages(variants))
    const row = await change(db, testId, { ...input, variants, state: 'draft', findings: [] }, context.now())
    await dropImages(context, appId, variantImages(before.variants))
    return describeTest(context, row)
  },

  'store-experiments.material-test.delete': async ({ testId }, context) => {
    const test = await lock(context, testId, 'delete')
    await context.db.delete(materialTests).where(eq(materialTests.testId, testId))
    await dropImages(context, test.appId, imagesOfTest(test))
  },

  'store-experiments.material-test-audit.submit': async ({ testId }, context) => {
    const { db, services, teamId } = context
    const test = await lock(context, testId, 'submit')
    await requireComplete(db, test)
    const now = context.now()
    const row = await change(db, testId, submitted(test.round, now), now)
    await scheduleAudit(db, services, { teamId, kind: 'test', id: testId, round: row.round }, now)
    return describeTest(context, row)
  },

  'store-experiments.material-test-audit.cancel': async ({ testId }, context) => {
    await lock(context, testId, 'cancel')
    return describeTest(context, await change(context.db, testId, { state: 'draft' }, context.now()))
  },

  'store-experiments.material-test-start-mode.update': async ({ testId, startMode }, context) => {
    await lock(context, testId, 'setStartMode')
    const now = context.now()
    const row = await change(context.db, testId, { startMode }, now)
    return describeTest(context, row.state === 'passed' ? await startPassed(context.db, row, now) : row)
  },

  'store-experiments.material-test.start': async ({ testId }, context) => {
    const test = await lock(context, testId, 'start')
    return describeTest(context, await startTest(context.db, test, context.now()))
  },

  'store-experiments.material-test.stop': async ({ testId }, context) => {
    const test = await lock(context, testId, 'stop')
    return describeTest(context, await stopTest(context.db, test, 'person', context.now()))
  },

  'store-experiments.material-test.apply': async ({ testId, variantId }, context) => {
    const { db } = context
    const test = await lock(context, testId, 'apply')
    const now = context.now()
    const variant = variantOf(test, variantId)
    if (!(await originalOf(db, test)))
      throw refuse('not-on-shelf', 'The app isn’t live, so it has no listing to change')
    const changes = await applyMaterials(db, test.appId, materialChange(test, variant), now)
    const set = { state: 'applied' as const, appliedVariantId: variantId, appliedChanges: changes }
    return describeTest(context, await change(db, testId, set, now))
  },

  'store-experiments.material-test.revert': async ({ testId }, context) => {
    const { db } = context
    const { appliedChanges } = await lock(context, testId, 'revert')
    const now = context.now()
    if ((await revertMaterials(db, appliedChanges, now)) === 0)
      throw refuse('conflict', 'The listing has changed since then. Edit it in the version instead.')
    const set = { state: 'stopped' as const, appliedVariantId: null, appliedChanges: [] }
    return describeTest(context, await change(db, testId, set, now))
  },

  'store-experiments.material-test-state.sync': async ({ testId }, context) =>
    describeTest(context, await syncTest(context.db, await find(context, testId), context.now())),

  'store-experiments.material-test-change.get': async ({ testId, variantId }, context) => {
    const test = await find(context, testId)
    const changes = await changesOfListing(context.db, test.appId, materialChange(test, variantOf(test, variantId)))
    return { changes }
  },

  'store-experiments.material-test-result.get': async ({ testId }, context) =>
    readResult(context.db, await find(context, testId), context.now()),

  'store-experiments.material-test-plan.get': async ({ appId, countries = [] }, context) => {
    const { db, teamId } = context
    const { defaultLang, packageType } = await findApp(db, appId)
    const languages = await languagesOfListing(db, appId)
    const passed = await db
      .select()
      .from(harmonyMaterials)
      .where(and(eq(harmonyMaterials.appId, appId), eq(harmonyMaterials.state, 'passed')))
      .orderBy(harmonyMaterials.materialName)
    return {
      ...(await readPast(db, { teamId, appId, countries, now: context.now() })),
      languages: (languages.length > 0 ? languages : [defaultLang]).map((lang) => ({
        lang,
        isDefault: lang === defaultLang,
      })),
      materials: passed.map(({ materialId, materialName }) => ({ materialId, materialName })),
      needsMaterial: packageType === harmonyPackage,
    }
  },

  'store-experiments.variant-preview.create': async ({ testId, variantId }, context) => {
    const test = await find(context, testId)
    if (variantId !== test.originalId) variantOf(test, variantId)
    return preview(context, test, variantId, context.now())
  },

  'store-experiments.variant-preview.get': async ({ variantId }, context) => {
    const tests = await context.db.select().from(materialTests)
    const test = tests.find(
      ({ originalId, variants }) =>
        originalId === variantId || variants.some((variant) => variant.variantId === variantId),
    )
    if (!test) throw refuse('not-found', `There is no variant '${variantId}' in this team`)
    return preview(context, test, variantId, context.now())
  },
}
