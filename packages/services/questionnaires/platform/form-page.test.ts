import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { calls } from '@console-widgets/questionnaires/contract'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { answers, responses } from './tables.ts'

const maps = { questionnaireId: 'questionnaire-maps', path: '/q/northwindmapsquestionnaire' }

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

/** A browser: it keeps its cookie, and sends what a page’s form holds. */
function browser(address: string, headers: Record<string, string> = {}) {
  let cookie = ''
  const send = async (path: string, init: RequestInit = {}) => {
    const request = new Request(testOrigin + path, { ...init, headers: { ...headers, cookie, ...init.headers } })
    let kept = ''
    const answer = await test.platform.fetch(request, { address, keepCookie: (header) => (kept = header) })
    kept ||= answer.headers.get('set-cookie') ?? ''
    if (kept) cookie = kept.split(';')[0] ?? ''
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }
  return {
    send,
    open: (path: string) => send(path),
    /** Sends the form of a page: its hidden fields, and what a person has entered. */
    submit: (path: string, html: string, entered: [string, string][], go = 'next') =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams([...hiddenOf(html), ...entered, ['website', ''], ['go', go]]),
      }),
  }
}

const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] as string)
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const hiddenOf = (html: string): [string, string][] =>
  [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
    unescaped(name),
    unescaped(value),
  ])

const first: [string, string][] = [['q.recommend', '3']]
const second: [string, string][] = [
  ['q.improve', 'offline'],
  ['q.uses', 'walking'],
  ['q.uses', 'ferries'],
  ['q.parts.routes', 'good'],
  ['q.wish', 'Fähren & <b>mehr</b>'],
]

const stored = () =>
  test.platform.services.database.asPlatform((db) =>
    db.$count(responses, eq(responses.questionnaireId, maps.questionnaireId)),
  )

it('is filled in page by page without scripts, signed out, and once per browser', async () => {
  const before = await stored()
  const person = browser('198.51.100.1')
  const page = await person.open(maps.path)
  expect(page.status).toBe(200)
  expect(page.html).not.toContain('<script')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-.{44}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
  )
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  expect(page.html).not.toContain('q.improve')
  test.clock.advance(30_000)
  const empty = await person.submit(maps.path, page.html, [])
  expect(empty.status).toBe(400)
  expect(empty.html).toContain('aria-invalid="true"')
  expect(empty.html).toContain('id="problem-recommend"')
  const next = await person.submit(maps.path, empty.html, first)
  expect(next.html).toContain('q.improve')
  const back = await person.submit(maps.path, next.html, second, 'back')
  expect(back.html).toContain('value="3" checked')
  const again = await person.submit(maps.path, back.html, first)
  expect(again.html).toContain('name="q.uses" value="ferries" checked')
  expect(again.html).toContain('Fähren &amp; &lt;b&gt;mehr&lt;/b&gt;')
  const sent = await person.submit(maps.path, again.html, second)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${maps.path}?lang=en&sent`])
  expect((await person.open(`${maps.path}?sent`)).html).toContain('Thank you')
  expect((await person.open(maps.path)).html).toContain('already answered')
  expect((await person.submit(maps.path, again.html, second)).html).toContain('already answered')
  expect(await stored()).toBe(before + 1)
  const [row] = await test.platform.services.database.asPlatform((db) =>
    db
      .select()
      .from(answers)
      .where(sql`content like 'Fähren%'`),
  )
  expect(row).toMatchObject({ questionId: 'wish', content: 'Fähren & <b>mehr</b>' })
})

it('keeps what its link brings for hidden fields, through all pages and languages, and nothing else', async () => {
  const { content, questionnaireId } = await holder.invoke(calls['questionnaires.questionnaire.get'], maps)
  const change = (hiddenFields: string[]) =>
    test.platform.services.database.asPlatform((db) =>
      db.execute(
        sql`update cw_questionnaires set content = ${JSON.stringify({ ...content, hiddenFields })}::jsonb where questionnaire_id = ${questionnaireId}`,
      ),
    )
  // A name that every object knows brings nothing by itself.
  await change(['source', 'campaign', 'constructor'])
  const person = browser('198.51.100.44')
  const parameters = new URLSearchParams({ source: 'mail "1"', campaign: 'x'.repeat(300), other: 'no' }).toString()
  const page = await person.open(`${maps.path}?lang=en&${parameters}`)
  expect(page.html).toContain('lang=ru&amp;source=mail+%221%22')
  test.clock.advance(30_000)
  const next = await person.submit(maps.path, page.html, first)
  const sent = await person.submit(maps.path, next.html, second)
  expect(sent.status).toBe(303)
  const [row] = await test.platform.services.database.asPlatform((db) =>
    rowsOf<{ hidden: object }>(
      db,
      sql`select hidden from cw_questionnaire_responses where questionnaire_id = ${questionnaireId} order by create_time desc limit 1`,
    ),
  )
  expect(row?.hidden).toEqual({ source: 'mail "1"', campaign: 'x'.repeat(200) })
  const { fileURL } = await holder.invoke(calls['questionnaires.analysis.export'], {
    questionnaireId,
    part: 'answers',
    language: 'en',
  })
  const file = await (await test.platform.fetch(new Request(fileURL), { address: '192.0.2.9' })).text()
  expect(file.split('\r\n')[0]).toContain('Phone,source,campaign,constructor')
  expect(file).toContain('"mail ""1"""')
  expect(file).not.toContain('function')
  await change([])
})

it('is in the reader’s language', async () => {
  for (const [language, words] of [
    ['ru-RU,ru;q=0.9', 'Порекомендуете ли вы'],
    ['zh-CN', '您向朋友推荐'],
    ['fr', 'How likely are you'],
  ] as const)
    expect((await browser('198.51.100.2', { 'accept-language': language }).open(maps.path)).html).toContain(words)
  const chosen = await browser('198.51.100.2', { 'accept-language': 'en' }).open(`${maps.path}?lang=cn`)
  expect(chosen.html).toContain('lang="zh-CN"')
})

it('drops the answer to a question that is no longer asked', async () => {
  const person = browser('198.51.100.3')
  const page = await person.open(maps.path)
  const next = await person.submit(maps.path, page.html, first)
  const back = await person.submit(maps.path, next.html, second, 'back')
  const happy = await person.submit(maps.path, back.html, [['q.recommend', '10']])
  expect(happy.html).not.toContain('q.improve')
  expect((await person.submit(maps.path, happy.html, second)).status).toBe(303)
})

it('slows down a flood from one address, keeps the answers in the page, and stores no address', async () => {
  const address = '203.0.113.77'
  const answer = async () => {
    const person = browser(address)
    const page = await person.open(maps.path)
    return person.submit(maps.path, (await person.submit(maps.path, page.html, [['q.recommend', '9']])).html, second)
  }
  const results = []
  for (let count = 0; count < 6; count++) results.push(await answer())
  expect(results.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429])
  const last = results.at(-1)
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(last?.html).toContain('value="ferries" checked')
  const tables = await test.platform.services.database.asPlatform((db) =>
    rowsOf<{ table: string }>(
      db,
      sql`select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    ),
  )
  for (const { table } of tables) {
    const found = await test.platform.services.database.asPlatform((db) =>
      rowsOf(db, sql`select 1 from ${sql.identifier(table)} t where to_jsonb(t)::text like ${`%${address}%`} limit 1`),
    )
    expect(found, table).toEqual([])
  }
})

it('sets apart what a program has filled in, and tells it nothing', async () => {
  const person = browser('198.51.100.5')
  const page = await person.open(maps.path)
  const body = new URLSearchParams([
    ...hiddenOf(page.html).map(([name, value]): [string, string] => [name, name === 'step' ? '1' : value]),
    ['q.recommend', '9'],
    ...second,
    ['website', 'https://spam.example'],
  ])
  expect((await person.send(maps.path, { method: 'POST', body })).status).toBe(303)
  const { items } = await holder.invoke(calls['questionnaires.response.list'], {
    questionnaireId: maps.questionnaireId,
    filter: ['doubt:=:trap'],
  })
  expect(items).toHaveLength(1)
})

it('answers forged, foreign, huge, and broken requests without an error of its own', async () => {
  const before = await stored()
  const person = browser('198.51.100.6')
  const page = await person.open(maps.path)
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    person.send(maps.path, { method: 'POST', body, headers })
  const fields = [...hiddenOf(page.html), ['q.recommend', '9'], ...second] as [string, string][]
  const forged = fields.map(([name, value]): [string, string] => [name, name === 'token' ? 'a.b' : value])
  expect((await post(new URLSearchParams(forged))).status).toBe(409)
  expect((await post(new URLSearchParams(fields), { origin: 'https://evil.example' })).status).toBe(409)
  expect((await post('x'.repeat(70_000))).status).toBe(413)
  for (const body of ['', '%', 'step=99&token=', '\u0000', 'q.recommend=NaN&q.uses=x&step=-1', '__proto__=1'])
    expect((await post(body)).status, body).toBeLessThan(500)
  for (const path of ['/q/none', '/q/..%2f', '/q/%00', `${maps.path}0`])
    expect((await person.open(path)).status, path).toBe(404)
  expect(await stored()).toBe(before)
})

it('says why a questionnaire is closed, and shows no questions', async () => {
  await holder.invoke(calls['questionnaires.questionnaire-status.update'], {
    questionnaireId: maps.questionnaireId,
    status: 'paused',
  })
  const page = await browser('198.51.100.7').open(maps.path)
  expect([page.status, page.html.includes('paused'), page.html.includes('<form')]).toEqual([200, true, false])
})
