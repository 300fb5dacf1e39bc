import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls as agreementCalls } from '@console-widgets/agreements/contract'
import { calls as appCalls, seriesCalls } from '@console-widgets/apps/contract'
import { calls } from '@console-widgets/versions/contract'
import { preCheckSections, type PreCheckId } from '@console-widgets/versions/model'
import type { AppVersion } from '@console-widgets/versions/schemas'
import { makePicture } from '@console-widgets/platform/demo/pictures'
import { createRandom } from '@console-widgets/platform/demo/random'
import { declareData } from '@console-widgets/sandbox/testing/declare-data'
import { rateApp } from '@console-widgets/sandbox/testing/rate-app'
import { reportPackage } from '@console-widgets/sandbox/testing/report-package'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { testOrigin } from '@console-widgets/sandbox/testing/test-platform'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { createVersionWorld, type VersionWorld } from './testing/world.ts'

let world: VersionWorld
beforeAll(async () => {
  world = await createVersionWorld()
})
afterAll(() => world.close())

const day = 86_400_000

/** A way to break one requirement of a complete version. */
interface Breach {
  /** Version code of a version that is live before. Default: none is. */
  live?: number
  /** Version code of the draft. Default: one above the live one. */
  code?: number
  break(draft: AppVersion): Promise<unknown>
  /** Repairs what other tests need. */
  restore?(): Promise<unknown>
  field: string
  sample?: string
  level?: 'warning'
}

const update = async ({ appId, versionId }: AppVersion, changes: Record<string, unknown>) =>
  (await world.console.invoke(calls['versions.app-version.update'], { appId, versionId, ...changes })).version
const withTexts = (texts: Record<string, string>) => (draft: AppVersion) =>
  update(draft, { languages: [{ lang: 'en-US', ...texts }] })
const withPackage = (facts: Parameters<VersionWorld['newPackage']>[1]) => async (draft: AppVersion) =>
  update(draft, { packageId: await world.newPackage(draft.appId, facts) })
const shots = (draft: AppVersion, screenshots: string[]) => update(draft, { materials: { screenshots } })
const plan = () => ({ startTime: world.clock.now(), endTime: world.clock.now() + day, percent: '5.00' })

/** Another key than that of the other packages. */
const otherKey = { fingerprint: 'bb', subject: '', issuer: '', algorithm: '', validFrom: 0, validTo: 0 }

/** Releases three versions of an app, each under another name. */
async function renameTwice(appId: string): Promise<void> {
  for (const [index, name] of ['One', 'Two', 'Three'].entries()) {
    const draft = await world.completeDraft(appId, {}, index + 1)
    await withTexts({ appName: `Harbour ${name} ${appId}` })(draft)
    await world.submit(draft)
    await world.pass(12)
  }
}

/** Another app in a series with that of the draft. */
async function addSibling(draft: AppVersion, facts: Parameters<VersionWorld['newApp']>[0] = {}): Promise<string> {
  const other = await world.newApp(facts)
  const appIds = [draft.appId, other]
  for (const appId of appIds)
    await asPlatform((db) =>
      db
        .update(apps)
        .set({ packageName: `com.example.a${appId}` })
        .where(eq(apps.appId, appId)),
    )
  await world.console.invoke(seriesCalls['app-series.series.create'], {
    kind: 'double',
    name: `Series ${other}`,
    appIds,
  })
  return other
}

/** Writes an agreement of an app from its template, and lets it take effect. */
async function publishAgreement(appId: string, type: 'privacy' | 'user', lang: string): Promise<string> {
  const { title, content } = await world.console.invoke(agreementCalls['privacy.template-info.get'], {
    appId,
    type,
    lang,
  })
  const { agreementId } = await world.console.invoke(agreementCalls['agreements.agreement.create'], {
    appId,
    type,
    lang,
    title,
    content: content.replace(/\{\{contact\}\}/g, 'privacy@northwind.example'),
  })
  await world.console.invoke(agreementCalls['agreements.agreement.submit'], { id: agreementId, requireConfirm: 0 })
  await world.pass(8)
  const { address } = await world.console.invoke(agreementCalls['agreements.agreement.get'], { agreementId })
  return address ?? ''
}

const asPlatform: VersionWorld['platform']['services']['database']['asPlatform'] = (work) =>
  world.platform.services.database.asPlatform(work)
const reportOn = (found: Parameters<typeof reportPackage>[2]) => (draft: AppVersion) =>
  asPlatform((db) => reportPackage(db, draft.packageId ?? '', found))

/** Checks of other services. */
type OtherCheckId =
  | 'age-rating.confirmed'
  | 'age-rating.countries'
  | 'age-rating.series'
  | 'agreements.platform'
  | 'agreements.privacy'
  | 'agreements.privacy-declaration'
  | 'agreements.privacy-package'
  | 'agreements.regions'
  | 'agreements.user'
  | 'app-check.blocking'
  | 'app-check.report'
  | 'app-check.serious'
  | 'apps.category'
  | 'apps.series'
  | 'teams.export-statement'

const breaches: Record<PreCheckId | OtherCheckId, Breach> = {
  'package-chosen': { break: (draft) => update(draft, { packageId: null }), field: 'packageId' },
  'package-usable': { break: withPackage({ successStatus: 1 }), field: 'packageId' },
  'version-code': { live: 5, code: 4, break: async () => {}, field: 'packageId' },
  'version-code-raised': { live: 5, code: 5, break: async () => {}, field: 'packageId', level: 'warning' },
  signature: { live: 1, break: withPackage({ versionCode: 2, signer: otherKey }), field: 'packageId' },
  icon: { break: (draft) => update(draft, { materials: { icon: null } }), field: 'materials.icon' },
  screenshots: {
    break: (draft) => shots(draft, draft.materials.screenshots.slice(1)),
    field: 'materials.screenshots',
  },
  'listing-media': {
    async break(draft) {
      const screenshots = [await world.newImage(800, 450)]
      const set = { lang: 'en-US', deviceType: 5, screenshots, imgShowType: 1, featureImage: null }
      await update(draft, { materials: { media: [set] } })
    },
    field: 'materials.media.en-US.5.screenshots',
  },
  'same-screenshots': {
    async break(draft) {
      const bytes = await makePicture(450, 800, [1, 2, 3], [4, 5, 6])
      const twice = [await world.newImage(450, 800, bytes), await world.newImage(450, 800, bytes)]
      await shots(draft, [...draft.materials.screenshots, ...twice])
    },
    field: 'materials.screenshots',
  },
  'default-name': {
    break: ({ versionId }) => world.forceTexts(versionId, { appName: '' }),
    field: 'languages.en-US.appName',
  },
  'default-brief': { break: withTexts({ briefInfo: '' }), field: 'languages.en-US.briefInfo' },
  'default-description': { break: withTexts({ appDesc: '' }), field: 'languages.en-US.appDesc' },
  'new-features': {
    live: 1,
    break: withTexts({ newFeatures: '' }),
    field: 'languages.en-US.newFeatures',
    level: 'warning',
  },
  'all-languages': {
    break: (draft) => update(draft, { languages: [{ lang: 'ru-RU', appName: 'Гавань' }] }),
    field: 'languages.ru-RU.appDesc',
    level: 'warning',
  },
  placeholder: {
    break: withTexts({ appDesc: 'Lorem ipsum dolor sit amet, a text that goes on and on for long.' }),
    field: 'languages.en-US.appDesc',
    sample: 'Lorem ipsum',
  },
  sign: { break: withTexts({ appName: 'Harbour & Sea' }), field: 'languages.en-US.appName', sample: '&' },
  'name-long': {
    break: withTexts({ appName: '一二三四五六七八九十一二三四五六' }),
    field: 'languages.en-US.appName',
    sample: '一二三四五六七八九十一二三四五六',
  },
  'name-taken': {
    async break(draft) {
      const taken = await world.onShelf(await world.newApp())
      const appName = taken.languages[0]?.appName.toUpperCase() ?? ''
      await withTexts({ appName })(draft)
    },
    field: 'languages.en-US.appName',
    sample: expect.stringMatching(/^HARBOUR GUIDE/) as string,
  },
  'name-changes': {
    async break(draft) {
      await world.console.invoke(calls['versions.app-version.delete'], {
        appId: draft.appId,
        versionId: draft.versionId,
      })
      await renameTwice(draft.appId)
      return world.completeDraft(draft.appId, {}, 4)
    },
    field: 'languages.en-US.appName',
  },
  price: {
    break: withTexts({ briefInfo: 'Free this week' }),
    field: 'languages.en-US.briefInfo',
    sample: 'Free',
    level: 'warning',
  },
  trademark: {
    break: withTexts({ appName: 'Harbour™' }),
    field: 'languages.en-US.appName',
    sample: '™',
    level: 'warning',
  },
  countries: { break: (draft) => update(draft, { publishCountry: [] }), field: 'publishCountry' },
  'privacy-policy': { break: (draft) => update(draft, { privacyPolicy: '' }), field: 'privacyPolicy' },
  'privacy-placeholder': {
    break: (draft) => update(draft, { privacyPolicy: 'https://www.example.com/privacy' }),
    field: 'privacyPolicy',
    sample: 'www.example.com',
  },
  'privacy-effective': {
    break: (draft) => update(draft, { privacyPolicy: `${testOrigin}/agreement/none/en-US` }),
    field: 'privacyPolicy',
    sample: `${testOrigin}/agreement/none/en-US`,
  },
  record: {
    break: (draft) => update(draft, { privacyPolicy: 'http://203.0.113.7/privacy' }),
    field: 'privacyPolicy',
    sample: '203.0.113.7',
  },
  'sensitive-permissions': {
    async break(draft) {
      const permissions = ['android.permission.INTERNET', 'android.permission.READ_SMS']
      const replaced = await withPackage({ permissions })(draft)
      await declareData(world.console, draft.appId)
      return replaced
    },
    field: 'permissionReasons.android.permission.READ_SMS',
    sample: 'READ_SMS',
  },
  'export-compliance': { break: (draft) => update(draft, { encryption: null }), field: 'encryption' },
  schedule: {
    break: ({ versionId }) => world.force(versionId, { releaseTime: world.clock.now() - 1 }),
    field: 'releaseTime',
  },
  'phased-base': { break: (draft) => update(draft, { releaseType: 3, phasedRelease: plan() }), field: 'releaseType' },
  'phased-plan': { live: 1, break: (draft) => update(draft, { releaseType: 3 }), field: 'phasedRelease' },
  'age-rating.confirmed': {
    break: ({ appId }) =>
      world.console.invoke(appCalls['apps.app.update'], { appId, childType: 1303, grandChildType: 130_303 }),
    field: 'rating',
  },
  'age-rating.countries': {
    break: ({ appId }) => rateApp(world.console, appId, { 'real-gambling': 1 }),
    field: 'real-gambling',
    sample: 'CN',
    level: 'warning',
  },
  'age-rating.series': {
    break: async (draft) => rateApp(world.console, await addSibling(draft), { substances: 1 }),
    field: 'series',
    sample: expect.stringMatching(/^Harbour Guide/) as string,
    level: 'warning',
  },
  'agreements.platform': {
    async break() {
      await asPlatform((db) =>
        db.execute(
          sql`update cw_agreement_signatures set version = '1' where code = 'distribution' and version = '2026-02'`,
        ),
      )
      return undefined
    },
    restore: () =>
      asPlatform((db) => db.execute(sql`update cw_agreement_signatures set version = '2026-02' where version = '1'`)),
    field: 'distribution',
  },
  'agreements.privacy': {
    async break(draft) {
      const address = await publishAgreement(draft.appId, 'privacy', 'ru-RU')
      await update(draft, { privacyPolicy: address })
    },
    field: 'privacy.en-US',
  },
  'agreements.privacy-declaration': {
    break: ({ packageId }) =>
      world.forcePackage(packageId ?? '', { permissions: ['android.permission.ACTIVITY_RECOGNITION'] }),
    field: 'data.health',
    sample: 'ACTIVITY_RECOGNITION',
  },
  'agreements.privacy-package': {
    async break(draft) {
      const permission = 'android.permission.SYSTEM_ALERT_WINDOW'
      await update(draft, {
        privacyPolicy: await publishAgreement(draft.appId, 'privacy', 'en-US'),
        permissionReasons: [{ permission, reason: 'Shows the course over other apps.' }],
      })
      await world.forcePackage(draft.packageId ?? '', { permissions: [permission] })
    },
    field: 'privacy.en-US',
    sample: 'SYSTEM_ALERT_WINDOW',
  },
  'agreements.regions': {
    break: (draft) => update(draft, { publishCountry: ['CN', 'DE', 'JP'] }),
    field: 'japan',
    level: 'warning',
  },
  'agreements.user': {
    break: ({ appId }) => publishAgreement(appId, 'user', 'ru-RU'),
    field: 'user.en-US',
  },
  'app-check.blocking': { break: reportOn({ block: 2 }), field: 'block' },
  'app-check.report': {
    break: ({ packageId }) =>
      asPlatform((db) => db.execute(sql`delete from cw_app_checks where pkg_id = ${packageId}`)),
    field: expect.stringMatching(/^packages\../) as string,
    level: 'warning',
  },
  'app-check.serious': { break: reportOn({ serious: 1 }), field: 'serious', level: 'warning' },
  'apps.category': {
    break: ({ appId }) => world.console.invoke(appCalls['apps.app.update'], { appId, childType: null }),
    field: 'childType',
  },
  'apps.series': {
    break: (draft) => addSibling(draft, { childType: 1304 }),
    field: 'series',
    sample: expect.stringMatching(/^Harbour Guide/) as string,
    level: 'warning',
  },
  'teams.export-statement': { break: (draft) => update(draft, { encryption: 'own' }), field: 'exportCompliance' },
}

const isOpen = (check: AppVersion['preChecks'][number]) => !check.passed

describe('one broken requirement fails one check, and the submission with its field:', () => {
  it.each(Object.entries(breaches))(
    '%s',
    async (id, { live, code = (live ?? 0) + 1, field, sample, level, ...breach }) => {
      const appId = await world.newApp()
      if (live !== undefined) await world.onShelf(appId, live)
      const complete = await world.completeDraft(appId, {}, code)
      if (live === undefined || code > live) expect(complete.preChecks.filter(isOpen)).toEqual([])
      const replaced = (await breach.break(complete)) as Partial<AppVersion> | undefined
      const draft = await world.get(appId, replaced?.versionId ?? complete.versionId)
      expect(draft.preChecks.filter(isOpen)).toEqual([
        {
          id,
          level: level ?? 'error',
          passed: false,
          section: preCheckSections[id as PreCheckId] ?? null,
          page: id.includes('.') ? expect.objectContaining({ id: expect.stringContaining('.') }) : null,
          field,
          sample: sample ?? '',
        },
      ])
      expect(await refused(world.submit(draft))).toMatchObject({
        reason: 'app-incomplete',
        retCode: 204144664,
        issues: [{ field }],
      })
      await breach.restore?.()
    },
  )
})

it('names each sensitive permission that neither the version nor the package explains', async () => {
  const appId = await world.newApp()
  const names = ['CAMERA', 'READ_CONTACTS', 'READ_SMS'].map((name) => `android.permission.${name}`)
  const packageId = await world.newPackage(appId, {
    permissions: names,
    sensitivePermissionDesc: 'READ_CONTACTS: to share a berth with a friend.',
  })
  await declareData(world.console, appId)
  const draft = await world.completeDraft(appId, { packageId })
  expect(draft.preChecks.filter(isOpen).map(({ sample }) => sample)).toEqual(['CAMERA', 'READ_SMS'])
  const explained = await update(draft, {
    permissionReasons: [
      { permission: names[0], reason: 'TODO' },
      { permission: names[2], reason: 'Fills in the code.' },
    ],
  })
  expect(explained.preChecks.filter(isOpen).map(({ sample }) => sample)).toEqual(['CAMERA'])
})

it('warns of a version code that users of a rolled-back version already have', async () => {
  const appId = await world.newApp()
  await world.onShelf(appId, 1)
  const failed = await world.onShelf(appId, 3)
  await world.console.invoke(calls['versions.rollback.submit'], { appId, versionId: failed.versionId })
  const next = await world.completeDraft(appId, {}, 2)
  expect(next.preChecks.filter(isOpen)).toMatchObject([{ id: 'version-code-raised', level: 'warning' }])
  const newer = await withPackage({ versionCode: 4 })(next)
  expect(newer.preChecks.filter(isOpen)).toEqual([])
})

it('copies answers to the next draft, so that they are given once', async () => {
  const appId = await world.newApp()
  const first = await world.completeDraft(appId, {
    permissionReasons: [{ permission: 'android.permission.CAMERA', reason: 'Takes pictures of charts.' }],
  })
  await world.submit(first)
  await world.pass(12)
  const { version } = await world.console.invoke(calls['versions.app-version.create'], { appId })
  expect(version).toMatchObject({
    encryption: 'exempt',
    permissionReasons: [{ permission: 'android.permission.CAMERA', reason: 'Takes pictures of charts.' }],
  })
})

it('finds nothing in a review that the checks have not found before', async () => {
  const { pick, chance } = createRandom(41)
  /** Values that pass, that are warned of, and any. */
  const pools = {
    good: { names: ['Log'], briefs: ['Every harbour'], texts: ['Finds a berth in every harbour of the coast.'] },
    doubtful: { names: ['Speed Test', 'Harbour™'], briefs: ['Only $5', '限免', 'A test'], texts: ['demo', 'A test'] },
    any: {
      names: ['Log', 'Speed Test', 'Harbour & Sea', '海港占位', 'Free Tides', 'Xxx', 'Log ⚓️'],
      briefs: ['Every harbour', 'TODO', 'Only $5', 'Put to the test', ''],
      texts: ['Finds a berth in every harbour of the coast.', 'Lorem ipsum', 'tbd', ''],
    },
  }
  const addresses = ['https://northwind.example/privacy', 'https://test.com', 'http://203.0.113.7', 'http://a.test', '']
  const permissions = [[], ['android.permission.CAMERA'], ['android.permission.INTERNET']]
  const reason = { permission: 'android.permission.CAMERA', reason: 'Takes pictures of charts.' }
  const outcomes = { refused: 0, overridden: 0, clean: 0 }
  for (let round = 0; round < 45; round += 1) {
    const quality = pick(['good', 'doubtful', 'any'] as const)
    const { names, briefs, texts } = pools[quality]
    const isAny = quality === 'any'
    const appId = await world.newApp(isAny && chance(0.2) ? { parentType: 2 } : {})
    const draft = await world.completeDraft(appId, {
      packageId: await world.newPackage(appId, { permissions: pick(permissions) }),
      ...(isAny ? { privacyPolicy: pick(addresses), encryption: pick(['none', 'exempt', null]) } : {}),
      publishCountry: pick([['CN'], ['DE'], ['CN', 'RU']]),
      permissionReasons: isAny && chance(0.5) ? [{ ...reason, reason: 'TODO' }] : [reason],
    })
    await withTexts({
      appName: `${pick(names)} ${round}`,
      briefInfo: pick(briefs),
      appDesc: pick(texts),
      newFeatures: pick(texts),
    })(draft)
    const { preChecks } = await world.get(appId, draft.versionId)
    const open = preChecks.filter(isOpen)
    const errors = open.filter(({ level }) => level === 'error')
    const send = world.console.invoke(calls['versions.on-shelf.submit'], {
      appId,
      versionId: draft.versionId,
      ...(open.length > 0 ? { override: { reason: 'These words are meant as they stand' } } : {}),
    })
    if (errors.length > 0) {
      outcomes.refused += 1
      const { issues } = (await refused(send)) as { issues: { field: string }[] }
      expect(issues.map(({ field }) => field)).toEqual(errors.map(({ field }) => field))
      continue
    }
    outcomes[open.length > 0 ? 'overridden' : 'clean'] += 1
    await send
    await world.pass(12)
    expect(await world.get(appId, draft.versionId)).toMatchObject({ releaseState: 0, auditInfo: { findings: [] } })
  }
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(2)
})
