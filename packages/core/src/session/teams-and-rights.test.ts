import { describe, expect, it } from 'vitest'
import { rightsHeader } from '../model.ts'
import { ask, minute, refreshes, settle, status } from '../testing/asking.ts'
import { calls } from '../testing/calls.ts'
import { createFakePage, createSignedInPage, profileAt, refusal, type FakePage } from '../testing/fake-page.ts'

describe('teams', () => {
  it('switches to another team of the user', async () => {
    const page = createSignedInPage()
    await page.console.session.switchTeam('team2')
    expect(page.requests[0]?.body).toEqual({ agcTeamId: 'team2' })
    expect(page.console.$zone.get()).toBe('europe')
    await ask(page)
    expect(page.requests[1]?.headers.agcteamid).toBe('team2')
    expect(page.requests[1]?.url.host).toBe('de.example')
  })

  it('sends a call in the team it was started in, with the new token, even if the page switches teams meanwhile', async () => {
    let refused = false
    const page = createSignedInPage(async ({ method }) => {
      if (method === 'GET' || refused) return {}
      refused = true
      page.pass(minute)
      await page.console.session.switchTeam('team2')
      return refusal(403, 7, 'No.', { reason: 'wrong-csrf' })
    })
    await page.console.invoke(calls['notes.note.create'], { title: 'T' })
    expect(page.requests.at(-1)?.headers).toMatchObject({
      agcteamid: 'team1',
      agccsrftoken: page.console.session.$state.get().info?.csrftoken,
    })
    await page.console.invoke(calls['notes.note.create'], { title: 'T' }, { teamId: 'team1' })
    expect(page.requests.at(-1)?.headers.agcteamid).toBe('team1')
    await ask(page)
    expect(page.requests.at(-1)?.headers.agcteamid).toBe('team2')
  })

  it('rejects a team that the user isn’t in, without ending the session', async () => {
    const page = createSignedInPage()
    await expect(page.console.session.switchTeam('team9')).rejects.toMatchObject({ kind: 'forbidden' })
    expect(page.requests).toEqual([])
    expect(status(page)).toBe('active')
  })

  it('does not lose a switch to a refresh in progress', async () => {
    const page = createSignedInPage()
    page.pass(61 * minute)
    const asking = ask(page)
    await Promise.all([asking, page.console.session.switchTeam('team2'), page.console.session.switchTeam('team2')])
    expect(page.console.session.$state.get().info?.teamId).toBe('team2')
    expect(page.console.session.$profile.get()?.teamId).toBe('team2')
  })
})

describe('permissions', () => {
  /** A platform that decides the permissions, and sends their fingerprint with every response. */
  const createPageWithRights = () => {
    let rights = 'first'
    const page: FakePage = createFakePage(({ url }) => {
      if (url.pathname.endsWith('/refresh'))
        return profileAt(page.now(), { rights, permissions: rights === 'first' ? { 'apps.write': 'Y' } : {} })
      return new Response(JSON.stringify({ ret: { code: 0, msg: '' } }), { headers: { [rightsHeader]: rights } })
    })
    page.console.session.accept(profileAt(page.now(), { rights: 'first' }))
    return { page, change: (next: string) => void (rights = next) }
  }

  it('are read again after a response with another fingerprint, once for all calls', async () => {
    const { page, change } = createPageWithRights()
    await ask(page)
    expect(refreshes(page)).toBe(0)
    change('second')
    await Promise.all([ask(page), ask(page), ask(page)])
    await settle()
    expect(refreshes(page)).toBe(1)
    expect(page.console.permissions.allows('apps.write')).toBe(false)
    change('first')
    await ask(page)
    await settle()
    expect(page.console.permissions.allows('apps.write')).toBe(true)
  })

  it('are not read again and again if the responses and the refresh disagree', async () => {
    const page = createSignedInPage(
      () => new Response(JSON.stringify({ ret: { code: 0, msg: '' } }), { headers: { [rightsHeader]: 'strange' } }),
    )
    for (let count = 0; count < 5; count++) await ask(page)
    await settle()
    expect(refreshes(page)).toBe(1)
  })

  it('of another team than the page’s are ignored', async () => {
    const { page } = createPageWithRights()
    await page.console.session.hearRights('team2', 'second')
    expect(refreshes(page)).toBe(0)
  })

  it('end the session when the user has been removed from the team', async () => {
    const page = createFakePage(() =>
      refusal(403, 204144615, 'You aren’t a member of this team', { reason: 'not-your-team' }),
    )
    page.console.session.accept(profileAt(page.now()))
    await expect(ask(page)).rejects.toMatchObject({ kind: 'signed-out' })
    expect(status(page)).toBe('ended')
  })
})
