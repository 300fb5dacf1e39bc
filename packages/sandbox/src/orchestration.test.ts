import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls as apps } from '@console-widgets/apps/contract'
import type { Console } from '@console-widgets/core'
import { orchestrationCalls, processCalls } from '@console-widgets/core/contract'
import { orchestrate } from '@console-widgets/core/orchestration'
import { auditRecords } from '@console-widgets/platform/audit/tables'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { implementationsByPackage } from './create-platform.ts'
import { createTestPlatform, signIn, testStart, type TestPlatform } from './testing/test-platform.ts'
import { processes } from './processes.ts'

let test: TestPlatform
let holder: Console
let finance: Console
let appId: string
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  finance = await signIn(test.platform, demoAccounts.finance)
  appId = (await holder.invoke(apps['apps.app.list'], { sort: 'appName' })).items[0]?.appId as string
})
afterAll(() => test.close())

interface Verdict {
  ret: { code: number; msg: string }
  reason?: string
  [field: string]: unknown
}
const runProcess = (
  orchestration: string,
  process: string,
  params: unknown = {},
  apiName = process,
  console = holder,
) => orchestrate<Record<string, Verdict>>(console, { orchestration, process, apiName, params })

describe('gateway', () => {
  it('R159: returns a separate verdict for each part of a process', async () => {
    const result = await runProcess('app', 'complete-app-info', { appId })
    expect(Object.keys(result)).toEqual(['app', 'location', 'version', 'onShelf', 'packages'])
    expect(result.app).toMatchObject({ ret: { code: 0 }, appId })
    for (const part of Object.values(result)) expect(part.ret.code).toBe(0)
  })

  it('R160: returns a single part if apiName names it', async () => {
    expect(Object.keys(await runProcess('app', 'complete-app-info', { appId }, 'location'))).toEqual(['location'])
  })

  it('returns the other parts if one is rejected', async () => {
    const result = await runProcess('app', 'complete-app-info', { appId: 'nothing' })
    expect(result.app).toMatchObject({ ret: { code: 204144644 }, reason: 'app-not-found' })
    const mixed = await runProcess('app', 'menu-app-and-project-info', { appId: 'nothing' })
    expect(mixed).toMatchObject({
      menu: { ret: { code: 0 } },
      app: { reason: 'app-not-found' },
      project: { ret: { code: 0 }, total: 0 },
    })
  })

  it('rejects unknown processes and parts', async () => {
    await expect(runProcess('app', 'unheard')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(runProcess('user', 'complete-app-info', { appId })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(runProcess('user', 'user-info', {}, 'constructor')).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('names the invalid parameter', async () => {
    await expect(runProcess('app', 'complete-app-info', { appId: '../x' })).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'params.appId' }],
    })
  })

  it('accepts at most 64 KB', async () => {
    const input = { apiName: 'user-info', params: JSON.stringify('x'.repeat(59_000)) }
    await expect(holder.invoke(processCalls['orchestration.user-info.get'], input)).rejects.toMatchObject({
      kind: 'invalid',
    })
    await expect(
      holder.invoke(processCalls['orchestration.user-info.get'], {
        ...input,
        params: JSON.stringify('ж'.repeat(59_000)),
      }),
    ).rejects.toMatchObject({ kind: 'too-large' })
  })

  it('grants no permission beyond those of the calls', async () => {
    const params = { appId, versionId: 'any' }
    expect(await runProcess('app', 'version-on-shelf-submit', params, undefined, finance)).toMatchObject({
      submission: { reason: 'no-permission' },
    })
    await finance.session.switchTeam('team-lighthouse')
    expect(await runProcess('app', 'complete-app-info', { appId }, 'app', finance)).toMatchObject({
      app: { reason: 'app-not-found' },
    })
  })

  it('does not record rejected changes', async () => {
    const recorded = await test.platform.services.database.asPlatform((db) =>
      db.select().from(auditRecords).where(eq(auditRecords.callId, 'versions.on-shelf.submit')),
    )
    // Earlier records belong to the demo team.
    expect(recorded.filter(({ time }) => time >= testStart)).toEqual([])
  })
})

describe('processes of projects', () => {
  it('tell whether the team is on each white list', async () => {
    expect(await runProcess('user', 'white-list')).toMatchObject({
      whiteList: { features: { 'orders-without-approval': false } },
    })
  })

  it('return the status of each service', async () => {
    const { status } = await runProcess('project', 'service-status', { projectId: demoProjectIds.navigation })
    expect(status).toMatchObject({
      services: expect.arrayContaining([
        expect.objectContaining({ service: 'cloud-storage', kind: 'cloud', status: 1 }),
      ]),
    })
    expect(await runProcess('project', 'service-status', { projectId: 'unheard' })).toMatchObject({
      status: { reason: 'not-found' },
    })
  })
})

describe('overview processes', () => {
  it('return the user, the team, the permissions, and the members', async () => {
    const result = await runProcess('user', 'user-detail-info')
    expect(result).toMatchObject({
      user: { account: 'demo@northwind.example', roles: ['holder'] },
      team: { country: 'CN', teamName: 'Northwind Studio' },
      rights: { permissions: { 'apps.manage': 'Y' } },
    })
    expect(await runProcess('user', 'user-brief-info')).toMatchObject({ user: { userName: 'Ada Lindqvist' } })
    expect((await runProcess('user', 'user-brief-info')).user).not.toHaveProperty('account')
    expect(await runProcess('user', 'team-member-list')).toMatchObject({ members: { total: 13 } })
  })

  it('return the menu, the newest of everything, and the initial lists', async () => {
    const { menu } = await runProcess('app', 'menu-and-version-info', { appId })
    expect(menu).toMatchObject({
      items: expect.arrayContaining([{ id: 'apps', serviceId: 'apps', menuId: 'apps', mayChange: true }]),
    })
    expect((await runProcess('user', 'home-page-info')).apps?.items).toHaveLength(5)
    expect(await runProcess('app', 'app-list-init-info')).toMatchObject({
      kinds: { ret: { code: 0 } },
      projects: { ret: { code: 0 } },
      apps: { total: 18 },
    })
    expect(await runProcess('app', 'rpk-list', { maxReqCount: 1 })).toMatchObject({ packages: { ret: { code: 0 } } })
  })
})

describe('processes of the store', () => {
  it('return what belongs to an app besides its versions, each part with its own verdict', async () => {
    const result = await runProcess('app', 'extra-app-info', { appId })
    expect(Object.keys(result)).toEqual(['listing', 'documents', 'rating', 'price', 'privacy'])
    for (const part of Object.values(result)) expect(part.ret.code).toBe(0)
  })

  it('compute the level of an app from what is known, with the formula', async () => {
    const { level, checks } = await runProcess('app', 'gallery-level', { appId: '108370001' })
    expect(checks).toMatchObject({ ret: { code: 0 } })
    expect(level).toMatchObject({
      level: expect.any(Number) as number,
      parts: { rating: expect.any(Number) as number, check: expect.any(Number) as number },
      formula: expect.stringContaining('crash share') as string,
    })
    const alone = await runProcess('app', 'gallery-level', { appId: '108370001' }, 'level')
    expect(alone).toEqual({ level })
    expect(await runProcess('app', 'gallery-level', { appId: 'nothing' }, 'level')).toMatchObject({
      level: { level: null },
    })
  })

  it('announce a file, whose code admits its bytes, and keep it', async () => {
    const bytes = new TextEncoder().encode('Every berth of the coast')
    const params = { bizTag: 'versions', fileName: 'berths.zip', contentLength: bytes.length }
    const { file } = await runProcess('file', 'file-auth-code', params)
    const { url, authCode, headers, objectId } = file as unknown as {
      url: string
      authCode: string
      headers: Record<string, string>
      objectId: string
    }
    expect(url).toContain(`signature=${encodeURIComponent(authCode)}`)
    const move = () => runProcess('file', 'move-temporary-file-to-normal', { objectId })
    expect((await move()).file).toMatchObject({ reason: 'file-failed' })
    const sent = await test.platform.fetch(new Request(url, { method: 'PUT', headers, body: bytes }))
    expect(sent.ok).toBe(true)
    expect((await move()).file).toMatchObject({ ret: { code: 0 }, objectId, state: 'normal' })
    expect((await move()).file).toMatchObject({ reason: 'file-failed' })
  })

  it('return a detection of a listing', async () => {
    expect(await runProcess('app', 'detection-task-query', { taskId: 'nothing' })).toMatchObject({
      task: { reason: 'not-found' },
    })
  })
})

describe('every process', () => {
  const callsById = new Map(
    Object.values(implementationsByPackage)
      .flat()
      .flatMap(({ contract }) => Object.values(contract.calls))
      .map((call) => [call.id, call]),
  )

  it.each(Object.entries(processes))(
    '%s is composed of existing calls, and only reads if declared so',
    (callId, { parts }) => {
      const composed = Object.values(parts).flatMap((part) => ('call' in part ? [callsById.get(part.call)] : []))
      const { effect } = processCalls[callId as keyof typeof processCalls]
      for (const call of composed) {
        expect(call?.auth).toBe('session')
        expect(call?.tenant).toBe('team')
        expect(['read', effect]).toContain(call?.effect)
      }
    },
  )
})

describe('language detection', () => {
  const detect = (text: string) => holder.invoke(orchestrationCalls['orchestration.language.detect'], { text })

  it.each([
    ['zh', '这个应用无法在我的手机上打开'],
    ['zh', '這個應用程式無法開啟'],
    ['en', 'The application does not start on my phone'],
    ['ru', 'Приложение не запускается на моём телефоне'],
    ['uk', 'Застосунок не запускається на моєму телефоні'],
    ['de', 'Die Anwendung startet auf meinem Telefon nicht'],
    ['fr', 'L’application ne démarre pas sur mon téléphone'],
    ['es', 'La aplicación no se abre en mi teléfono'],
    ['pt', 'O aplicativo não abre no meu telefone'],
    ['it', 'L’applicazione non si avvia sul mio telefono'],
    ['nl', 'De toepassing start niet op mijn telefoon'],
    ['pl', 'Aplikacja nie uruchamia się na moim telefonie'],
    ['cs', 'Aplikace se na mém telefonu nespustí'],
    ['sv', 'Programmet startar inte på min telefon'],
    ['ro', 'Aplicația nu pornește pe telefonul meu'],
    ['hu', 'Az alkalmazás nem indul el a telefonomon'],
    ['el', 'Η εφαρμογή δεν ξεκινά στο τηλέφωνό μου'],
    ['tr', 'Uygulama telefonumda açılmıyor'],
    ['ja', 'アプリが私の電話で起動しません'],
    ['ko', '앱이 내 전화기에서 시작되지 않습니다'],
    ['ko', '안녕'],
    ['vi', 'Ứng dụng không khởi động trên điện thoại của tôi'],
    ['th', 'แอปไม่เปิดบนโทรศัพท์ของฉัน'],
    ['ms', 'Aplikasi tidak boleh dibuka pada telefon saya'],
    ['hi', 'मेरे फ़ोन पर यह ऐप नहीं खुलता है'],
    ['bn', 'আমার ফোনে অ্যাপটি চালু হচ্ছে না'],
    ['ar', 'التطبيق لا يعمل على هاتفي'],
    ['he', 'האפליקציה לא נפתחת בטלפון שלי'],
    ['km', 'កម្មវិធីមិនបើកទេ'],
  ])('is %s: %s', async (language, text) => {
    const found = await detect(text)
    expect(found.language).toBe(language)
    expect(found.confidence).toBeGreaterThan(0.3)
  })

  it.each(['12345 !!!', '🙂🙂', '—'])('is unclear: %s', async (text) => {
    expect(await detect(text)).toEqual({ language: 'und', confidence: 0 })
  })
})
