import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { day } from '@console-widgets/platform/clock/durations'
import { notices } from '@console-widgets/platform/notices/tables'
import { calls } from '@console-widgets/questionnaires/contract'
import type { Content } from '@console-widgets/questionnaires/model'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { questionnaires, responses } from './tables.ts'
import { content, createQuestionnaireStage, question, settings, type QuestionnaireStage } from './testing/stage.ts'

let stage: QuestionnaireStage
beforeAll(async () => {
  stage = await createQuestionnaireStage()
})
afterAll(() => stage.test.close())

describe('a questionnaire', () => {
  it('is published once it is complete, and then can’t be changed', async () => {
    const { questionnaireId } = await stage.create('Incomplete')
    const wrong = { ...content('Incomplete'), questions: [question('one', { kind: 'single' })] }
    await stage.holder.invoke(calls['questionnaires.questionnaire.update'], {
      questionnaireId,
      content: wrong,
      ...settings,
    })
    await expect(stage.setStatus(questionnaireId, 'published')).rejects.toMatchObject({
      reason: 'questionnaire-incomplete',
      issues: [{ field: 'content.questions.0.options' }],
    })
    await stage.holder.invoke(calls['questionnaires.questionnaire.update'], {
      questionnaireId,
      content: content('Incomplete'),
      ...settings,
    })
    await stage.setStatus(questionnaireId, 'published')
    for (const change of [
      stage.holder.invoke(calls['questionnaires.questionnaire.update'], {
        questionnaireId,
        content: wrong,
        ...settings,
      }),
      stage.holder.invoke(calls['questionnaires.questionnaire.upsert'], { questionnaireId, content: wrong }),
      stage.holder.invoke(calls['questionnaires.questionnaire.delete'], { questionnaireId }),
    ])
      await expect(change).rejects.toMatchObject({ reason: 'questionnaire-status' })
  })

  it('keeps what was answered: once there are responses, only texts and the order change', async () => {
    const { questionnaireId, publicId } = await stage.publish('Kept')
    await stage.submit((await stage.view(publicId)).token, { rating: 5 })
    await stage.setStatus(questionnaireId, 'paused')
    const update = (changed: Content) =>
      stage.holder.invoke(calls['questionnaires.questionnaire.update'], {
        questionnaireId,
        content: changed,
        ...settings,
      })
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
    const { questionnaireId } = await stage.create('Original')
    const copy = () =>
      stage.holder.invoke(calls['questionnaires.questionnaire.copy'], { questionnaireId, name: 'Original' })
    expect([await copy(), await copy()]).toMatchObject([
      { title: 'Original 2', status: 'draft', responses: 0 },
      { title: 'Original 3' },
    ])
    const file = await stage.holder.invoke(calls['questionnaires.view.export'], { questionnaireId })
    const imported = { questionnaireId: 'own-id', content: { ...file.content, titles: { en: 'Imported' } } }
    const upsert = () => stage.holder.invoke(calls['questionnaires.questionnaire.upsert'], imported)
    expect(await upsert()).toMatchObject({ title: 'Imported', content: imported.content, version: 1 })
    expect(await upsert()).toMatchObject({ version: 1 })
  })

  it('ends at its time, on the clock alone', async () => {
    const { questionnaireId, publicId } = await stage.publish('Short', { endTime: stage.test.clock.now() + 3 * day })
    expect(await stage.view(publicId)).toMatchObject({ opening: 'open' })
    await stage.test.platform.services.jobs.wake()
    stage.test.clock.advance(3 * day)
    await stage.test.platform.services.jobs.wake()
    stage.holder = await signIn(stage.test.platform)
    expect(await stage.view(publicId)).toMatchObject({ opening: 'ended', questions: [], token: null })
    expect(await stage.holder.invoke(calls['questionnaires.questionnaire.get'], { questionnaireId })).toMatchObject({
      status: 'ended',
    })
    expect(await told(questionnaireId)).toEqual([{ message: 'ended', values: { title: 'Short' } }])
  })
})

/** What members were told of a questionnaire, each once. */
async function told(questionnaireId: string) {
  const rows = await stage.test.platform.services.database.asPlatform((db) =>
    db.select().from(notices).where(eq(notices.topic, 'questionnaire')),
  )
  const ofThis = rows.filter(({ page }) => page?.values.questionnaireId === questionnaireId)
  expect(ofThis.length).toBeGreaterThan(0)
  expect(new Set(ofThis.map(({ recipientId }) => recipientId)).size).toBe(ofThis.length)
  return ofThis.slice(0, 1).map(({ message, values }) => ({ message, values }))
}

describe('answers', () => {
  it('to hidden or unknown questions, missing, or impossible are refused at their question', async () => {
    const { publicId } = await stage.publish('Strict')
    const { token } = await stage.view(publicId)
    for (const [given, fields] of [
      [{ rating: 5, why: 'hidden' }, { 'answers.why': 'answer-hidden' }],
      [{ rating: 2 }, { 'answers.why': 'answer-required' }],
      [{ rating: 2, why: 7 }, { 'answers.why': 'answer-text' }],
      [{ rating: 2, why: '\u200b \u200d' }, { 'answers.why': 'answer-required' }],
      [{}, { 'answers.rating': 'answer-required' }],
      [{ rating: 6 }, { 'answers.rating': 'answer-range' }],
      [{ rating: 4, other: 'x' }, { 'answers.other': 'answer-unknown' }],
      [{ rating: 1, why: 'x'.repeat(2001) }, { 'answers.why': 'answer-too-long' }],
    ] as const) {
      const refused = await stage.submit(token, given as never).catch((error: unknown) => error)
      expect(refused).toMatchObject({ reason: 'questionnaire-answers' })
      const { issues } = refused as { issues: { field: string; rule: string }[] }
      expect(Object.fromEntries(issues.map(({ field, rule }) => [field, rule]))).toEqual(fields)
    }
    expect(await stage.submit(token, { rating: 1, why: 'Because' })).toHaveProperty('responseId')
  })

  it('sent again are stored once, and a forged form finds nothing', async () => {
    const { publicId, questionnaireId } = await stage.publish('Once')
    const { token } = await stage.view(publicId)
    const first = await stage.submit(token, { rating: 4 })
    expect(await stage.submit(token, { rating: 5 })).toEqual(first)
    expect(
      await stage.test.platform.services.database.asPlatform((db) =>
        db.$count(responses, eq(responses.questionnaireId, questionnaireId)),
      ),
    ).toBe(1)
    const forged = `${(token ?? '').slice(0, -4)}AAAA`
    await expect(stage.submit(forged, { rating: 4 })).rejects.toMatchObject({ status: 404 })
  })

  it('end a questionnaire at its quota, also together', async () => {
    const { publicId, questionnaireId } = await stage.publish('Two only', { quota: 2 })
    const tokens: (string | null)[] = []
    for (let count = 0; count < 4; count++) tokens.push((await stage.view(publicId)).token)
    const results = await Promise.allSettled(tokens.map((token) => stage.submit(token, { rating: 5 })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const stored = await stage.holder.invoke(calls['questionnaires.questionnaire.get'], { questionnaireId })
    expect(stored).toMatchObject({ responses: 2, status: 'ended', opening: 'full' })
    await stage.test.platform.wake()
    expect(await told(questionnaireId)).toEqual([{ message: 'full', values: { title: 'Two only', count: 2 } }])
  })

  it('of signed-in people are one per account, with a confirmed phone where it is asked for', async () => {
    const { publicId, questionnaireId } = await stage.publish('Named', { anonymous: false, asksPhone: true })
    const view = () => stage.holder.invoke(calls['questionnaires.feedback.view'], { publicId })
    const { token } = await view()
    const form = { token: token ?? '' }
    const submit = () =>
      stage.holder.invoke(calls['questionnaires.feedback.submit'], { ...form, language: 'en', answers: { rating: 5 } })
    await expect(stage.submit(token, { rating: 5 })).rejects.toMatchObject({ reason: 'questionnaire-closed' })
    await expect(submit()).rejects.toMatchObject({ reason: 'questionnaire-phone' })
    const phone = '+49 151 5550100'
    const send = () => stage.holder.invoke(calls['questionnaires.feedback-sms-code.send'], { ...form, phone })
    const check = (code: string) =>
      stage.holder.invoke(calls['questionnaires.feedback-sms-code.check'], { ...form, phone, code })
    const codeOf = async () => {
      const rows = await stage.query<{ text: string; address: string }>(
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
    stage.test.clock.advance(60_000)
    await send()
    await check(await codeOf())
    const first = await submit()
    expect(await submit()).toEqual(first)
    expect(await view()).toMatchObject({ answered: true })
    const { items } = await stage.holder.invoke(calls['questionnaires.response.list'], { questionnaireId })
    expect(items).toMatchObject([{ phone: '+491515550100' }])
  })

  it('about a service are the platform’s, once per account', async () => {
    const questionnaireId = 'questionnaires'
    const view = () => stage.holder.invoke(calls['questionnaires.service-questionnaire.get'], { questionnaireId })
    expect(await view()).toMatchObject({ answered: false })
    const submit = (rating: number) =>
      stage.holder.invoke(calls['questionnaires.service-questionnaire-feedback.submit'], {
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
