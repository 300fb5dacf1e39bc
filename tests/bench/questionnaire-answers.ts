import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/questionnaires/contract'
import type { Content } from '@console-widgets/questionnaires/model'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { judgeRead, timed } from './judged.ts'

/**
 * Processor time of the analysis of a questionnaire of twenty questions with many responses, and of a filter as a task,
 * through the calls. Ends with an error if the analysis takes longer than two seconds.
 *
 * `node --import tsx tests/bench/questionnaire-answers.ts 100000`
 */
const count = Number(process.argv[2] ?? 100_000)
/** Milliseconds that the analysis may take. */
const longest = 2000
const questionCount = 20
const options = ['a', 'b', 'c', 'd', 'e']

const content: Content = {
  languages: ['en'],
  titles: { en: 'Many answers' },
  descriptions: {},
  questions: Array.from({ length: questionCount }, (_, at) => ({
    questionId: `q${at}`,
    kind: at % 2 === 0 ? 'rating' : 'single',
    texts: { en: `Question ${at}` },
    required: true,
    options: at % 2 === 0 ? [] : options.map((optionId) => ({ optionId, texts: { en: optionId } })),
    rows: [],
    scale: 'stars',
  })),
}

const test = await createTestPlatform({ demoTraffic: false })
const holder = await signIn(test.platform)
const { questionnaireId } = await holder.invoke(calls['questionnaires.questionnaire.create'], {
  title: 'Many answers',
  languages: ['en'],
})
await holder.invoke(calls['questionnaires.questionnaire.update'], {
  ...{ questionnaireId, content },
  ...{ anonymous: true, asksPhone: false, startTime: null, endTime: null, quota: null },
})
await holder.invoke(calls['questionnaires.questionnaire-status.update'], { questionnaireId, status: 'published' })
const number = (value: number) => sql.raw(String(value))
await test.platform.services.database.asPlatform(async (db) => {
  await db.execute(sql`insert into cw_questionnaire_responses
      (team_id, response_id, questionnaire_id, respondent, language, version, seconds, shown, create_time)
    select ${demoTeamId}, 'bench-' || n, ${questionnaireId}, 'bench-' || n, 'en', 2, 20 + n % 200,
      (select array_agg('q' || at order by at) from generate_series(0, ${number(questionCount - 1)}) at),
      ${test.clock.now()}::bigint - n
    from generate_series(1, ${number(count)}) n`)
  await db.execute(sql`insert into cw_questionnaire_answers
      (team_id, response_id, questionnaire_id, question_id, option_id, number)
    select ${demoTeamId}, 'bench-' || n, ${questionnaireId}, 'q' || at,
      case when at % 2 = 1 then (array['a', 'b', 'c', 'd', 'e'])[1 + (n + at) % 5] else '' end,
      case when at % 2 = 0 then 1 + (n * 7 + at) % 5 end
    from generate_series(1, ${number(count)}) n, generate_series(0, ${number(questionCount - 1)}) at`)
  await db.execute(sql`analyze`)
})

await judgeRead('analysis', longest, () => holder.invoke(calls['questionnaires.analysis.get'], { questionnaireId }), {
  rounds: 3,
})
const filter = await timed(async () => {
  await holder.invoke(calls['questionnaires.filter.query'], {
    ...{ questionnaireId, filterName: 'Bench' },
    filter: { mode: 'all', conditions: [{ questionId: 'q0', operator: 'atMost', value: '2' }] },
  })
  await test.platform.services.tasks.wake()
})
console.log(`filter, as a task\tprocessor ${Math.round(filter.worked)} ms\t${Math.round(filter.took)} ms by the clock`)
await test.close()
