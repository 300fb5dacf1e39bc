import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/beta/contract'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { sendInvitations } from '../../packages/services/beta/platform/send-invitations.ts'
import { invitationTopic } from '../../packages/services/beta/platform/tables.ts'
import { judge, judgeRead, timed } from './judged.ts'

/**
 * Processor time of what a team with the most groups and testers reads and changes, through the calls: all testers were
 * invited to a running test, and half of them accepted. Ends with an error if one takes longer than it may.
 *
 * `node --import tsx tests/bench/tester-groups.ts 100 1000`
 */
const groups = Number(process.argv[2] ?? 100)
const perGroup = Number(process.argv[3] ?? 1000)
/** Milliseconds that a read or a small change may take, and the invitations to a group of a thousand. */
const longest = 100
const longestOfGroup = 1000

const test = await createTestPlatform({ demoTraffic: false })
const { database } = test.platform.services
const now = test.clock.now()
const bound = await database.asPlatform(async (db) => {
  const [row] = await rowsOf<{ versionId: string; appId: string }>(
    db,
    sql`select version_id as "versionId", app_id as "appId"
      from cw_app_versions where team_id = ${demoTeamId} and test_info ->> 'testType' = '3' and release_state = 0`,
  )
  if (!row) throw new Error('The demo team has no running test by invitation')
  const { appId, versionId } = row
  const [teams, all] = [
    sql`${demoTeamId}`,
    sql`generate_series(1, ${sql.raw(String(groups))}) g,
    generate_series(1, ${sql.raw(String(perGroup))}) n`,
  ]
  await db.execute(sql`delete from cw_beta_groups where team_id = ${teams}`)
  await db.execute(sql`insert into cw_beta_groups (team_id, group_id, group_name, group_type, create_time, update_time)
    select ${teams}, 'bench-' || g, 'Group ' || g, 'external', ${now}::bigint, ${now}::bigint
    from generate_series(1, ${sql.raw(String(groups))}) g`)
  await db.execute(sql`insert into cw_beta_testers (team_id, tester_id, group_id, hw_account, account_key, nick_name,
      country, create_time, update_time)
    select ${teams}, 't-' || g || '-' || n, 'bench-' || g, account, account, 'Tester ' || n, 'DE',
      ${now}::bigint - n, ${now}::bigint - n
    from ${all}, lateral (select 'tester-' || g || '-' || n || '@bench.example' as account) named`)
  // The first half of the groups has been invited.
  await db.execute(sql`insert into cw_beta_invitees (team_id, invitee_id, app_id, group_id, account_key,
      invitation_code, version_id, invite_time, user_id, accept_time)
    select ${teams}, 'i-' || tester_id, ${appId}, group_id, account_key, md5(tester_id), ${versionId},
      ${now}::bigint, case when hashtext(tester_id) % 2 = 0 then 'u-' || tester_id end,
      case when hashtext(tester_id) % 2 = 0 then ${now}::bigint end
    from cw_beta_testers where group_id like 'bench-%' and substring(group_id from 7)::int * 2 <= ${groups}`)
  await db.execute(sql`insert into cw_beta_subscriptions (team_id, subscription_id, app_id, version_id, user_id,
      nick_name, state, join_time, downloads, used_days)
    select ${teams}, 's-' || invitee_id, app_id, version_id, user_id, 'Tester', 'joined', ${now}::bigint,
      abs(hashtext(invitee_id)) % 2, 0
    from cw_beta_invitees where user_id is not null and invitee_id like 'i-%'`)
  await db.execute(sql`insert into cw_outbox (message_id, owner_team_id, channel, address, text, topic, reference,
      state, create_time)
    select 'm-' || invitee_id, ${teams}, 'mail', account_key, '', ${invitationTopic}, invitee_id, 'delivered',
      ${now}::bigint
    from cw_beta_invitees where invitee_id like 'i-%'`)
  await db.execute(sql`analyze`)
  return row
})

/** Binds groups to the running test, as far as its plan is concerned. */
const bind = (groupIds: readonly string[]) =>
  database.asPlatform((db) =>
    db.execute(sql`update cw_app_versions set test_info = jsonb_set(test_info, '{groupInfos}',
      ${JSON.stringify(groupIds.map((groupId) => ({ groupId, bind: true })))}::jsonb)
      where version_id = ${bound.versionId}`),
  )
await bind(['bench-1'])

const holder = await signIn(test.platform)
await holder.session.switchTeam(demoTeamId)
const groupList = (input: object) => holder.invoke(calls['beta.test-user-group.list'], input)
const testers = (input: object) => holder.invoke(calls['beta.test-user.list'], { groupId: 'bench-1', ...input })
const { total } = await groupList({})
if (total !== groups) throw new Error(`${total} of ${groups} groups are listed`)
const reads = {
  groups: () => groupList({}),
  'all groups by testers': () => groupList({ maxReqCount: 100, sort: '-addedTestersNum' }),
  'funnel of a group': () => holder.invoke(calls['beta.test-user-group.get'], { groupId: 'bench-1' }),
  testers: () => testers({}),
  'page of 100 testers': () => testers({ maxReqCount: 100 }),
  'testers by step': () => testers({ filter: ['step:=:downloaded'] }),
  'last testers': () => testers({ fromRecCount: perGroup - 20 }),
  'groups of a test': () => holder.invoke(versionCalls['versions.test-user-group.list'], { appId: bound.appId }),
}
for (const [name, read] of Object.entries(reads)) await judgeRead(name, longest, read)

await holder.invoke(calls['beta.test-user.delete'], { groupId: 'bench-1', testerIds: ['t-1-1'] })
const added = [{ hwAccount: 'one-more@bench.example', nickName: 'One more' }]
judge(
  'adding a tester',
  await timed(() => holder.invoke(calls['beta.test-user.add'], { groupId: 'bench-1', testers: added })),
  longest,
)

/** What the job does that sends the invitations of a test. */
const invite = () =>
  database.asPlatform((db) => sendInvitations(db, test.platform.services, demoTeamId, bound.versionId, now))
judge('inviting one more tester', await timed(invite), longest)

const names = Array.from({ length: groups }, (_, index) => `bench-${index + 1}`)
await bind(names.slice(-1))
judge('inviting a group', await timed(invite), longestOfGroup)
await bind(names)
const inviteAll = async () => {
  while (await invite());
}
judge('inviting all groups', await timed(inviteAll), longestOfGroup * groups)
const [counted] = await database.asPlatform((db) =>
  rowsOf<{ invited: number }>(
    db,
    sql`select count(*)::int as invited from cw_beta_invitees
      where version_id = ${bound.versionId}`,
  ),
)
const invited = counted?.invited ?? 0
if (invited < groups * perGroup) throw new Error(`${invited} of ${groups * perGroup} testers were invited`)
await judgeRead('funnel of a group, all invited', longest, reads['funnel of a group'])
await test.close()
