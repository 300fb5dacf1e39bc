import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { calls } from '@console-widgets/teams/contract'
import { readOutbox } from '../outbox/read-outbox.ts'

const minute = 60_000
const password = 'tides-of-gothenburg'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const invite = async (account: string) => {
  const sent = await holder.invoke(calls['teams.invitation.create'], { account, roles: ['development'] })
  return { ...sent, invitation: sent.link.split('/').at(-1) ?? '' }
}
const request = { state: 's1', redirect_uri: `${testOrigin}/console/`, lang: 'en-US' }
const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  test.platform.fetch(
    new Request(`${testOrigin}/account/sign-up`, {
      method: 'POST',
      body: new URLSearchParams({ ...request, ...form }),
      headers,
    }),
  )
const get = (invitation: string) =>
  test.platform.fetch(new Request(`${testOrigin}/account/sign-up?${new URLSearchParams({ ...request, invitation })}`))
const alertIn = async (response: Response) => /role="alert"[^>]*>([^<]*)</.exec(await response.text())?.[1]
const mailTo = async (address: string) =>
  (await readOutbox(test.platform.services.database, 1000)).find((mail) => mail.address === address)
const codeFor = async (invitation: string, address: string) => {
  await post({ invitation, step: 'code' })
  return /\d{6}/.exec((await mailTo(address))?.subject ?? '')?.[0] ?? ''
}
const person = { step: 'account', userName: 'Nils Holm', country: 'SE', phone: '', password, repeat: password }

describe('an invited person', () => {
  const address = 'nils@harbour.example'

  it('creates an account for exactly the invited address, and can accept', async () => {
    const { invitation, invitationId } = await invite(address)
    expect((await get(invitation)).status).toBe(200)
    const code = await codeFor(invitation, address)
    // Another address in the form has no effect.
    const answer = await post({
      ...person,
      invitation,
      code,
      account: 'other@harbour.example',
      phone: '+46 31 555 01 09',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/\/console\/\?code=[0-9a-z]{50}&state=s1$/)
    const nils = await signIn(test.platform, { account: address, password })
    const { teams, invitations, userName } = await nils.invoke(calls['teams.user-info-v2.get'], undefined)
    expect([userName, teams.map(({ teamName }) => teamName), invitations]).toEqual(['Nils Holm', ['Nils Holm'], 1])
    const { available } = await nils.invoke(calls['notices.user-notice-setting.get'], {})
    expect(available).toContain('sms')
    await nils.invoke(calls['teams.own-invitation.accept'], { invitationId })
    const { items } = await holder.invoke(calls['teams.member-role.list'], { maxReqCount: 100 })
    expect(items.find((member) => member.account === address)).toMatchObject({ state: 'active', userName: 'Nils Holm' })
  })

  it('gets the invitations of every team that invited the address', async () => {
    const other = await signIn(test.platform, { account: 'pyotr@fjord.example', password: 'northwind-2026' })
    const { invitation } = await invite('both@harbour.example')
    await other.invoke(calls['teams.invitation.create'], { account: 'both@harbour.example', roles: ['legal'] })
    const code = await codeFor(invitation, 'both@harbour.example')
    expect((await post({ ...person, invitation, code })).status).toBe(303)
    const both = await signIn(test.platform, { account: 'both@harbour.example', password })
    expect((await both.invoke(calls['teams.own-invitation.list'], undefined)).total).toBe(2)
  })
})

describe('the form', () => {
  it('names what is wrong, keeps what was entered, and uses up no code', async () => {
    const address = 'eva@harbour.example'
    const { invitation } = await invite(address)
    const code = await codeFor(invitation, address)
    const wrong = (change: object) => post({ ...person, invitation, code, ...change })
    expect(await alertIn(await wrong({ userName: ' ' }))).toContain('Enter your name')
    expect(await alertIn(await wrong({ country: 'XX' }))).toContain('country')
    expect(await alertIn(await wrong({ phone: '0123' }))).toContain('country code')
    expect(await alertIn(await wrong({ password: 'short', repeat: 'short' }))).toContain('too short')
    expect(await alertIn(await wrong({ repeat: 'another-password' }))).toContain('don’t match')
    expect(await alertIn(await wrong({ code: '000000' }))).toContain('The code is wrong')
    expect(await (await wrong({ repeat: '' })).text()).toContain('value="Nils Holm"')
    test.clock.advance(16 * minute)
    expect(await alertIn(await wrong({}))).toContain('expired')
    const newCode = await codeFor(invitation, address)
    expect((await wrong({ code: newCode })).status).toBe(303)
    expect((await wrong({ code: newCode })).status).toBe(400)
  })

  it('can’t be guessed, and doesn’t flood a mailbox', async () => {
    const { invitation } = await invite('flood@harbour.example')
    const statuses = []
    for (let count = 0; count < 11; count++) statuses.push((await post({ invitation, step: 'code' })).status)
    expect(statuses.at(-1)).toBe(429)
    test.clock.advance(16 * minute)
    await post({ invitation, step: 'code' })
    for (let count = 0; count < 10; count++)
      expect((await post({ ...person, invitation, code: '000000' })).status).toBe(400)
    expect((await post({ ...person, invitation, code: '000000' })).status).toBe(429)
    test.clock.advance(16 * minute)
  })

  it('is the platform’s own, and leads to allowed pages alone', async () => {
    const { invitation } = await invite('own@harbour.example')
    expect((await post({ invitation, step: 'code' }, { origin: 'https://evil.example' })).status).toBe(400)
    expect((await post({ invitation, step: 'code', redirect_uri: 'https://evil.example/' })).status).toBe(400)
    expect(await mailTo('own@harbour.example')).toMatchObject({ topic: 'invitation' })
  })
})

it('looks the same for an address with an account, which gets a mail that says so', async () => {
  const unknown = await invite('none@harbour.example')
  const known = await invite('emily@carter.example').catch(async () => {
    const { items } = await holder.invoke(calls['teams.invitation.list'], {
      filter: ['account:=:emily%40carter.example'],
    })
    const sent = await holder.invoke(calls['teams.invitation.resend'], { invitationId: items[0]?.invitationId ?? '' })
    return { ...sent, invitation: sent.link.split('/').at(-1) ?? '' }
  })
  const pageOf = async ({ invitation, account }: typeof known) => {
    const response = await post({ invitation, step: 'code' })
    return [response.status, (await response.text()).replaceAll(account, '…').replaceAll(invitation, '…')]
  }
  expect(await pageOf(known)).toEqual(await pageOf(unknown))
  expect(await mailTo('emily@carter.example')).toMatchObject({ subject: 'You already have an account' })
  const answers = await Promise.all(
    [known, unknown].map(async ({ invitation }) => alertIn(await post({ ...person, invitation, code: '123456' }))),
  )
  expect(answers[0]).toBe(answers[1])
})

describe('an invitation that is over says what to do', () => {
  const find = (invitationToken: string) =>
    test.platform.fetch(
      new Request(`${testOrigin}/agc/edge${calls['teams.invitation-link.find'].path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ invitationToken }),
      }),
    )

  it('when it was revoked', async () => {
    const { invitation, invitationId } = await invite('revoked@harbour.example')
    expect(await (await find(invitation)).json()).toMatchObject({ state: 'pending', teamName: 'Northwind Studio' })
    await holder.invoke(calls['teams.invitation.revoke'], { invitationId })
    const response = await get(invitation)
    expect([response.status, await alertIn(response)]).toEqual([410, expect.stringContaining('revoked')])
    expect(await (await find(invitation)).json()).toMatchObject({ state: 'revoked' })
  })

  it('when it was sent again, or never existed', async () => {
    const { invitation, invitationId } = await invite('again@harbour.example')
    await holder.invoke(calls['teams.invitation.resend'], { invitationId })
    expect(await alertIn(await get(invitation))).toContain('no longer valid')
    expect((await find(invitation)).status).toBe(404)
    expect(await alertIn(await get('guessed'))).toContain('no longer valid')
  })

  it('when it has expired', async () => {
    const { invitation } = await invite('late@harbour.example')
    test.clock.advance(8 * 24 * 60 * minute)
    expect(await alertIn(await get(invitation))).toContain('expired')
    expect(await (await find(invitation)).json()).toMatchObject({ state: 'expired' })
  })
})
