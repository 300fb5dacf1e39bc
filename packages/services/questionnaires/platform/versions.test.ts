import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/questionnaires/contract'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'

const test = await createTestPlatform()
const { invoke } = await signIn(test.platform)
afterAll(() => test.close())

it('says of each version what was answered to it, and which there are', async () => {
  const questionnaireId = 'questionnaire-maps'
  const { database } = test.platform.services
  const rows = <Row>(query: ReturnType<typeof sql>) => database.asPlatform((db) => rowsOf<Row>(db, query))
  const counted = await rows<{ version: number; responses: number }>(
    sql`select version, count(*)::int as responses from cw_questionnaire_responses
      where questionnaire_id = ${questionnaireId} and doubt is null group by 1 order by 1 desc`,
  )
  const analysis = (version?: number) => invoke(calls['questionnaires.analysis.get'], { questionnaireId, version })
  const whole = await analysis()
  expect(whole.versions).toEqual(counted)
  expect(counted).toHaveLength(2)
  const parts = await Promise.all(counted.map(({ version }) => analysis(version)))
  expect(parts.map(({ responses }) => responses)).toEqual(counted.map(({ responses }) => responses))
  const answered = (found: typeof whole) => found.questions.map((question) => question.answered)
  const [one, other] = parts
  expect(answered(whole)).toEqual(answered(one!).map((count, at) => count + (answered(other!)[at] ?? 0)))
})
