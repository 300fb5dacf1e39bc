import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/teams/contract'
import { readOutbox } from '@console-widgets/platform/outbox/read-outbox'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { demoAccounts, demoInvited, otherTeamId } from '@console-widgets/platform/demo/people'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { refused } from '@console-widgets/sandbox/testing/refused'

const day = 86_400_000

let test: TestPlatform
let holder: Console
let pyotr: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
  pyotr = await signIn(test.platform, demoInvited)
})
afterAll(() => test.close())

const emily = 'emily@carter.example'
const invite = (change: object = {}, console = holder) =>
  console.invoke(calls['teams.invitation.create'], { account: demoInvited.account, roles: ['operations'], ...change })
const invitationsOf = (account: string) =>
  holder.invoke(calls['teams.invitation.list'], { filter: [`account:=:${encodeURIComponent(account)}`] })
const memberOf = async (account: string) => {
  const find = (more: string[] = []) =>
    holder.invoke(calls['teams.member-role.list'], {
      filter: [`account:=:${encodeURIComponent(account)}`, ...more],
    })
  return (await find()).items[0] ?? (await find(['state:=:removed'])).items[0]
}
const own = (console = pyotr) => console.invoke(calls['teams.own-invitation.list'], undefined)
const find = (link: string, console = pyotr) =>
  console.invoke(calls['teams.own-invitation.find'], { invitationToken: link.split('/').at(-1) ?? '' })
const trailOf = async (console: Console, callId: string) =>
  (await console.invoke(calls['teams.audit-record.list'], { filter: [`callId:=:${callId}`] })).items

it('shows up for the invited person after sign-in, in any team', async () => {
  const { items } = await own()
  expect(items).toMatchObject([
    {
      invitationId: 'invitation-pyotr',
      teamId: demoTeamId,
      teamName: 'Northwind Studio',
      inviterName: 'Ada Lindqvist',
      roles: ['operations'],
    },
  ])
  expect((await own(holder)).total).toBe(0)
})

it('is found only by its link, and only by the newest one', async () => {
  const { link, expireTime } = await holder.invoke(calls['teams.invitation.resend'], {
    invitationId: 'invitation-pyotr',
  })
  expect(link).toMatch(/^http:\/\/console\.test\/console\/(en\/)?#\/invitations\/\w{50}$/)
  expect(expireTime).toBe(test.clock.now() + 7 * day)
  expect(await find(link)).toMatchObject({ invitationId: 'invitation-pyotr', isOwn: true, state: 'pending' })
  expect(await find(link, holder)).toMatchObject({ isOwn: false, account: demoInvited.account })
  const { link: newest } = await holder.invoke(calls['teams.invitation.resend'], { invitationId: 'invitation-pyotr' })
  expect(await refused(find(link))).toMatchObject({ kind: 'not-found' })
  expect(await find(newest)).toMatchObject({ isOwn: true })
})

it('is texted as well, each time that it is sent, to a number that people may write as they like', async () => {
  const account = 'texted@carter.example'
  const sent = await invite({ account, phone: '+49 (151) 555-0100' })
  expect(sent.phone).toBe('+491515550100')
  await holder.invoke(calls['teams.invitation.resend'], { invitationId: sent.invitationId })
  const texts = (await readOutbox(test.platform.services.database, 20)).filter(({ address }) => address === sent.phone)
  expect(texts).toHaveLength(2)
  expect(texts.map(({ channel }) => channel)).toEqual(['sms', 'sms'])
  expect(texts.some(({ text }) => text.startsWith('Ada Lindqvist invites you') && text.endsWith(sent.link))).toBe(true)
  await expect(invite({ account: 'other@carter.example', phone: '0151 555' })).rejects.toMatchObject({
    issues: [{ field: 'phone' }],
  })
  await holder.invoke(calls['teams.invitation.revoke'], { invitationId: sent.invitationId })
})

it('cannot be answered by anyone else', async () => {
  for (const call of [calls['teams.own-invitation.accept'], calls['teams.own-invitation.decline']])
    expect(await refused(holder.invoke(call, { invitationId: 'invitation-pyotr' }))).toMatchObject({
      kind: 'not-found',
    })
})

it('makes the person a member when accepted, and is recorded in the audit log of the joined team', async () => {
  expect(await pyotr.invoke(calls['teams.own-invitation.accept'], { invitationId: 'invitation-pyotr' })).toEqual({
    teamId: demoTeamId,
    teamName: 'Northwind Studio',
    roles: ['operations'],
  })
  expect(await memberOf(demoInvited.account)).toMatchObject({
    state: 'active',
    userName: 'Пётр Васильев',
    joinTime: test.clock.now(),
    invitation: null,
  })
  await pyotr.session.refresh()
  await pyotr.session.switchTeam(demoTeamId)
  expect(pyotr.session.$profile.get()?.roles).toEqual(['operations'])
  const [record] = await trailOf(holder, 'teams.own-invitation.accept')
  expect(record).toMatchObject({ userId: otherTeamId, userName: 'Пётр Васильев', changes: 2 })
  await pyotr.session.switchTeam(otherTeamId)
  expect(await trailOf(pyotr, 'teams.own-invitation.accept')).toEqual([])
  expect(
    await refused(pyotr.invoke(calls['teams.own-invitation.accept'], { invitationId: 'invitation-pyotr' })),
  ).toMatchObject({ kind: 'not-found' })
})

it('lets the person leave and be invited again, under the name that the team knows', async () => {
  expect(await refused(invite())).toMatchObject({ reason: 'already-member', issues: [{ field: 'account' }] })
  await pyotr.invoke(calls['teams.user-team.leave'], { teamId: demoTeamId })
  expect(await memberOf(demoInvited.account)).toMatchObject({ state: 'removed' })
  expect(await refused(pyotr.invoke(calls['teams.user-team.leave'], { teamId: demoTeamId }))).toMatchObject({
    kind: 'not-found',
  })
  const { invitationId } = await invite({ message: 'Come back', appScope: 'ids', appIds: ['108370003'] })
  expect(await memberOf(demoInvited.account)).toMatchObject({
    state: 'invited',
    userName: 'Пётр Васильев',
    appIds: ['108370003'],
  })
  await pyotr.invoke(calls['teams.own-invitation.decline'], { invitationId })
  expect(await memberOf(demoInvited.account)).toMatchObject({ state: 'removed' })
  expect((await invitationsOf(demoInvited.account)).items.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['accepted', 'declined']),
  )
})

describe('an unanswered invitation', () => {
  it('expires on schedule, as an action of the platform', async () => {
    const { invitationId } = await invite()
    test.clock.advance(7 * day - 1)
    await test.platform.wake()
    holder = await signIn(test.platform)
    pyotr = await signIn(test.platform, demoInvited)
    expect((await own()).total).toBe(1)
    test.clock.advance(1)
    expect(await refused(pyotr.invoke(calls['teams.own-invitation.accept'], { invitationId }))).toMatchObject({
      kind: 'not-found',
    })
    await test.platform.wake()
    expect(
      (await invitationsOf(demoInvited.account)).items.find((invitation) => invitation.invitationId === invitationId),
    ).toMatchObject({ state: 'expired' })
    const act = (await trailOf(holder, 'teams.invitation-expiry')).find(({ things }) =>
      things.some(({ id }) => id === invitationId),
    )
    expect(act).toMatchObject({ callId: 'teams.invitation.create', steps: [{ callId: 'teams.invitation-expiry' }] })
    const expiry = await holder.invoke(calls['teams.audit-record.get'], { recordId: act?.steps[0]?.recordId ?? '' })
    expect(expiry).toMatchObject({
      actor: 'platform',
      things: [{ id: invitationId, name: demoInvited.account }],
      cause: { recordId: act?.recordId },
    })
    await holder.invoke(calls['teams.invitation.resend'], { invitationId })
    expect((await own()).total).toBe(1)
  })

  it('can be revoked, which removes an invitee who was never a member', async () => {
    await holder.invoke(calls['teams.invitation.revoke'], { invitationId: 'invitation-emily' })
    expect(await memberOf(emily)).toBeUndefined()
    expect((await invitationsOf(emily)).items[0]).toMatchObject({ state: 'revoked', answerTime: test.clock.now() })
    for (const call of [calls['teams.invitation.resend'], calls['teams.invitation.revoke']])
      expect(await refused(holder.invoke(call, { invitationId: 'invitation-emily' }))).toMatchObject({
        reason: 'invitation-over',
      })
  })
})

describe('an address without an account', () => {
  const anna = 'anna.lind@harbour.example'

  it('is invited like one with an account, and looks the same to the team', async () => {
    const unknown = await invite({ account: 'Anna.Lind@harbour.example' })
    const known = await invite({ account: emily })
    const told = ['account', 'createTime', 'invitationId', 'link', 'memberId']
    const rest = (invitation: object) => Object.entries(invitation).filter(([name]) => !told.includes(name))
    expect(rest(unknown)).toEqual(rest(known))
    const [one, other] = [await memberOf(anna), await memberOf(emily)]
    const fields = ['kind', 'state', 'userId', 'joinTime', 'obstacle', 'isSelf'] as const
    expect(fields.map((name) => one?.[name])).toEqual(fields.map((name) => other?.[name]))
    expect([one?.userName, other?.userName]).toEqual([anna, emily])
    expect(await refused(invite({ account: anna }))).toMatchObject({ reason: 'already-member' })
  })

  it('gets the link by mail, which is the same as the copied one', async () => {
    const { items } = await invitationsOf(anna)
    const { link } = await holder.invoke(calls['teams.invitation.resend'], {
      invitationId: items[0]?.invitationId ?? '',
    })
    const [mail] = await readOutbox(test.platform.services.database, 1)
    expect(mail).toMatchObject({ channel: 'mail', address: anna, topic: 'invitation', ownerTeamId: demoTeamId })
    expect(mail?.text).toContain(link)
    expect(await refused(invite({ account: 'no address' }))).toMatchObject({ issues: [{ field: 'account' }] })
  })

  it('can be revoked', async () => {
    const { items } = await invitationsOf(anna)
    await holder.invoke(calls['teams.invitation.revoke'], { invitationId: items[0]?.invitationId ?? '' })
    await holder.invoke(calls['teams.invitation.revoke'], {
      invitationId: (await invitationsOf(emily)).items.find(({ state }) => state === 'pending')?.invitationId ?? '',
    })
    expect(await memberOf(anna)).toBeUndefined()
  })
})

it('grants no more than its sender has', async () => {
  await holder.invoke(calls['teams.user-permission.update'], { userId: 'user-mikhail', granted: ['teams.manage'] })
  const mikhail = await signIn(test.platform, demoAccounts.development)
  expect(await refused(invite({ account: emily, roles: ['administrator'] }, mikhail))).toMatchObject({
    reason: 'beyond-own-rights',
    issues: [{ field: 'roles' }],
  })
  expect(await refused(invite({ account: emily, roles: ['operations'] }, mikhail))).toMatchObject({
    reason: 'beyond-own-rights',
  })
  const { invitationId } = await invite({ account: emily, roles: ['development'] }, mikhail)
  await holder.invoke(calls['teams.member.update'], {
    memberId: (await memberOf(emily))?.memberId ?? '',
    roles: ['legal'],
  })
  expect((await invitationsOf(emily)).items.find(({ state }) => state === 'pending')?.roles).toEqual(['legal'])
  expect(await refused(mikhail.invoke(calls['teams.invitation.revoke'], { invitationId }))).toMatchObject({
    reason: 'beyond-own-rights',
  })
})
