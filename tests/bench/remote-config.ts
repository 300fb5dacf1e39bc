import { sql } from 'drizzle-orm'
import { compilePattern } from '@console-widgets/conditions/patterns'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { calls } from '@console-widgets/remote-config/contract'
import { evaluateTemplate, readyTemplate, type Template } from '@console-widgets/remote-config/model'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { appOf, judgeRate, judgeRead } from './judged.ts'

/**
 * Evaluation of 3,000 parameters with 100 conditions, fetches a second that are answered with 304, and the list of 300
 * versions. Ends with an error if an evaluation needs more than 5 ms, there are fewer than 2,000 fetches a second on
 * two processors, or the list needs more than 200 ms.
 *
 * `node --import tsx tests/bench/remote-config.ts`
 */
const appId = '108370001'
const projectId = demoProjectIds.navigation

/** Conditions of every kind, and parameters each of which has values for five of them. */
function templateOf(parameters: number, conditions: number): Template {
  const rules = [
    { subject: 'country', name: '', operator: 'is', values: ['DE', 'FR', 'NL'] },
    { subject: 'appVersion', name: '', operator: 'versionAtLeast', values: ['3.8'] },
    { subject: 'percent', name: 'bench', operator: 'percentAtMost', values: ['30'] },
    { subject: 'attribute', name: 'tier', operator: 'matches', values: ['^gold-[0-9]+$'] },
    { subject: 'language', name: '', operator: 'is', values: ['de', 'fr'] },
  ] as const
  return {
    conditions: Array.from({ length: conditions }, (_, at) => ({
      name: `Condition ${at}`,
      // Percentages by a seed of their own, so that each hashes the person again.
      anyOf: [
        {
          allOf: [0, 1].map((step) => {
            const rule = rules[(at + step) % rules.length] as (typeof rules)[number]
            return { ...rule, name: rule.subject === 'percent' ? `bench-${at}` : rule.name, values: [...rule.values] }
          }),
        },
      ],
    })) as Template['conditions'],
    parameters: Array.from({ length: parameters }, (_, at) => ({
      key: `parameter_${at}`,
      valueType: (['string', 'number', 'boolean', 'json'] as const)[at % 4] as 'string',
      description: '',
      group: '',
      defaultValue: ['some text', '17', 'false', '{"list":[1,2,3],"name":"text"}'][at % 4] as string,
      values: Array.from({ length: Math.min(5, conditions) }, (__, step) => ({
        condition: `Condition ${(at + step * 19) % conditions}`,
        value: ['other text', '18', 'true', '{"list":[4],"name":"other"}'][at % 4] as string,
      })),
    })),
  }
}

const test = await createTestPlatform({ demoTraffic: false, membersEditDemoProjects: true })
const big = readyTemplate(templateOf(3000, 100))
const person = (at: number) => ({
  targetingKey: `person-${at}`,
  country: ['DE', 'CN', 'US'][at % 3],
  language: ['de', 'zh', 'en'][at % 3],
  appVersion: ['3.10.1', '3.7', '4.2.0'][at % 3],
  tier: `gold-${at % 7}`,
})
let people = 0
await judgeRead(
  'evaluation of 3,000 parameters',
  5,
  async () => evaluateTemplate(big, person(++people), { now: test.clock.now(), compilePattern }),
  { rounds: 301 },
)

const app = await appOf(test, appId)
const fetches = '/config/ofrep/v1/evaluate/flags'
/** 50 people, each of whom has fetched before. */
const context = (at: number) => ({ context: person(at % 50) })
const etags = new Map<number, string>()
for (let at = 0; at < 50; at++) etags.set(at, (await app.post(fetches, context(at), at)).headers.get('etag') ?? '')
await judgeRate('fetches with 304', 2000, async (at) => {
  const { status } = await app.post(fetches, context(at), at, { 'if-none-match': etags.get(at % 50) ?? '' })
  if (status !== 304) throw new Error(`The fetch answered ${status}`)
})

await test.platform.services.database.asPlatform(async (db) => {
  await db.execute(sql`delete from cw_config_versions where project_id = ${projectId}`)
  await db.execute(sql`insert into cw_config_versions (team_id, project_id, region, version, kind, note, user_id,
      publish_time, parameters, conditions, changed, changes)
    select ${demoTeamId}, ${projectId}, 'CN', n, 'publish', 'Note ' || n, 'user-olga',
      ${test.clock.now()}::bigint - (300 - n) * 3600000, 3000, 100, array['parameter_1', 'parameter_2'], 2
    from generate_series(1, 300) n`)
})
const holder = await signIn(test.platform)
await judgeRead('list of 300 versions', 200, async () => {
  for (let page = 1; page <= 3; page++)
    await holder.invoke(calls['remote-config.version.list'], {
      projectId,
      fromRecCount: 1 + (page - 1) * 100,
      maxReqCount: 100,
    })
})
await test.close()
