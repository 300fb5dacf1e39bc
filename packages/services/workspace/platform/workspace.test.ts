import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/workspace/contract'
import { workspaceLimits } from '@console-widgets/workspace/model'
import { demoAccounts, freshTeamId } from '@console-widgets/platform/demo/people'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

let test: TestPlatform
let holder: Console
let finance: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  finance = await signIn(test.platform, demoAccounts.finance)
})
afterAll(() => test.close())

const overview = (console = holder) => console.invoke(calls['workspace.overview.get'], {})
const search = (text: string, console = holder) => console.invoke(calls['workspace.thing.search'], { text })
const visit = (id: string, values: Record<string, string>, console = holder) =>
  console.invoke(calls['workspace.visit.create'], { id, values })
const visits = async (console = holder) =>
  (await console.invoke(calls['workspace.visit.list'], {})).items.map(({ name }) => name)
const appsByName = async () => {
  const { items } = await holder.invoke(appCalls['apps.app.list'], { sort: 'appName', maxReqCount: 100 })
  return items
}

describe('what needs attention', () => {
  it('names the rejected version with its reason, and the failed package, the most urgent first', async () => {
    const { lines, milestones } = await overview()
    const rejected = lines.find(({ kind }) => kind === 'versions.rejected')
    expect(rejected).toMatchObject({
      tone: 'danger',
      values: { app: 'Tide Table', version: '1.0.0', rule: 'placeholder' },
      page: { id: 'versions.version' },
    })
    expect(lines.find(({ kind }) => kind === 'app-packages.failed')).toMatchObject({
      page: { id: 'app-packages.package' },
    })
    const tones = lines.map(({ tone }) => ['danger', 'warning', 'info'].indexOf(tone))
    expect(tones).toEqual(tones.toSorted())
    // What ends soonest comes before what ends later.
    const ends = lines.filter(({ time, tone }) => tone === 'warning' && time > test.clock.now()).map(({ time }) => time)
    expect(ends).toEqual(ends.toSorted((one, other) => one - other))
    expect(milestones).toEqual([])
  })

  it('has what needs someone in every service', async () => {
    const { lines } = await overview()
    const services = new Set(lines.map(({ kind }) => kind.split('.')[0]))
    expect([...services]).toEqual(
      expect.arrayContaining(['agreements', 'app-packages', 'beta', 'content', 'teams', 'versions']),
    )
    expect(lines.find(({ kind }) => kind === 'agreements.renewed')).toMatchObject({
      values: { agreement: 'paid_apps' },
      page: { id: 'agreements.signing', values: { code: 'paid-apps' } },
    })
    expect(lines.find(({ kind }) => kind === 'beta.returned')).toMatchObject({ values: { count: 1 } })
  })

  it('leaves out what the role may not act on', async () => {
    const kinds = async (console: Console) => (await overview(console)).lines.map(({ kind }) => kind)
    expect(await kinds(holder)).toContain('teams.test-user-ends')
    expect(await kinds(finance)).not.toContain('teams.test-user-ends')
  })

  it('is the way to the first release for a new team, step by step', async () => {
    await holder.session.switchTeam(freshTeamId)
    const steps = async () => (await overview()).milestones.map(({ id, isDone }) => `${id} ${isDone}`)
    expect(await steps()).toEqual([
      'apps.created false',
      'app-packages.uploaded false',
      'versions.prepared false',
      'versions.submitted false',
      'versions.live false',
    ])
    const { appId } = await holder.invoke(appCalls['apps.app.create'], {
      appName: 'Salt',
      parentType: 13,
    })
    const { milestones } = await overview()
    expect(milestones[0]?.isDone).toBe(true)
    expect(milestones[1]?.page).toEqual({ id: 'app-packages.list', values: { appId, action: 'upload' } })
    await holder.session.switchTeam('team-northwind')
  })
})

describe('search', () => {
  it('finds things of all services by name, detail, and ID, apps first', async () => {
    const { items } = await search('maps')
    expect(items[0]).toMatchObject({ kind: 'apps.apps', name: 'Northwind Maps', detail: 'com.northwind.maps' })
    expect(new Set(items.map(({ kind }) => kind))).toContain('app-packages.app_packages')
    for (const kind of new Set(items.map((item) => item.kind)))
      expect(items.filter((item) => item.kind === kind).length).toBeLessThanOrEqual(workspaceLimits.foundOfKind)
    const [app] = items
    expect((await search(String(app?.id))).items.map(({ id }) => id)).toContain(app?.id)
    expect((await search('Mikhail')).items[0]?.page.id).toBe('teams.member')
  })

  it('finds things that share a page with others, by a filter of the list where it has one', async () => {
    const [tester] = (await search('Katrin Vogel')).items
    expect(tester).toMatchObject({
      kind: 'beta.beta_testers',
      page: { id: 'beta.group', values: { filter: 'nickName:=:Katrin%20Vogel' } },
    })
    const [parameter] = (await search('offline_days')).items
    expect(parameter).toMatchObject({ kind: 'remote-config.parameters', page: { id: 'remote-config.config' } })
    const { groupId = '' } = tester?.page.values ?? {}
    // Opening the group is a visit of the group.
    await visit('beta.group', { groupId })
    expect((await visits())[0]).toBe('Weather watchers')
  })

  it('finds a version by the link of its test, as a whole', async () => {
    const { items } = await search('open-test/h4rb0urr4d10')
    expect(items.map(({ page }) => page.id)).toEqual(['versions.version'])
    expect((await search('open-test/h4rb')).items).toEqual([])
  })

  it('takes a text literally', async () => {
    expect((await search('%')).items).toEqual([])
    expect((await search('northwind_maps')).items).toEqual([])
  })

  it('finds the buckets of the selected site only, if sites have their own data', async () => {
    const names = async (site?: 'russia') =>
      (await holder.invoke(calls['workspace.thing.search'], { text: 'northwind-', site })).items
        .filter(({ kind }) => kind === 'cloud-storage.storage_buckets')
        .map(({ name }) => name)
    const { services } = test.platform
    const all = await names()
    expect(all.length).toBeGreaterThan(0)
    expect(await names('russia')).toEqual(all)
    const { zones } = services
    services.zones = ['china', 'russia']
    // All of them are in China.
    expect(await names()).toEqual(all)
    expect(await names('russia')).toEqual([])
    services.zones = zones
  })

  it('finds nothing of other teams', async () => {
    const [app] = await appsByName()
    await holder.session.switchTeam(freshTeamId)
    expect((await search(String(app?.appName))).items).toEqual([])
    await holder.session.switchTeam('team-northwind')
  })
})

describe('visits', () => {
  it('list the newest first, each thing once, at most as many as the limit', async () => {
    const apps = (await appsByName()).slice(0, workspaceLimits.visits + 2)
    for (const { appId } of apps) {
      await test.clock.advance(1000)
      expect(await visit('apps.app', { appId })).toEqual({ isThing: true })
    }
    const [first] = apps
    await test.clock.advance(1000)
    await visit('apps.app', { appId: String(first?.appId) })
    const names = await visits()
    expect(names[0]).toBe(first?.appName)
    expect(names).toHaveLength(Math.min(apps.length, workspaceLimits.visits))
    expect(new Set(names).size).toBe(names.length)
  })

  it('are everyone’s own, and of pages that show a thing', async () => {
    expect(await visits(finance)).toEqual([])
    expect(await visit('apps.app', { appId: 'unknown' }, finance)).toEqual({ isThing: false })
    expect(await visit('teams.overview', {}, finance)).toEqual({ isThing: false })
    expect(await visits(finance)).toEqual([])
  })

  it('aren’t in the audit log', async () => {
    const count = () =>
      test.platform.services.database.asPlatform((db) => db.execute('select count(*)::int from cw_audit_records'))
    const before = await count()
    const [app] = await appsByName()
    await visit('apps.app', { appId: String(app?.appId) })
    expect(await count()).toEqual(before)
  })
})
