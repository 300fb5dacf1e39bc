import { day } from '@console-widgets/platform/clock/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/comments/contract'
import { replyStates } from '@console-widgets/comments/model'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { reviewChanges, reviews, type Rating } from './tables.ts'

let test: TestPlatform
let session: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  test = await createTestPlatform()
  session = await signIn(test.platform)
})
afterAll(() => test.close())

const rowsOfTeam = () =>
  test.platform.services.database.asPlatform((db) => db.select().from(reviews).orderBy(reviews.time))

/** The app with the most reviews of the demo team. */
async function busiestApp() {
  const rows = (await rowsOfTeam()).filter(({ teamId }) => teamId === demoTeamId)
  const numberOf = (appId: string) => rows.filter((row) => row.appId === appId).length
  const appIds = [...new Set(rows.map(({ appId }) => appId))].toSorted((one, other) => numberOf(other) - numberOf(one))
  const appId = appIds[0] as string
  return { appId, rows: rows.filter((row) => row.appId === appId) }
}

describe('the demo’s reviews', () => {
  it('say of a crash what happened, with one or two stars, and none is written twice', async () => {
    const rows = await rowsOfTeam()
    expect(rows.length).toBeGreaterThan(40)
    const { rows: ofApp } = await busiestApp()
    const first = ofApp.slice(0, 100).map(({ content }) => content)
    expect(new Set(first).size).toBe(first.length)
    const aboutCrashes = rows.filter(({ problem, ratingBefore }) => problem === 'crash' && ratingBefore === null)
    for (const { rating } of aboutCrashes) expect(rating).toBeLessThanOrEqual(2)
  })

  it('are in the language of the country, as far as the text tells', async () => {
    const rows = await rowsOfTeam()
    for (const { country, lang } of rows.filter((row) => row.country === 'RU'))
      expect([country, lang]).toEqual(['RU', 'ru'])
    expect(new Set(rows.map(({ lang }) => lang)).size).toBeGreaterThan(3)
  })
})

describe('the inbox', () => {
  it('counts what its views list', async () => {
    const { appId } = await busiestApp()
    const whole = await session.invoke(calls['comments.developer-comment.query'], { appId, limit: 100 })
    expect(whole.total).toBe(whole.counts.all)
    for (const view of ['needsAnswer', 'userCameBack', 'afterRelease', 'lower'] as const) {
      const { total } = await session.invoke(calls['comments.developer-comment.query'], { appId, view, limit: 1 })
      expect([view, total]).toEqual([view, whole.counts[view]])
    }
  })

  it('has as many reviews since the release as its cockpit says, with their stars', async () => {
    const { appId } = await busiestApp()
    const { phased, version } = await session.invoke(versionCalls['versions.on-shelf.get'], { appId })
    const { versionId } = phased ?? version ?? { versionId: '' }
    const { reviews: told } = await session.invoke(versionCalls['versions.app-version.get'], { appId, versionId })
    const query = { appId, view: 'afterRelease', limit: 100 } as const
    const { items, total } = await session.invoke(calls['comments.developer-comment.query'], query)
    expect(total).toBe(items.length)
    const stars = items.reduce((sum, { rating }) => sum + rating, 0)
    expect(told).toEqual({ count: total, average: total === 0 ? null : expect.closeTo(stars / total, 6) })
    expect(total).toBeGreaterThan(0)
  })

  it('covers the countries of one site, and says which site has another country', async () => {
    const { appId, rows } = await busiestApp()
    const query = calls['comments.developer-comment.query']
    const countries = ['DE', 'FR']
    const { items, total } = await session.invoke(query, { appId, countries, limit: 100 })
    expect(total).toBe(items.length)
    expect(total).toBe(rows.filter((row) => row.abuseState !== 'removed' && countries.includes(row.country)).length)
    for (const call of [query, calls['comments.stats.query']] as const)
      await expect(session.invoke(call, { appId, countries: [...countries, 'CN'] })).rejects.toMatchObject({
        status: 404,
        reason: 'not-found',
        issues: [{ field: 'countries.2', message: expect.stringContaining('from CN are on the China site') }],
      })
    await expect(session.invoke(query, { appId, countries: ['XX'] })).rejects.toMatchObject({
      issues: [{ field: 'countries.0', message: 'must be the code of a country, such as DE' }],
    })
  })

  it('refuses more than six months, and apps without a release', async () => {
    const { appId } = await busiestApp()
    const end = test.clock.now()
    await expect(
      session.invoke(calls['comments.developer-comment.query'], { appId, beginTime: end - 200 * day, endTime: end }),
    ).rejects.toMatchObject({ issues: [{ field: 'beginTime' }] })
    await expect(session.invoke(calls['comments.developer-comment.query'], { appId: 'none' })).rejects.toMatchObject({
      status: 404,
      retCode: 50010028,
    })
  })
})

describe('answering', () => {
  it('goes from 0 to 1, to 6 when the author comes back, and to 3', async () => {
    const { appId } = await busiestApp()
    const query = calls['comments.developer-comment.query']
    const waiting = await session.invoke(query, { appId, states: [replyStates.none], limit: 100 })
    const asked = waiting.items.slice(0, 9)
    expect(asked.length).toBeGreaterThan(5)
    for (const { reviewId, lang, editTime } of asked)
      await session.invoke(calls['comments.reply.create'], {
        reviewId,
        reviewEditTime: editTime,
        devReplyContent: 'We are sorry about that. The cause is found, and the next update fixes it for everyone.',
        lang: lang === 'und' ? undefined : lang,
      })
    const [one] = asked
    const reviewId = one?.reviewId as string
    expect(await session.invoke(calls['comments.review.get'], { reviewId })).toMatchObject({ devReplyState: 1 })
    await expect(
      session.invoke(calls['comments.reply.create'], { reviewId, devReplyContent: 'Again' }),
    ).rejects.toMatchObject({ reason: 'comment-answered', status: 409 })
    test.clock.advance(3 * day)
    await test.platform.wake()
    session = await signIn(test.platform)
    const returned = await session.invoke(query, { appId, view: 'userCameBack', limit: 100 })
    const back = returned.items.filter((item) => asked.some((each) => each.reviewId === item.reviewId))
    expect(back.length).toBeGreaterThan(0)
    const [author] = back
    const id = author?.reviewId as string
    const detail = await session.invoke(calls['comments.review.get'], { reviewId: id })
    expect(detail.history.length).toBeGreaterThan(0)
    expect(detail.editTime).toBeGreaterThan(detail.replies.at(-1)?.time as number)
    await session.invoke(calls['comments.reply.create'], {
      reviewId: id,
      devReplyContent: 'Thank you for coming back.',
    })
    expect(await session.invoke(calls['comments.review.get'], { reviewId: id })).toMatchObject({ devReplyState: 3 })
  })

  it('keeps each text of an edited reply, and refuses to overwrite what it has not seen', async () => {
    const { appId } = await busiestApp()
    const { items } = await session.invoke(calls['comments.developer-comment.query'], { appId, states: [0], limit: 1 })
    const reviewId = items[0]?.reviewId as string
    const first = await session.invoke(calls['comments.reply.create'], { reviewId, devReplyContent: 'First text' })
    test.clock.advance(1000)
    const { replyId, editTime } = first
    const change = { updateReplyId: replyId, devReplyContent: 'Second text', editTime }
    expect(await session.invoke(calls['comments.reply.update'], change)).toMatchObject({
      content: 'Second text',
      edits: [{ content: 'First text' }],
    })
    await expect(
      session.invoke(calls['comments.reply.update'], { ...change, devReplyContent: 'Third text' }),
    ).rejects.toMatchObject({ reason: 'comment-changed' })
  })

  it('counts characters as people do, and refuses blanks', async () => {
    const { appId } = await busiestApp()
    const { items } = await session.invoke(calls['comments.developer-comment.query'], {
      appId,
      states: [0, 6],
      limit: 2,
    })
    const [one, other] = items.map(({ reviewId }) => reviewId) as [string, string]
    const reply = (reviewId: string, devReplyContent: string) =>
      session.invoke(calls['comments.reply.create'], { reviewId, devReplyContent })
    for (const wrong of [' \n\t ', '👩‍👩‍👧‍👦'.repeat(351), 'x'.repeat(351)])
      await expect(reply(one, wrong)).rejects.toMatchObject({ issues: [{ field: 'devReplyContent' }] })
    expect((await reply(one, '👩‍👩‍👧‍👦'.repeat(350))).content).toHaveLength(350 * 11)
    // A person who is answering is shown to the others, and keeps the place.
    expect(await session.invoke(calls['comments.lease.update'], { reviewId: other })).toMatchObject({ isOwn: true })
  })
})

describe('reported reviews', () => {
  it('are removed or kept by their text', async () => {
    const { appId, rows } = await busiestApp()
    const [bad, harmless] = rows.slice(0, 2).map(({ reviewId }) => reviewId) as [string, string]
    await test.platform.services.database.asPlatform(async (db) => {
      const { eq } = await import('drizzle-orm')
      await db.update(reviews).set({ content: 'You idiots.' }).where(eq(reviews.reviewId, bad))
    })
    for (const reviewId of [bad, harmless])
      await session.invoke(calls['comments.abuse-report.create'], { reviewId, reason: 'insult' })
    test.clock.advance(60_000)
    await test.platform.wake()
    const states = (await rowsOfTeam()).filter(({ reviewId }) => [bad, harmless].includes(reviewId))
    expect(states.map(({ reviewId, abuseState }) => [reviewId === bad, abuseState]).toSorted()).toEqual([
      [false, 'kept'],
      [true, 'removed'],
    ])
    const { items } = await session.invoke(calls['comments.developer-comment.query'], { appId, limit: 100 })
    expect(items.map(({ reviewId }) => reviewId)).not.toContain(bad)
    await expect(
      session.invoke(calls['comments.reply.create'], { reviewId: bad, devReplyContent: 'Hello' }),
    ).rejects.toMatchObject({ issues: [{ field: 'reviewId' }] })
  })
})

describe('statistics', () => {
  it('are those of the stored rows', async () => {
    const { appId } = await busiestApp()
    const [all, changes] = await test.platform.services.database.asPlatform(async (db) => [
      await db.select().from(reviews),
      await db.select().from(reviewChanges),
    ])
    const now = test.clock.now()
    const rows = all.filter((row) => row.appId === appId && row.abuseState !== 'removed' && row.editTime <= now)
    const stats = await session.invoke(calls['comments.stats.query'], { appId })
    const average = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
    expect(stats.total).toBe(rows.length)
    expect(stats.average).toBeCloseTo(average(rows.map(({ rating }) => rating)), 10)
    const counted = ([1, 2, 3, 4, 5] as Rating[]).map((star) => rows.filter(({ rating }) => rating === star).length)
    expect(stats.distribution).toEqual(counted)
    const hours = rows
      .flatMap(({ firstReplyTime, time }) => (firstReplyTime === null ? [] : [(firstReplyTime - time) / 3_600_000]))
      .toSorted((one, other) => one - other)
    const middle = (hours.length - 1) / 2
    expect(stats.medianAnswerHours).toBeCloseTo(
      average([hours[Math.floor(middle)] as number, hours[Math.ceil(middle)] as number]),
      6,
    )
    for (const { day: start, moving, count } of stats.days) {
      expect(count).toBe(rows.filter(({ editTime }) => editTime >= start && editTime < start + day).length)
      const within = rows.filter(({ editTime }) => editTime >= start - 27 * day && editTime < start + day)
      if (within.length === 0) expect(moving).toBeNull()
      else expect(moving).toBeCloseTo(average(within.map(({ rating }) => rating)), 10)
    }
    expect(stats.versions.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
    expect(changes.every(({ time, endTime }) => endTime > time)).toBe(true)
  })

  it('has reviews with hostile texts like any other', async () => {
    const { appId, rows } = await busiestApp()
    const texts = ['<script>alert(1)</script>', '\u202Egnp.exe \u2066', '🔥'.repeat(2000)]
    await test.platform.services.database.asPlatform(async (db) => {
      const sample = rows.at(-1) as (typeof rows)[number]
      await db
        .insert(reviews)
        .values(texts.map((content, at) => ({ ...sample, reviewId: `hostile-${at}`, person: 90_000 + at, content })))
    })
    const { items } = await session.invoke(calls['comments.developer-comment.query'], {
      appId,
      limit: 100,
      text: '<script>',
    })
    expect(items.map(({ content }) => content)).toEqual([texts[0]])
    expect((await session.invoke(calls['comments.review.get'], { reviewId: 'hostile-2' })).content).toBe(texts[2])
    await session.invoke(calls['comments.topic.list'], { appId })
  })
})
