import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls as agreementCalls } from '@console-widgets/agreements/contract'
import { calls as checkCalls } from '@console-widgets/app-check/contract'
import { calls as packageCalls } from '@console-widgets/app-packages/contract'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls } from '@console-widgets/versions/contract'
import { outbox } from '@console-widgets/platform/outbox/tables'
import { declareData } from '@console-widgets/sandbox/testing/declare-data'
import { rateApp } from '@console-widgets/sandbox/testing/rate-app'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { buildApk, makePackageKey } from '@console-widgets/package-parser/build'
import { createVersionWorld, type VersionWorld } from './testing/world.ts'

let world: VersionWorld
beforeAll(async () => {
  world = await createVersionWorld()
})
afterAll(() => world.close())

/** Uploads a real package, which is read and can be checked. */
async function uploadPackage(appId: string): Promise<string> {
  const content = await buildApk(
    {
      packageName: 'com.example.harbourlog',
      versionCode: 1,
      versionName: '1.0',
      label: 'Harbour Log',
      application: [{ name: 'allowBackup', resourceId: 0x01010280, value: false }],
    },
    await makePackageKey({ seed: 'distribution-walk', commonName: 'Northwind Release' }),
  )
  const objectId = await uploadBytes(world.console, 'log.apk', content)
  const { package: made } = await world.console.invoke(packageCalls['app-packages.package.create'], { appId, objectId })
  await world.pass(4)
  return made.pkgId
}

/** Hosts a privacy policy from the template. @returns its public address */
async function publishPrivacy(appId: string): Promise<string> {
  const of = { appId, type: 'privacy', lang: 'en-US' } as const
  const { title, content } = await world.console.invoke(agreementCalls['privacy.template-info.get'], of)
  const { agreementId } = await world.console.invoke(agreementCalls['agreements.agreement.create'], {
    ...of,
    title,
    content: content.replaceAll('{{contact}}', 'privacy@northwind.example'),
  })
  await world.console.invoke(agreementCalls['agreements.agreement.submit'], { id: agreementId, requireConfirm: 0 })
  await world.pass(8)
  const { address } = await world.console.invoke(agreementCalls['agreements.agreement.get'], { agreementId })
  return address ?? ''
}

/** IDs of the checks that a version fails. */
async function openChecks(appId: string, versionId: string): Promise<string[]> {
  const { preChecks } = await world.get(appId, versionId)
  return preChecks.filter(({ passed }) => !passed).map(({ id }) => id)
}

/** Subjects of the mail about where an app is available, oldest first. Those who release apps read Chinese. */
const mailOf = (appName: string) =>
  world.platform.services.database.asPlatform(async (db) => {
    const ofApp = and(eq(outbox.topic, 'release'), like(outbox.subject, `${appName}%上架`))
    const rows = await db.selectDistinct({ subject: outbox.subject, time: outbox.createTime }).from(outbox).where(ofApp)
    return rows.toSorted((one, other) => one.time - other.time).map(({ subject }) => subject)
  })

it('takes an app from nothing to the store: blocked where a reason begins, and back when it ends', async () => {
  const { console } = world
  const appName = 'Harbour Log'
  const { appId } = await console.invoke(appCalls['apps.app.create'], { appName, parentType: 13, childType: 1302 })
  const availability = () => console.invoke(calls['distribution.availability.get'], { appId })
  const packageId = await uploadPackage(appId)
  const { versionId, preChecks } = await world.completeDraft(appId, { packageId })
  expect(preChecks.map(({ id }) => id)).not.toContain('apps.series')
  expect(await openChecks(appId, versionId)).toEqual([
    'app-check.report',
    'age-rating.confirmed',
    'agreements.privacy-declaration',
  ])

  const { check } = await console.invoke(checkCalls['app-check.check.create'], { appId, pkgId: packageId })
  await world.pass(4)
  const report = await console.invoke(checkCalls['app-check.check-report.get'], { checkId: check.taskId })
  expect(report.check).toMatchObject({ status: 'passed', result: { block: 0, serious: 0 } })
  expect(await openChecks(appId, versionId)).toEqual(['age-rating.confirmed', 'agreements.privacy-declaration'])
  await rateApp(console, appId)
  await declareData(console, appId)
  const privacyPolicy = await publishPrivacy(appId)
  await console.invoke(calls['versions.app-version.update'], { appId, versionId, privacyPolicy })
  expect(await openChecks(appId, versionId)).toEqual([])
  expect(await availability()).toMatchObject({ published: [], ready: ['CN', 'DE'] })

  await console.invoke(calls['versions.on-shelf.submit'], { appId, versionId })
  await world.pass(12)
  expect(await availability()).toMatchObject({ published: ['CN', 'DE'], ready: [] })
  expect(await mailOf(appName)).toEqual([])

  await rateApp(console, appId, { 'real-gambling': 1 })
  const blocked = await availability()
  expect(blocked.published).toEqual(['DE'])
  expect(blocked.reasons).toContainEqual(
    expect.objectContaining({ id: 'age-rating.refused', countries: expect.arrayContaining(['CN']) as string[] }),
  )
  await world.pass(4)
  expect(await mailOf(appName)).toEqual([`${appName} 1.0 在部分国家/地区停止上架`])

  await rateApp(console, appId)
  expect((await availability()).published).toEqual(['CN', 'DE'])
  await world.pass(4)
  expect(await mailOf(appName)).toEqual([`${appName} 1.0 在部分国家/地区停止上架`, `${appName} 1.0 恢复上架`])
  const steps = (await world.events(versionId)).map(({ action }) => action)
  expect(steps.slice(-3)).toEqual(['approve', 'restrict', 'lift'])
})
