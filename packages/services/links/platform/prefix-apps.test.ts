import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls as packageCalls } from '@console-widgets/app-packages/contract'
import { calls } from '@console-widgets/links/contract'
import { assetLinksFile } from '@console-widgets/links/model'
import { buildApk, makePackageKey } from '@console-widgets/package-parser/build'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { createLinkStage, type LinkStage } from './testing/stage.ts'

let stage: LinkStage
beforeAll(async () => {
  stage = await createLinkStage('opened')
})
afterAll(() => stage.test.close())

it('tells Android which apps open the links of a prefix, by the certificates of their packages', async () => {
  const key = await makePackageKey({ seed: 'links.test', commonName: 'Storm' })
  const made = (await stage.holder.invoke(appCalls['apps.app.create'], {
    appName: 'Signed',
    parentType: 13,
  } as never)) as { appId: string }
  const own = { appId: made.appId, prefix: 'signed' }
  await stage.holder.invoke(calls['links.uri-prefix.create'], own)
  const packageName = `com.example.app${own.appId}`
  const content = { packageName, versionCode: 7, versionName: '1.7.0', label: 'Signed' }
  const objectId = await uploadBytes(stage.holder, 'signed.apk', await buildApk(content, key))
  const host = 'http://signed.drcn.agconnect.link:8080'
  const read = async (address: string) => {
    const answer = await stage.open(`${address}/.well-known/assetlinks.json`)
    return answer.status === 200 ? ((await answer.json()) as unknown) : answer.status
  }
  expect(await read(host)).toEqual([])
  await stage.holder.invoke(packageCalls['app-packages.package.create'], { appId: own.appId, objectId })
  await stage.test.clock.advance(3000)
  await stage.test.platform.services.jobs.wake()
  const print = createHash('sha256').update(key.certificate).digest('hex').toUpperCase().match(/../g)?.join(':')
  const after = await read(host)
  expect(after).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: [print] },
    },
  ])
  const { origin } = new URL((await stage.create()).address)
  expect(await read(`${origin}/l/signed`)).toEqual(after)
  const { items } = await stage.holder.invoke(calls['links.uri-prefix.list'], { appId: own.appId })
  const listed = items.find(({ prefix }) => prefix === 'signed')
  expect(JSON.parse(assetLinksFile(listed?.signedApps ?? []))).toEqual(after)
  expect(listed?.assetLinks).toBe(`${origin}/l/signed/.well-known/assetlinks.json`)
  // The host of all teams names no app: it could take the links of the others.
  for (const nowhere of [origin, 'http://nobodys.drcn.agconnect.link', 'http://drcn.agconnect.link'])
    expect(await read(nowhere), nowhere).toBe(404)
})

it('tells Apple’s devices which apps open the links of a prefix', async () => {
  const update = (appleAppIds: string[]) =>
    stage.holder.invoke(calls['links.uri-prefix.update'], { prefixId: stage.prefixId, appleAppIds })
  await expect(update(['com.northwind.weather'])).rejects.toMatchObject({ issues: [{ field: 'appleAppIds.0' }] })
  const { appleFile } = await update(['ABCDE12345.com.northwind.weather'])
  const path = '/.well-known/apple-app-site-association'
  for (const address of [appleFile, `https://opened.drcn.agconnect.link${path}`]) {
    const answer = await stage.open(address)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.json()).toEqual({
      applinks: { details: [{ appIDs: ['ABCDE12345.com.northwind.weather'], components: [{ '/': '/*' }] }] },
    })
  }
  expect((await stage.open(new URL(appleFile).origin + path)).status).toBe(404)
})
