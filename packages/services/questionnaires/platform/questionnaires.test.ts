import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { calls } from '@console-widgets/questionnaires/contract'
import { compareAnswers } from '@console-widgets/questionnaires/compare-answers'
import { type Answers, type Content, fits, type ShowIf } from '@console-widgets/questionnaires/model'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { differenceOfShares, wilsonInterval } from '@console-widgets/statistics'
import { answers, questionnaires, responses } from './tables.ts'

const maps = 'questionnaire-maps'
const day = 86_400_000

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const query = <Row>(statement: ReturnType<typeof sql>) =>
  test.platform.services.database.asPlatform((db) => rowsOf<Row>(db, statement))

const question = (questionId: string, rest: Partial<Content['questions'][number]>): Content['questions'][number] => ({
  questionId,
  kind: 'text',
  texts: { en: questionId },
  required: true,
  options: [],
  rows: [],
  scale: 'stars',
  ...rest,
})
const content = (title: string): Content => ({
  languages: ['en', 'ru'],
  titles: { en: title },
  descriptions: {},
  questions: [
    question('rating', { kind: 'rating' }),
    question('why', {
      showIf: { mode: 'all', conditions: [{ questionId: 'rating', operator: 'atMost', value: '3' }] },
    }),
  ],
})
const settings = { anonymous: true, asksPhone: false, startTime: null, endTime: null, quota: null }

async function create(title: string, rest: Partial<typeof settings | Record<string, unknown>> = {}) {
  const made = await holder.invoke(calls['questionnaires.questionnaire.create'], { title, languages: ['en', 'ru'] })
  const { questionnaireId } = made
  return holder.invoke(calls['questionnaires.questionnaire.update'], {
    questionnaireId,
    content: content(title),
    ...settings,
    ...rest,
  })
}
const setStatus = (questionnaireId: string, status: 'published' | 'paused' | 'ended') =>
  holder.invoke(calls['questionnaires.questionnaire-status.update'], { questionnaireId, status })
async function publish(title: string, rest = {}) {
  const { questionnaireId } = await create(title, rest)
  return setStatus(questionnaireId, 'published')
}

/** Everyone who answered a questionnaire, with their answers, by other code than that of the analysis. */
async function people(questionnaireId: string) {
  const all = await test.platform.services.database.asPlatform(async (db) => ({
    responses: await db.select().from(responses).where(eq(responses.questionnaireId, questionnaireId)),
    answers: await db.select().from(answers).where(eq(answers.questionnaireId, questionnaireId)),
  }))
  return all.responses
    .filter(({ doubt }) => doubt === null)
    .map((response) => ({
      ...response,
      rows: all.answers.filter(({ responseId }) => responseId === response.responseId),
    }))
}

describe('the analysis', () => {
  it('is what the stored answers give by other code', async () => {
    const everyone = await people(maps)
    const found = await holder.invoke(calls['questionnaires.analysis.get'], { questionnaireId: maps })
    expect(found.responses).toBe(everyone.length)
    expect(everyone.length).toBeGreaterThan(50)
    const seconds = everyone.map((person) => person.seconds).toSorted((one, other) => one - other)
    const middle = (seconds.length - 1) / 2
    expect(found.medianSeconds).toBeCloseTo(
      ((seconds[Math.floor(middle)] ?? 0) + (seconds[Math.ceil(middle)] ?? 0)) / 2,
    )
    const [recommend, improve, , parts, wish] = found.questions
    const scores = everyone.flatMap(({ rows }) =>
      rows.filter(({ questionId }) => questionId === 'recommend').map(({ number }) => number ?? 0),
    )
    const promoters = scores.filter((score) => score >= 9).length / scores.length
    const detractors = scores.filter((score) => score <= 6).length / scores.length
    const error = Math.sqrt((promoters + detractors - (promoters - detractors) ** 2) / scores.length)
    expect(recommend?.promoters?.value).toBeCloseTo(promoters - detractors, 9)
    expect(recommend?.promoters?.upper).toBeCloseTo(promoters - detractors + 1.959964 * error, 5)
    expect(recommend?.mean?.value).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / scores.length, 9)
    // Only critics are asked what to improve, and shares are of those who were.
    expect(improve?.shown).toBe(scores.filter((score) => score <= 6).length)
    for (const option of improve?.options ?? []) {
      const chosen = everyone.filter(({ rows }) => rows.some(({ optionId }) => optionId === option.optionId)).length
      expect(option.count).toBe(chosen)
      expect(option.share).toMatchObject(wilsonInterval({ people: improve?.shown ?? 0, successes: chosen }, 0.05))
    }
    expect(parts?.options.find(({ rowId, optionId }) => rowId === 'places' && optionId === 'fair')?.count).toBe(
      everyone.filter(({ rows }) => rows.some((row) => row.rowId === 'places' && row.optionId === 'fair')).length,
    )
    expect(wish?.answered).toBe(
      everyone.filter(({ rows }) => rows.some(({ questionId }) => questionId === 'wish')).length,
    )
  })

  it('is limited to a time, and two of them are compared with the intervals of shares and of means', async () => {
    const everyone = await people(maps)
    const times = everyone.map(({ createTime }) => createTime).toSorted((one, other) => one - other)
    const middle = times[Math.floor(times.length / 2)] ?? 0
    const read = (period: object) =>
      holder.invoke(calls['questionnaires.analysis.get'], { questionnaireId: maps, ...period })
    const [early, late] = await Promise.all([read({ toTime: middle }), read({ fromTime: middle })])
    const ofTime = (isLate: boolean) => everyone.filter(({ createTime }) => createTime >= middle === isLate)
    expect([early.responses, late.responses]).toEqual([ofTime(false).length, ofTime(true).length])
    expect(early.responses).toBeGreaterThan(10)
    const [one, other] = [early.questions[0], late.questions[0]]
    if (!one || !other) throw new Error('The demo’s questionnaire has questions')
    const compared = compareAnswers(one, other)
    const scores = (isLate: boolean) =>
      ofTime(isLate).flatMap(({ rows }) =>
        rows.filter(({ questionId }) => questionId === 'recommend').map(({ number }) => number ?? 0),
      )
    const mean = (all: number[]) => all.reduce((sum, each) => sum + each, 0) / all.length
    const variance = (all: number[]) =>
      mean(all.map((each) => (each - mean(all)) ** 2)) * (all.length / (all.length - 1))
    const [a, b] = [scores(false), scores(true)]
    const found = compared.find(({ id }) => id === 'mean')
    expect(found?.values[0]).toBeCloseTo(mean(a), 9)
    expect(found?.difference?.value).toBeCloseTo(mean(a) - mean(b), 9)
    const error = Math.sqrt(variance(a) / a.length + variance(b) / b.length)
    // Between the normal and the t quantile of so many people.
    const distance = ((found?.difference?.upper ?? 0) - (found?.difference?.lower ?? 0)) / 2 / error
    expect(distance).toBeGreaterThan(1.959)
    expect(distance).toBeLessThan(2.1)
    const ten = compared.find(({ id }) => id === '10')
    const count = (all: number[]) => all.filter((each) => each === 10).length
    expect(ten?.values).toEqual([count(a) / a.length, count(b) / b.length])
    expect(ten?.difference).toMatchObject(
      differenceOfShares({ people: a.length, successes: count(a) }, { people: b.length, successes: count(b) }, 0.05),
    )
  })

  it('tells the words that people who fit a filter use more than the others', async () => {
    const filter: ShowIf = { mode: 'all', conditions: [{ questionId: 'wish', operator: 'contains', value: 'ferry' }] }
    const wish = async (by: ShowIf | null) => {
      const { questions } = await holder.invoke(calls['questionnaires.analysis.get'], {
        questionnaireId: maps,
        filter: by,
      })
      return questions.find(({ questionId }) => questionId === 'wish')
    }
    expect((await wish(null))?.words).toBeNull()
    const words = (await wish(filter))?.words ?? []
    expect(words.map(({ word }) => word)).toContain('ferry')
    const texts = (await people(maps)).flatMap(({ rows }) =>
      rows.flatMap(({ questionId, content }) => (questionId === 'wish' && content !== null ? [content] : [])),
    )
    const usedBy = (word: string, isFitting: boolean) =>
      texts.filter((text) => {
        const own = text.toLowerCase()
        return own.includes('ferry') === isFitting && own.split(/[^\p{L}]+/u).includes(word)
      }).length
    for (const { word, count, others } of words.filter((each) => /^[a-z]+$/.test(each.word)))
      expect([word, count, others]).toEqual([word, usedBy(word, true), usedBy(word, false)])
  })

  it.each<[string, ShowIf]>([
    ['a rating', { mode: 'all', conditions: [{ questionId: 'recommend', operator: 'atMost', value: '6' }] }],
    [
      'an option of several',
      { mode: 'all', conditions: [{ questionId: 'uses', operator: 'contains', value: 'ferries' }] },
    ],
    ['another option', { mode: 'all', conditions: [{ questionId: 'improve', operator: 'isNot', value: 'speed' }] }],
    ['a part of a text', { mode: 'all', conditions: [{ questionId: 'wish', operator: 'contains', value: 'FERRY' }] }],
    [
      'any of two',
      {
        mode: 'any',
        conditions: [
          { questionId: 'recommend', operator: 'is', value: '10' },
          { questionId: 'uses', operator: 'contains', value: 'transit' },
        ],
      },
    ],
  ])('counts those who fit a filter of %s, as the form’s conditions do', async (_, filter) => {
    const everyone = await people(maps)
    const answerOf = ({ rows }: (typeof everyone)[number], questionId: string): Answers[string] | undefined => {
      const own = rows.filter((row) => row.questionId === questionId)
      const [first] = own
      if (!first) return undefined
      if (questionId === 'uses') return own.map(({ optionId }) => optionId)
      return first.number ?? first.content ?? first.optionId
    }
    const fitting = everyone.filter((person) =>
      filter.conditions[filter.mode === 'all' ? 'every' : 'some']((condition) =>
        fits(condition, answerOf(person, condition.questionId)),
      ),
    )
    const found = await holder.invoke(calls['questionnaires.analysis.get'], { questionnaireId: maps, filter })
    expect(found.responses).toBe(fitting.length)
    const saved = await holder.invoke(calls['questionnaires.filter.query'], {
      questionnaireId: maps,
      filterName: 'Fitting',
      filter,
    })
    await test.platform.services.tasks.wake()
    const { taskId, filterId } = saved
    expect(await holder.invoke(calls['questionnaires.async-result.fetch'], { taskId })).toMatchObject({
      state: 'succeeded',
      filterId,
      matched: fitting.length,
    })
    const result = await holder.invoke(calls['questionnaires.filter-result.get'], { filterId, maxReqCount: 100 })
    expect(result).toMatchObject({ matched: fitting.length, responses: everyone.length, total: fitting.length })
    const ids = new Set(fitting.map(({ responseId }) => responseId))
    expect(result.items.every(({ responseId }) => ids.has(responseId))).toBe(true)
  })

  it('refuses a filter that no answer can fit', async () => {
    for (const condition of [
      { questionId: 'nothing', operator: 'is', value: '1' },
      { questionId: 'recommend', operator: 'contains', value: '1' },
      { questionId: 'recommend', operator: 'is', value: '11' },
    ] as const)
      await expect(
        holder.invoke(calls['questionnaires.analysis.get'], {
          questionnaireId: maps,
          filter: { mode: 'all', conditions: [condition] },
        }),
      ).rejects.toMatchObject({ reason: 'bad-parameter' })
  })

  it('sets responses apart that look suspicious, until a member counts them', async () => {
    const counted = async (withDoubtful = false) =>
      (await holder.invoke(calls['questionnaires.analysis.get'], { questionnaireId: maps, withDoubtful })).responses
    const before = await counted()
    const { items } = await holder.invoke(calls['questionnaires.response.list'], {
      questionnaireId: maps,
      filter: ['doubt:=:fast'],
    })
    expect(items.length).toBeGreaterThan(0)
    expect(await counted(true)).toBeGreaterThan(before)
    await holder.invoke(calls['questionnaires.response.trust'], { responseId: items[0]?.responseId ?? '' })
    expect(await counted()).toBe(before + 1)
  })

  it('exports every response in a row, without formulas', async () => {
    const { questionnaireId, publicId } = await publish('=cmd')
    const { token } = await anonymous.view(publicId)
    test.clock.advance(5000)
    await anonymous.submit(token, { rating: 1, why: '=cmd|" /C calc"!A0' })
    const read = async (part: 'answers' | 'analysis', id: string) => {
      const { fileURL } = await holder.invoke(calls['questionnaires.analysis.export'], {
        questionnaireId: id,
        part,
        language: 'en',
      })
      const answer = await test.platform.fetch(new Request(fileURL), { address: '192.0.2.9' })
      expect(answer.status).toBe(200)
      return answer.text()
    }
    expect(await read('answers', questionnaireId)).toContain('"\t=cmd|"" /C calc""!A0"')
    expect(await read('analysis', questionnaireId)).toContain('rating,1,1,1,1')
    const stored = await query<{ count: number }>(
      sql`select count(*)::int as count from cw_questionnaire_responses where questionnaire_id = ${maps}`,
    )
    expect((await read('answers', maps)).trimEnd().split('\r\n')).toHaveLength((stored[0]?.count ?? 0) + 1)
  })
})

const anonymous = {
  view: (publicId: string) => {
    // Two people don't open a form in the same millisecond.
    test.clock.advance(1)
    return holder.invoke(calls['questionnaires.anonymous-questionnaire.view'], { publicId })
  },
  submit: (token: string | null, given: Record<string, string | number | string[] | Record<string, string>>) =>
    holder.invoke(calls['questionnaires.anonymous-feedback.submit'], {
      token: token ?? '',
      language: 'en',
      answers: given,
    }),
}

describe('a questionnaire', () => {
  it('is published once it is complete, and then can’t be changed', async () => {
    const { questionnaireId } = await create('Incomplete')
    const wrong = { ...content('Incomplete'), questions: [question('one', { kind: 'single' })] }
    await holder.invoke(calls['questionnaires.questionnaire.update'], { questionnaireId, content: wrong, ...settings })
    await expect(setStatus(questionnaireId, 'published')).rejects.toMatchObject({
      reason: 'questionnaire-incomplete',
      issues: [{ field: 'content.questions.0.options' }],
    })
    await holder.invoke(calls['questionnaires.questionnaire.update'], {
      questionnaireId,
      content: content('Incomplete'),
      ...settings,
    })
    await setStatus(questionnaireId, 'published')
    for (const change of [
      holder.invoke(calls['questionnaires.questionnaire.update'], { questionnaireId, content: wrong, ...settings }),
      holder.invoke(calls['questionnaires.questionnaire.upsert'], { questionnaireId, content: wrong }),
      holder.invoke(calls['questionnaires.questionnaire.delete'], { questionnaireId }),
    ])
      await expect(change).rejects.toMatchObject({ reason: 'questionnaire-status' })
  })

  it('keeps what was answered: once there are responses, only texts and the order change', async () => {
    const { questionnaireId, publicId } = await publish('Kept')
    await anonymous.submit((await anonymous.view(publicId)).token, { rating: 5 })
    await setStatus(questionnaireId, 'paused')
    const update = (changed: Content) =>
      holder.invoke(calls['questionnaires.questionnaire.update'], { questionnaireId, content: changed, ...settings })
    const [rating, why] = content('Kept').questions
    if (!rating || !why) throw new Error('no questions')
    const renamed = { ...rating, texts: { en: 'Stars', ru: 'Звёзды' } }
    expect(await update({ ...content('Kept'), questions: [renamed, why] })).toMatchObject({ version: 3 })
    for (const questions of [
      [renamed],
      [{ ...renamed, kind: 'text' as const }, why],
      [renamed, { ...why, required: false }],
    ])
      await expect(update({ ...content('Kept'), questions })).rejects.toMatchObject({ reason: 'questionnaire-status' })
  })

  it('is copied with the next name that is free, and exported to be imported', async () => {
    const { questionnaireId } = await create('Original')
    const copy = () => holder.invoke(calls['questionnaires.questionnaire.copy'], { questionnaireId, name: 'Original' })
    expect([await copy(), await copy()]).toMatchObject([
      { title: 'Original 2', status: 'draft', responses: 0 },
      { title: 'Original 3' },
    ])
    const file = await holder.invoke(calls['questionnaires.view.export'], { questionnaireId })
    const imported = { questionnaireId: 'own-id', content: { ...file.content, titles: { en: 'Imported' } } }
    const upsert = () => holder.invoke(calls['questionnaires.questionnaire.upsert'], imported)
    expect(await upsert()).toMatchObject({ title: 'Imported', content: imported.content, version: 1 })
    expect(await upsert()).toMatchObject({ version: 1 })
  })

  it('ends at its time, on the clock alone', async () => {
    const { questionnaireId, publicId } = await publish('Short', { endTime: test.clock.now() + 3 * day })
    expect(await anonymous.view(publicId)).toMatchObject({ opening: 'open' })
    await test.platform.services.jobs.wake()
    test.clock.advance(3 * day)
    await test.platform.services.jobs.wake()
    holder = await signIn(test.platform)
    expect(await anonymous.view(publicId)).toMatchObject({ opening: 'ended', questions: [], token: null })
    expect(await holder.invoke(calls['questionnaires.questionnaire.get'], { questionnaireId })).toMatchObject({
      status: 'ended',
    })
  })
})

describe('answers', () => {
  it('to hidden or unknown questions, missing, or impossible are refused at their question', async () => {
    const { publicId } = await publish('Strict')
    const { token } = await anonymous.view(publicId)
    for (const [given, fields] of [
      [{ rating: 5, why: 'hidden' }, { 'answers.why': 'answer-hidden' }],
      [{ rating: 2 }, { 'answers.why': 'answer-required' }],
      [{}, { 'answers.rating': 'answer-required' }],
      [{ rating: 6 }, { 'answers.rating': 'answer-range' }],
      [{ rating: 4, other: 'x' }, { 'answers.other': 'answer-unknown' }],
      [{ rating: 1, why: 'x'.repeat(2001) }, { 'answers.why': 'answer-too-long' }],
    ] as const) {
      const refused = await anonymous.submit(token, given as never).catch((error: unknown) => error)
      expect(refused).toMatchObject({ reason: 'questionnaire-answers' })
      const { issues } = refused as { issues: { field: string; rule: string }[] }
      expect(Object.fromEntries(issues.map(({ field, rule }) => [field, rule]))).toEqual(fields)
    }
    expect(await anonymous.submit(token, { rating: 1, why: 'Because' })).toHaveProperty('responseId')
  })

  it('sent again are stored once, and a forged form finds nothing', async () => {
    const { publicId, questionnaireId } = await publish('Once')
    const { token } = await anonymous.view(publicId)
    const first = await anonymous.submit(token, { rating: 4 })
    expect(await anonymous.submit(token, { rating: 5 })).toEqual(first)
    expect(
      await test.platform.services.database.asPlatform((db) =>
        db.$count(responses, eq(responses.questionnaireId, questionnaireId)),
      ),
    ).toBe(1)
    const forged = `${(token ?? '').slice(0, -4)}AAAA`
    await expect(anonymous.submit(forged, { rating: 4 })).rejects.toMatchObject({ status: 404 })
  })

  it('end a questionnaire at its quota, also together', async () => {
    const { publicId, questionnaireId } = await publish('Two only', { quota: 2 })
    const tokens: (string | null)[] = []
    for (let count = 0; count < 4; count++) tokens.push((await anonymous.view(publicId)).token)
    const results = await Promise.allSettled(tokens.map((token) => anonymous.submit(token, { rating: 5 })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const stored = await holder.invoke(calls['questionnaires.questionnaire.get'], { questionnaireId })
    expect(stored).toMatchObject({ responses: 2, status: 'ended', opening: 'full' })
  })

  it('of signed-in people are one per account, with a confirmed phone where it is asked for', async () => {
    const { publicId, questionnaireId } = await publish('Named', { anonymous: false, asksPhone: true })
    const view = () => holder.invoke(calls['questionnaires.feedback.view'], { publicId })
    const { token } = await view()
    const form = { token: token ?? '' }
    const submit = () =>
      holder.invoke(calls['questionnaires.feedback.submit'], { ...form, language: 'en', answers: { rating: 5 } })
    await expect(anonymous.submit(token, { rating: 5 })).rejects.toMatchObject({ reason: 'questionnaire-closed' })
    await expect(submit()).rejects.toMatchObject({ reason: 'questionnaire-phone' })
    const phone = '+49 151 5550100'
    const send = () => holder.invoke(calls['questionnaires.feedback-sms-code.send'], { ...form, phone })
    const check = (code: string) =>
      holder.invoke(calls['questionnaires.feedback-sms-code.check'], { ...form, phone, code })
    const codeOf = async () => {
      const rows = await query<{ text: string; address: string }>(
        sql`select text, address from cw_outbox where reference = ${questionnaireId} order by create_time desc limit 1`,
      )
      expect(rows[0]?.address).toBe('+491515550100')
      return /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? ''
    }
    await send()
    await expect(send()).rejects.toMatchObject({ status: 429 })
    const code = await codeOf()
    for (let tries = 0; tries < 5; tries++)
      await expect(check(code === '111111' ? '222222' : '111111')).rejects.toMatchObject({
        issues: [{ field: 'code' }],
      })
    await expect(check(code)).rejects.toMatchObject({ reason: 'sms-code-wrong' })
    test.clock.advance(60_000)
    await send()
    await check(await codeOf())
    const first = await submit()
    expect(await submit()).toEqual(first)
    expect(await view()).toMatchObject({ answered: true })
    const { items } = await holder.invoke(calls['questionnaires.response.list'], { questionnaireId })
    expect(items).toMatchObject([{ phone: '+491515550100' }])
  })

  it('about a service are the platform’s, once per account', async () => {
    const questionnaireId = 'questionnaires'
    const view = () => holder.invoke(calls['questionnaires.service-questionnaire.get'], { questionnaireId })
    expect(await view()).toMatchObject({ answered: false })
    const submit = (rating: number) =>
      holder.invoke(calls['questionnaires.service-questionnaire-feedback.submit'], {
        questionnaireId,
        language: 'en',
        answers: { rating },
      })
    await expect(submit(2)).rejects.toMatchObject({ issues: [{ field: 'answers.reason' }] })
    const first = await submit(5)
    expect(await submit(4)).toEqual(first)
    expect(await view()).toMatchObject({ answered: true })
  })
})

it('the demo’s users answer what is open, and give the same answers in any step', async () => {
  const live = async (steps: readonly number[]) => {
    const own = await createTestPlatform({ demoTraffic: false })
    for (const step of steps) {
      await own.platform.services.jobs.wake()
      own.clock.advance(step)
      await own.platform.services.jobs.wake()
    }
    const rows = await own.platform.services.database.asPlatform(async (db) => ({
      responses: await db.select().from(responses).orderBy(responses.responseId),
      questionnaires: await db.select().from(questionnaires).orderBy(questionnaires.questionnaireId),
    }))
    await own.close()
    return rows
  }
  const [atOnce, daily] = [await live([3 * day]), await live([day, day, day])]
  expect(atOnce).toEqual(daily)
  const [, offline] = atOnce.questionnaires
  expect(offline).toMatchObject({ status: 'ended', responses: 60, quota: 60 })
})
