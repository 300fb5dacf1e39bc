import { auditChanges, auditRecords, platformActor } from '@console-widgets/platform/audit/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { freshTeamId } from '@console-widgets/platform/demo/people'
import { day, hour, type Seed } from '@console-widgets/platform/demo/seed-context'

const teamId = demoTeamId

type Fields = Record<string, unknown>

/** One action in the log: the actor, how many days ago, the resource, and each row before and after. */
interface Act {
  days: number
  who: string
  call: string
  effect?: 'write' | 'destroy'
  input?: Fields
  things: string[]
  rows: [table: string, key: string, before: Fields | null, after: Fields | null][]
}

const maps = '108370001'
const tides = '108370003'
const prototype = '108370018'

/** History of the demo team, as its audit log has it. */
const acts: readonly Act[] = [
  {
    days: 88,
    who: demoTeamId,
    call: 'teams.service-provider.create',
    things: ['Quayside Localisation', 'provider-quay'],
    input: { providerName: 'Quayside Localisation', areas: ['app-information', 'versions'] },
    rows: [
      [
        'cw_service_providers',
        'provider-quay',
        null,
        {
          provider_id: 'provider-quay',
          provider_name: 'Quayside Localisation',
          contact_name: 'Hannah Berg',
          state: 'active',
          areas: ['app-information', 'versions'],
        },
      ],
    ],
  },
  {
    days: 80,
    who: freshTeamId,
    call: 'teams.test-user.add',
    things: ['Gothenburg bench', 'test-user-1'],
    input: { account: 'tester.gothenburg@northwind.example', nickName: 'Gothenburg bench' },
    rows: [
      [
        'cw_test_users',
        'test-user-1',
        null,
        {
          test_user_id: 'test-user-1',
          account: 'tester.gothenburg@northwind.example',
          nick_name: 'Gothenburg bench',
          state: 'active',
        },
      ],
    ],
  },
  {
    days: 71,
    who: freshTeamId,
    call: 'apps.non-ag-app.update',
    things: ['com.northwind.legacy'],
    input: { packageName: 'com.northwind.legacy', state: 'stopped' },
    rows: [['cw_non_ag_apps', 'team-northwind/com.northwind.legacy', { state: 'active' }, { state: 'stopped' }]],
  },
  {
    days: 61,
    who: 'user-zhou',
    call: 'teams.service-provider.create',
    things: ['蓝海测试', 'provider-lanhai'],
    input: {
      providerName: '蓝海测试',
      areas: ['packages', 'versions'],
      appScope: 'ids',
      appIds: ['108370004', '108370005'],
    },
    rows: [
      [
        'cw_service_providers',
        'provider-lanhai',
        null,
        {
          provider_id: 'provider-lanhai',
          provider_name: '蓝海测试',
          contact_name: '李敏',
          app_scope: 'ids',
          app_ids: ['108370004', '108370005'],
        },
      ],
    ],
  },
  {
    days: 52,
    who: 'user-olga',
    call: 'apps.app.update',
    things: ['108370008'],
    input: { appId: '108370008', developStatus: 'finished' },
    rows: [['cw_apps', '108370008', { develop_status: 'developing' }, { develop_status: 'finished' }]],
  },
  {
    days: 45,
    who: demoTeamId,
    call: 'teams.role-permission.update',
    things: ['team-northwind/legal/teams.test-users', 'team-northwind/finance/teams.providers'],
    input: {
      cells: [
        { role: 'legal', permission: 'teams.test-users', held: true },
        { role: 'finance', permission: 'teams.providers', held: false },
      ],
    },
    rows: [
      [
        'cw_role_deviations',
        'team-northwind/legal/teams.test-users',
        null,
        { role: 'legal', permission: 'teams.test-users', held: true },
      ],
      [
        'cw_role_deviations',
        'team-northwind/finance/teams.providers',
        null,
        { role: 'finance', permission: 'teams.providers', held: false },
      ],
    ],
  },
  {
    days: 38,
    who: 'user-zhou',
    call: 'teams.role-permission.update',
    things: ['team-northwind/legal/projects.files'],
    input: { cells: [{ role: 'legal', permission: 'projects.files', held: true }] },
    rows: [
      [
        'cw_role_deviations',
        'team-northwind/legal/projects.files',
        null,
        { role: 'legal', permission: 'projects.files', held: true },
      ],
    ],
  },
  {
    days: 33,
    who: demoTeamId,
    call: 'notices.user-notice-setting.update',
    things: ['team-northwind/team-northwind/report-ready/mail'],
    input: {
      switches: [
        { topic: 'report-ready', channel: 'mail', on: true },
        { topic: 'release', channel: 'mail', on: false },
      ],
    },
    rows: [
      [
        'cw_notice_settings',
        'team-northwind/team-northwind/report-ready/mail',
        null,
        { topic: 'report-ready', channel: 'mail', enabled: true },
      ],
      [
        'cw_notice_settings',
        'team-northwind/team-northwind/release/mail',
        null,
        { topic: 'release', channel: 'mail', enabled: false },
      ],
    ],
  },
  {
    days: 30,
    who: 'user-wang',
    call: 'teams.service-provider.update',
    things: ['provider-quay'],
    input: { providerId: 'provider-quay', contactPhone: '+46 31 555 01 20', note: 'Texts in eleven languages' },
    rows: [
      [
        'cw_service_providers',
        'provider-quay',
        { contact_phone: '', note: 'Texts in nine languages' },
        { contact_phone: '+46 31 555 01 20', note: 'Texts in eleven languages' },
      ],
    ],
  },
  {
    days: 26,
    who: 'user-mikhail',
    call: 'apps.package-name.update',
    things: [tides],
    input: { appId: tides, packageName: 'com.northwind.tidetable' },
    rows: [['cw_apps', tides, { package_name: 'com.northwind.tides' }, { package_name: 'com.northwind.tidetable' }]],
  },
  {
    days: 24,
    who: 'user-diego',
    call: 'versions.on-shelf.submit',
    things: [maps],
    input: { appId: maps },
    rows: [['cw_apps', maps, { release_state: 7 }, { release_state: 5 }]],
  },
  {
    days: 23.9,
    who: platformActor,
    call: 'versions.review',
    things: [maps],
    rows: [['cw_apps', maps, { release_state: 5 }, { release_state: 0 }]],
  },
  {
    days: 20,
    who: demoTeamId,
    call: 'teams.member.remove',
    effect: 'destroy',
    things: ['member-northwind-noah'],
    input: { memberId: 'member-northwind-noah' },
    rows: [
      [
        'cw_members',
        'member-northwind-noah',
        { state: 'active', remove_time: null },
        { state: 'removed', remove_time: 0 },
      ],
    ],
  },
  {
    days: 18,
    who: 'user-zhou',
    call: 'teams.user-permission.update',
    things: ['user-diego', 'team-northwind/user-diego/versions.release'],
    input: { userId: 'user-diego', granted: [], denied: ['versions.release'] },
    rows: [
      [
        'cw_permission_exceptions',
        'team-northwind/user-diego/versions.release',
        null,
        { user_id: 'user-diego', permission: 'versions.release', held: false },
      ],
    ],
  },
  {
    days: 14,
    who: platformActor,
    call: 'teams.test-user-expiry',
    things: ['test-user-6'],
    rows: [['cw_test_users', 'test-user-6', { state: 'active' }, { state: 'expired' }]],
  },
  {
    days: 12,
    who: demoTeamId,
    call: 'teams.invitation.create',
    things: ['invitation-emily', 'member-northwind-emily'],
    input: { account: 'emily@carter.example', roles: ['finance'], message: 'For the quarterly statements.' },
    rows: [
      [
        'cw_members',
        'member-northwind-emily',
        null,
        { member_id: 'member-northwind-emily', roles: ['finance'], state: 'invited' },
      ],
      [
        'cw_invitations',
        'invitation-emily',
        null,
        {
          invitation_id: 'invitation-emily',
          account: 'emily@carter.example',
          roles: ['finance'],
          state: 'pending',
          token_hash: '…',
        },
      ],
    ],
  },
  {
    days: 9,
    who: 'user-wang',
    call: 'teams.service-provider.update',
    things: ['provider-buchhaltung'],
    input: { providerId: 'provider-buchhaltung', state: 'suspended' },
    rows: [['cw_service_providers', 'provider-buchhaltung', { state: 'active' }, { state: 'suspended' }]],
  },
  {
    days: 8,
    who: freshTeamId,
    call: 'apps.app.create',
    things: ['Untitled prototype', prototype],
    input: { appName: 'Untitled prototype', parentType: 13 },
    rows: [
      [
        'cw_apps',
        prototype,
        null,
        {
          app_id: prototype,
          app_name: 'Untitled prototype',
          parent_type: 13,
          is_free: true,
          develop_status: 'developing',
        },
      ],
    ],
  },
  {
    days: 6,
    who: 'user-zhou',
    call: 'teams.sub-user.create',
    things: ['member-northwind-qa'],
    input: {
      account: 'qa.northwind',
      userName: 'Sofia Nilsson',
      roles: ['operations'],
      appScope: 'ids',
      appIds: [tides],
    },
    rows: [
      [
        'cw_members',
        'member-northwind-qa',
        null,
        {
          member_id: 'member-northwind-qa',
          roles: ['operations'],
          state: 'active',
          app_scope: 'ids',
          app_ids: [tides],
        },
      ],
    ],
  },
  {
    days: 5,
    who: platformActor,
    call: 'teams.invitation-expiry',
    things: ['invitation-emily'],
    rows: [['cw_invitations', 'invitation-emily', { state: 'pending' }, { state: 'expired' }]],
  },
  {
    days: 3,
    who: 'user-jonas',
    call: 'projects.project-property.manage',
    things: ['736430079244621001'],
    input: { projectId: '736430079244621001', set: [{ key: 'stage', value: 'production' }] },
    rows: [
      [
        'cw_projects',
        '736430079244621001',
        { properties: { stage: 'staging', team: 'maps' } },
        { properties: { stage: 'production', team: 'maps' } },
      ],
    ],
  },
  {
    days: 2,
    who: demoTeamId,
    call: 'teams.invitation.create',
    things: ['invitation-pyotr', 'member-northwind-pyotr'],
    input: { account: 'pyotr@fjord.example', roles: ['operations'] },
    rows: [
      [
        'cw_members',
        'member-northwind-pyotr',
        null,
        { member_id: 'member-northwind-pyotr', roles: ['operations'], state: 'invited' },
      ],
      [
        'cw_invitations',
        'invitation-pyotr',
        null,
        {
          invitation_id: 'invitation-pyotr',
          account: 'pyotr@fjord.example',
          roles: ['operations'],
          state: 'pending',
          token_hash: '…',
        },
      ],
    ],
  },
  {
    days: 1.2,
    who: 'user-olga',
    call: 'apps.app.update',
    things: [tides],
    input: { appId: tides, deviceTypes: [4] },
    rows: [['cw_apps', tides, { device_types: [4, 5] }, { device_types: [4] }]],
  },
  {
    days: 0.3,
    who: 'user-zhou',
    call: 'teams.member.update',
    things: ['member-northwind-jonas'],
    input: { memberId: 'member-northwind-jonas', appScope: 'ids', appIds: [maps, tides, '108370013'] },
    rows: [
      ['cw_members', 'member-northwind-jonas', { app_ids: [maps, tides] }, { app_ids: [maps, tides, '108370013'] }],
    ],
  },
]

/** Writes the log that the database would have written if the demo team's members had made these calls. */
export async function seedTrail({ db, now }: Seed): Promise<void> {
  for (const [index, { days, who, call, effect = 'write', input, things, rows }] of acts.entries()) {
    const recordId = `record-${String(index + 1).padStart(3, '0')}`
    const time = Math.round(now - days * day - (index % 5) * hour)
    await db
      .insert(auditRecords)
      .values({ teamId, recordId, userId: who, callId: call, effect, input: input ?? null, things, time })
    await db.insert(auditChanges).values(
      rows.map(([tableName, rowKey, before, after]) => ({
        teamId,
        recordId,
        tableName,
        rowKey,
        operation: before === null ? ('insert' as const) : after === null ? ('delete' as const) : ('update' as const),
        before,
        after: after && 'remove_time' in after ? { ...after, remove_time: time } : after,
      })),
    )
  }
}
