import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/agreements/contract'
import type { PlatformAgreementCode } from '@console-widgets/agreements/model'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { sha256Of } from './sha256.ts'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const query = async (language: 'cn' | 'en' | 'ru' = 'en') =>
  (await holder.invoke(calls['privacy.agreement.developer-query'], { language })).items
const sign = (console: Console, version: string, code: PlatformAgreementCode = 'paid-apps') =>
  console.invoke(calls['agreements.developer-sign.create'], {
    code,
    version,
    language: 'en',
    signerName: 'Ada Lindqvist',
  })

it('asks again for a new version, and keeps each signed text to the byte', async () => {
  const [, before] = await query()
  expect(before).toMatchObject({ version: '2026-01', signature: null, earlier: [{ version: '2025-09' }] })
  await expect(sign(holder, '2025-09')).rejects.toMatchObject({ reason: 'conflict', issues: [{ field: 'version' }] })
  const signed = await sign(holder, '2026-01')
  expect(signed).toMatchObject({ version: '2026-01', userName: 'Ada Lindqvist', signTime: test.clock.now() })
  // Signing twice is the same signature.
  expect((await sign(holder, '2026-01')).signatureId).toBe(signed.signatureId)
  const [, after] = await query('ru')
  expect(after!.signature?.signatureId).toBe(signed.signatureId)

  const textOf = (signatureId: string) => holder.invoke(calls['privacy.signed-text.get'], { signatureId })
  const current = await textOf(signed.signatureId)
  expect(current.content).toBe(before!.content)
  expect(current.sha256).toBe(await sha256Of(current.content))
  const earlier = await textOf(before!.earlier[0]!.signatureId)
  expect(earlier.content).not.toContain('within 14 days')
  expect(current.content).toContain('within 14 days')
  expect(await holder.invoke(calls['agreements.developer-sign.get'], { code: 'paid-apps' })).toEqual(signed)
  await expect(holder.invoke(calls['agreements.developer-sign.get'], { code: 'japan' })).rejects.toMatchObject({
    status: 404,
  })
})

it('is signed by those who may sign for the team', async () => {
  const { version } = (await query())[2]!
  const administrator = await signIn(test.platform, demoAccounts.appAdministrator)
  await expect(sign(administrator, version, 'japan')).rejects.toMatchObject({ reason: 'no-permission' })
  const { platform } = await administrator.invoke(calls['agreements.permission.list'], { appId: '108370001' })
  expect(platform.filter((each) => each.sign)).toEqual([])
})
