import { expect } from 'vitest'
import { calls } from '@console-widgets/versions/contract'
import type { PreCheckId } from '@console-widgets/versions/model'
import type { AppVersion } from '@console-widgets/versions/schemas'
import { day } from '@console-widgets/platform/clock/durations'
import { makePicture } from '@console-widgets/platform/demo/pictures'
import { declareData } from '@console-widgets/sandbox/testing/declare-data'
import { testOrigin } from '@console-widgets/sandbox/testing/test-platform'
import { withTexts, type Breach } from './breach.ts'
import type { VersionWorld } from './world.ts'

const withPackage =
  (facts: Parameters<VersionWorld['newPackage']>[1]) => async (draft: AppVersion, world: VersionWorld) =>
    world.update(draft, { packageId: await world.newPackage(draft.appId, facts) })
const shots = (world: VersionWorld, draft: AppVersion, screenshots: string[]) =>
  world.update(draft, { materials: { screenshots } })
const plan = ({ clock }: VersionWorld) => ({ startTime: clock.now(), endTime: clock.now() + day, percent: '5.00' })

/** Another key than that of the other packages. */
const otherKey = { fingerprint: 'bb', subject: '', issuer: '', algorithm: '', validFrom: 0, validTo: 0 }

/** Releases three versions of an app, each under another name. */
async function renameTwice(world: VersionWorld, appId: string): Promise<void> {
  for (const [index, name] of ['One', 'Two', 'Three'].entries()) {
    const draft = await world.completeDraft(appId, {}, index + 1)
    await withTexts({ appName: `Harbour ${name} ${appId}` })(draft, world)
    await world.submit(draft)
    await world.pass(12)
  }
}

/** Ways to break the checks of versions. */
export const breaches: Readonly<Record<PreCheckId, Breach>> = {
  'package-chosen': { break: (draft, world) => world.update(draft, { packageId: null }), field: 'packageId' },
  'package-usable': { break: withPackage({ successStatus: 1 }), field: 'packageId' },
  'version-code': { live: 5, code: 4, break: async () => {}, field: 'packageId' },
  'version-code-raised': { live: 5, code: 5, break: async () => {}, field: 'packageId', level: 'warning' },
  signature: { live: 1, break: withPackage({ versionCode: 2, signer: otherKey }), field: 'packageId' },
  icon: { break: (draft, world) => world.update(draft, { materials: { icon: null } }), field: 'materials.icon' },
  screenshots: {
    break: (draft, world) => shots(world, draft, draft.materials.screenshots.slice(1)),
    field: 'materials.screenshots',
  },
  'listing-media': {
    async break(draft, world) {
      const screenshots = [await world.newImage(800, 450)]
      const set = { lang: 'en-US', deviceType: 5, screenshots, imgShowType: 1, featureImage: null }
      await world.update(draft, { materials: { media: [set] } })
    },
    field: 'materials.media.en-US.5.screenshots',
  },
  'same-screenshots': {
    async break(draft, world) {
      const bytes = await makePicture(450, 800, [1, 2, 3], [4, 5, 6])
      const twice = [await world.newImage(450, 800, bytes), await world.newImage(450, 800, bytes)]
      await shots(world, draft, [...draft.materials.screenshots, ...twice])
    },
    field: 'materials.screenshots',
  },
  'default-name': {
    break: ({ versionId }, world) => world.forceTexts(versionId, { appName: '' }),
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
    break: (draft, world) => world.update(draft, { languages: [{ lang: 'ru-RU', appName: 'Гавань' }] }),
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
    async break(draft, world) {
      const taken = await world.onShelf(await world.newApp())
      const appName = taken.languages[0]?.appName.toUpperCase() ?? ''
      await withTexts({ appName })(draft, world)
    },
    field: 'languages.en-US.appName',
    sample: expect.stringMatching(/^HARBOUR GUIDE/) as string,
  },
  'name-changes': {
    async break(draft, world) {
      await world.console.invoke(calls['versions.app-version.delete'], {
        appId: draft.appId,
        versionId: draft.versionId,
      })
      await renameTwice(world, draft.appId)
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
  countries: { break: (draft, world) => world.update(draft, { publishCountry: [] }), field: 'publishCountry' },
  'privacy-policy': { break: (draft, world) => world.update(draft, { privacyPolicy: '' }), field: 'privacyPolicy' },
  'privacy-placeholder': {
    break: (draft, world) => world.update(draft, { privacyPolicy: 'https://www.example.com/privacy' }),
    field: 'privacyPolicy',
    sample: 'www.example.com',
  },
  'privacy-effective': {
    break: (draft, world) => world.update(draft, { privacyPolicy: `${testOrigin}/agreement/none/en-US` }),
    field: 'privacyPolicy',
    sample: `${testOrigin}/agreement/none/en-US`,
  },
  record: {
    break: (draft, world) => world.update(draft, { privacyPolicy: 'http://203.0.113.7/privacy' }),
    field: 'privacyPolicy',
    sample: '203.0.113.7',
  },
  'sensitive-permissions': {
    async break(draft, world) {
      const permissions = ['android.permission.INTERNET', 'android.permission.READ_SMS']
      const replaced = await withPackage({ permissions })(draft, world)
      await declareData(world.console, draft.appId)
      return replaced
    },
    field: 'permissionReasons.android.permission.READ_SMS',
    sample: 'READ_SMS',
  },
  'export-compliance': { break: (draft, world) => world.update(draft, { encryption: null }), field: 'encryption' },
  schedule: {
    break: ({ versionId }, world) => world.force(versionId, { releaseTime: world.clock.now() - 1 }),
    field: 'releaseTime',
  },
  'phased-base': {
    break: (draft, world) => world.update(draft, { releaseType: 3, phasedRelease: plan(world) }),
    field: 'releaseType',
  },
  'phased-plan': { live: 1, break: (draft, world) => world.update(draft, { releaseType: 3 }), field: 'phasedRelease' },
}
