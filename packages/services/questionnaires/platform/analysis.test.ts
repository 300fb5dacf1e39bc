import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/questionnaires/contract'
import { compareAnswers } from '@console-widgets/questionnaires/compare-answers'
import { type Answers, fits, type ShowIf } from '@console-widgets/questionnaires/model'
import { differenceOfShares, wilsonInterval } from '@console-widgets/statistics'
import { answers, responses } from './tables.ts'
import { createQuestionnaireStage, type QuestionnaireStage } from './testing/stage.ts'

const maps = 'questionnaire-maps'

let stage: QuestionnaireStage
beforeAll(async () => {
  stage = await createQuestionnaireStage()
})
afterAll(() => stage.test.close())

/** Everyone who answered a questionnaire, with their answers, by other code than that of the analysis. */
async function people(questionnaireId: string) {
  const all = await stage.test.platform.services.database.asPlatform(async (db) => ({
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
    const found = await stage.holder.invoke(calls['questionnaires.analysis.get'], { questionnaireId: maps })
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
      stage.holder.invoke(calls['questionnaires.analysis.get'], { questionnaireId: maps, ...period })
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
      const { questions } = await stage.holder.invoke(calls['questionnaires.analysis.get'], {
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
    const found = await stage.holder.invoke(calls['questionnaires.analysis.get'], { questionnaireId: maps, filter })
    expect(found.responses).toBe(fitting.length)
    const saved = await stage.holder.invoke(calls['questionnaires.filter.query'], {
      questionnaireId: maps,
      filterName: 'Fitting',
      filter,
    })
    await stage.test.platform.services.tasks.wake()
    const { taskId, filterId } = saved
    expect(await stage.holder.invoke(calls['questionnaires.async-result.fetch'], { taskId })).toMatchObject({
      state: 'succeeded',
      filterId,
      matched: fitting.length,
    })
    const result = await stage.holder.invoke(calls['questionnaires.filter-result.get'], { filterId, maxReqCount: 100 })
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
        stage.holder.invoke(calls['questionnaires.analysis.get'], {
          questionnaireId: maps,
          filter: { mode: 'all', conditions: [condition] },
        }),
      ).rejects.toMatchObject({ reason: 'bad-parameter' })
  })

  it('sets responses apart that look suspicious, until a member counts them', async () => {
    const counted = async (withDoubtful = false) =>
      (await stage.holder.invoke(calls['questionnaires.analysis.get'], { questionnaireId: maps, withDoubtful }))
        .responses
    const before = await counted()
    const { items } = await stage.holder.invoke(calls['questionnaires.response.list'], {
      questionnaireId: maps,
      filter: ['doubt:=:fast'],
    })
    expect(items.length).toBeGreaterThan(0)
    expect(await counted(true)).toBeGreaterThan(before)
    await stage.holder.invoke(calls['questionnaires.response.trust'], { responseId: items[0]?.responseId ?? '' })
    expect(await counted()).toBe(before + 1)
  })

  it('exports every response in a row, without formulas', async () => {
    const { questionnaireId, publicId } = await stage.publish('=cmd')
    const { token } = await stage.view(publicId)
    stage.test.clock.advance(5000)
    await stage.submit(token, { rating: 1, why: '=cmd|" /C calc"!A0' })
    const read = async (part: 'answers' | 'analysis', id: string) => {
      const { fileURL } = await stage.holder.invoke(calls['questionnaires.analysis.export'], {
        questionnaireId: id,
        part,
        language: 'en',
      })
      const answer = await stage.test.platform.fetch(new Request(fileURL), { address: '192.0.2.9' })
      expect(answer.status).toBe(200)
      return answer.text()
    }
    expect(await read('answers', questionnaireId)).toContain('"\t=cmd|"" /C calc""!A0"')
    expect(await read('analysis', questionnaireId)).toContain('rating,1,1,1,1')
    const stored = await stage.query<{ count: number }>(
      sql`select count(*)::int as count from cw_questionnaire_responses where questionnaire_id = ${maps}`,
    )
    expect((await read('answers', maps)).trimEnd().split('\r\n')).toHaveLength((stored[0]?.count ?? 0) + 1)
  })
})
