import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { calls as ratings } from '@console-widgets/age-rating/contract'
import { calls as agreements } from '@console-widgets/agreements/contract'
import { prefillDataUse, type DataUse } from '@console-widgets/agreements/model'
import { calls as packages } from '@console-widgets/app-packages/contract'
import { calls as apps } from '@console-widgets/apps/contract'
import type { AnswerOf, AnyCall, InputOf } from '@console-widgets/contract'
import { type Console, ConsoleError } from '@console-widgets/core'
import { createFileService } from '@console-widgets/core/files'
import { calls as versions } from '@console-widgets/versions/contract'
import { makePng } from '../e2e/support/pictures.ts'
import { purposes } from '../e2e/support/release-steps.ts'

/** Advances the platform's clock and runs everything due. */
export type Pass = (seconds: number) => Promise<void>

const demoPackage = createRequire(import.meta.url).resolve('android-apidemos/apks/ApiDemos-debug.apk')
/** Number of retries before giving up. */
const mostPresses = 30

/** Whether the platform itself has rejected the request, so that a retry changes nothing. */
const isVerdict = (error: unknown) =>
  !(error instanceof ConsoleError) || (error.retCode !== undefined && error.status < 500)

/** Retries while the outcome is unknown. @returns the number of attempts, along with the result */
async function insist<Result>(press: () => Promise<Result>): Promise<Result> {
  for (let presses = 1; ; presses++) {
    try {
      return await press()
    } catch (error) {
      if (isVerdict(error) || presses >= mostPresses) throw error
    }
  }
}

/**
 * A user's path from an app without a package to a second version that is released in phases and unpublished, with the
 * console's own client. Requests that fail because of the connection are retried, as a user would.
 */
export async function walkRelease(console: Console, pass: Pass): Promise<void> {
  const ask = <C extends AnyCall>(call: C, input: InputOf<C>): Promise<AnswerOf<C>> =>
    insist(() => console.invoke(call, input))
  const files = createFileService(console)
  const upload = async (file: Blob, bizTag: string) =>
    (await insist(() => files.upload(file, { bizTag }).done)).objectId
  const picture = (name: string, width: number, height: number, color: readonly [number, number, number]) =>
    upload(new File([new Uint8Array(makePng(width, height, color))], name), 'versions')

  const { appId } = await ask(apps['apps.app.create'], { appName: 'Harbour Notes', parentType: 13, childType: 1301 })
  const { questionnaire, open } = await ask(ratings['age-rating.rating-v2.get'], { appId })
  const answers = Object.fromEntries(open.map((question) => [question, 0]))
  await ask(ratings['age-rating.answer.update'], { appId, questionnaire, answers })
  await ask(ratings['age-rating.rating-v2.confirm'], { appId })
  const objectId = await upload(new File([await readFile(demoPackage)], 'harbour.apk'), 'app-packages')
  const { pkgId } = (await ask(packages['app-packages.package.create'], { appId, objectId })).package
  await pass(60)

  const { sources } = await ask(agreements['privacy.declaration.get'], { appId })
  await ask(agreements['privacy.sign.submit'], {
    appId,
    entries: prefillDataUse(sources, []).map((entry): DataUse => ({ ...entry, purposes: ['functionality'] })),
    confirmed: sources.map(({ id }) => id),
  })

  const draft = async (changes: Record<string, unknown>) => {
    const { version } = await ask(versions['versions.app-version.create'], { appId, packageId: pkgId })
    const languages = [
      {
        lang: 'en-US',
        appName: 'Harbour Notes',
        appDesc: 'Keeps the notes of a voyage, with tides and weather, also without a connection.',
        briefInfo: 'Notes for every voyage',
        newFeatures: 'Tides of every harbour.',
      },
    ]
    const materials = {
      icon: await picture('icon.png', 216, 216, [42, 91, 215]),
      screenshots: [
        await picture('one.png', 450, 800, [200, 40, 40]),
        await picture('two.png', 450, 800, [40, 160, 80]),
        await picture('three.png', 450, 800, [40, 80, 200]),
      ],
    }
    await ask(versions['versions.app-version.update'], {
      appId,
      versionId: version.versionId,
      languages,
      materials,
      permissionReasons: Object.entries(purposes).map(([name, reason]) => ({
        permission: `android.permission.${name}`,
        reason,
      })),
      encryption: 'exempt',
      privacyPolicy: 'https://harbour-notes.eu/privacy',
      publishCountry: ['CN', 'DE'],
      ...changes,
    } as never)
    await ask(versions['versions.on-shelf.submit'], {
      appId,
      versionId: version.versionId,
      override: { reason: 'A build for a demonstration; it is replaced before the campaign.' },
    })
    await pass(20)
    return { appId, versionId: version.versionId }
  }
  await draft({})
  const startTime = console.ports.now()
  const second = await draft({
    releaseType: 3,
    phasedRelease: { startTime, endTime: startTime + 7 * 86_400_000, percent: '10.00', description: 'Slowly' },
  })
  const phase = versions['versions.phased-release.update']
  await ask(phase, { ...second, percent: '50.00' })
  await ask(phase, { ...second, state: 'SUSPEND' })
  await ask(phase, { ...second, state: 'RELEASE' })
  await ask(phase, { ...second, releaseType: 1 })
  await ask(versions['versions.shelf-off.submit'], {
    ...second,
    reason: 'The service behind the app ends in spring; its users were told.',
  })
}
