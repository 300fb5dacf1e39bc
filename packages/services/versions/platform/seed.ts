import { versionLimits, type PhasedRelease } from '@console-widgets/versions/model'
import { freshTeamId } from '@console-widgets/platform/demo/people'
import { seedNotice } from '@console-widgets/platform/notices/seed-notices'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { event, openApp, type EventFacts } from './demo-app.ts'
import { demoTestGroup } from './demo-test-group.ts'
import { demoTexts, type DemoText } from './demo-texts.ts'
import { jobKinds } from './job-kinds.ts'
import { refreshApp } from './move-version.ts'
import { reviewResult } from './notices.ts'
import { auditInfoOf } from './opinions.ts'
import { recordPhasedChange } from './phased-history.ts'
import type { Colour } from '@console-widgets/platform/demo/pictures'
import type { Finding, TestInfo } from './tables.ts'
import type { VersionRow } from './version-rows.ts'

const hour = 3_600_000

/** Members who are notified of reviews, of all apps. */
const thoseWhoRelease = [demoTeamId, freshTeamId, 'user-olga', 'user-zhou']

/**
 * Versions of the demo team, one for each typical situation: live with a history, in phased release, rejected, draft,
 * scheduled, in an open test, and in a test by invitation.
 */
export async function seedVersions(seed: Seed): Promise<void> {
  const { now } = seed
  const maps = await seedShelf(
    seed,
    'Northwind Maps',
    demoTexts.maps,
    ['4.1.0', '4.1.2', '4.2.0'],
    [now - 71 * day, now - 40 * day, now - 12 * day],
    [40, 120, 200],
  )
  if (maps)
    await seedNotice(seed, {
      teamId: demoTeamId,
      topic: reviewResult,
      message: 'approved',
      values: { app: 'Northwind Maps', version: '4.2.0', count: 0 },
      appId: maps.appId,
      page: { id: 'versions.version', values: { appId: maps.appId, versionId: maps.versionId } },
      to: thoseWhoRelease,
      time: now - 12 * day,
      isRead: true,
    })
  await seedPhased(seed)
  await seedRejected(seed)
  await seedDraft(seed)
  await seedShelf(seed, 'Harbour Radio', demoTexts.radio, ['2.0.1'], [now - 33 * day], [120, 40, 60])
  await seedTest(seed)
  await seedShelf(
    seed,
    'Северная погода',
    demoTexts.russianWeather,
    ['1.3.0', '1.4.0'],
    [now - 52 * day, now - 20 * day],
    [60, 60, 130],
  )
  await seedInvitationTest(seed)
  await seedScheduled(seed)
}

/** Versions that were live one after the other. */
async function seedShelf(
  seed: Seed,
  appName: string,
  texts: DemoText[],
  numbers: string[],
  times: number[],
  colour: Colour,
): Promise<VersionRow | undefined> {
  const app = await openApp(seed, appName, colour)
  if (!app) return undefined
  let last: VersionRow | undefined
  for (const [index, number] of numbers.entries()) {
    const time = times[index] as number
    const offShelfTime = times[index + 1] ?? null
    last = await app.add(
      texts,
      {
        index,
        number,
        releaseState: offShelfTime === null ? 0 : 14,
        createTime: time - 2 * day,
        submitTime: time - 3 * hour,
        onShelfTime: time,
        offShelfTime,
      },
      [...approved(time), ...(offShelfTime === null ? [] : [event('replace', 'platform', offShelfTime, 0, 14)])],
    )
  }
  await refreshApp(seed.db, app.appId, times.at(-1) as number)
  return last
}

async function seedPhased(seed: Seed): Promise<void> {
  const { db, services, now } = seed
  await seedShelf(
    seed,
    'Northwind Weather',
    demoTexts.weather,
    ['3.7.1', '3.8.0'],
    [now - 64 * day, now - 30 * day],
    [30, 90, 150],
  )
  const app = await openApp(seed, 'Northwind Weather', [30, 90, 150])
  if (!app) return
  const start = now - 9 * day
  const phase = (percent: string, changes: Partial<PhasedRelease> = {}): PhasedRelease => ({
    state: 'RELEASE',
    startTime: start,
    endTime: start + 14 * day,
    percent,
    description: 'A new forecast engine: watch crashes and battery before it goes further.',
    halts: 0,
    suspendTime: null,
    ...changes,
  })
  const paused = start + 3.5 * day
  const steps = [
    { action: 'approve', time: start, phasedRelease: phase('1.00') },
    { action: 'phasedRaise', time: start + 1.25 * day, phasedRelease: phase('5.00') },
    {
      action: 'phasedPause',
      time: paused,
      phasedRelease: phase('5.00', { state: 'SUSPEND', halts: 1, suspendTime: paused }),
    },
    { action: 'phasedResume', time: start + 5 * day, phasedRelease: phase('5.00', { halts: 1 }) },
    { action: 'phasedRaise', time: start + 6.5 * day, phasedRelease: phase('10.00', { halts: 1 }) },
  ] as const
  const row = await app.add(
    demoTexts.weather,
    {
      index: 2,
      number: '3.9.0',
      releaseState: 0,
      releaseType: 3,
      createTime: start - day,
      submitTime: start - 3 * hour,
      onShelfTime: start,
      phasedRelease: steps[4].phasedRelease,
    },
    [...approved(start), ...steps.slice(1).map(({ action, time }) => event(action, 'developer', time, 0, 0))],
  )
  for (const { action, time, phasedRelease } of steps)
    await recordPhasedChange(
      db,
      { ...row, phasedRelease },
      { action, ...(action === 'approve' ? {} : { userId: demoTeamId }) },
      time,
    )
  await services.jobs.schedule(db, {
    kind: jobKinds.phasedEnd,
    teamId: demoTeamId,
    payload: { versionId: row.versionId },
    dueTime: start + 14 * day,
  })
  await refreshApp(db, app.appId, start + 6.5 * day)
}

/** The reviewer's words about a forgotten placeholder. */
async function seedRejected(seed: Seed): Promise<void> {
  const app = await openApp(seed, 'Tide Table', [20, 110, 110])
  if (!app) return
  const time = seed.now - 5 * hour
  const findings: Finding[] = [{ rule: 'placeholder', field: 'languages.en-US.briefInfo', sample: 'TODO' }]
  const { versionId } = await app.add(
    demoTexts.tides,
    {
      index: 0,
      number: '1.0.0',
      releaseState: 13,
      createTime: time - 4 * day,
      submitTime: time - hour,
      auditInfo: auditInfoOf(findings, ['CN'], time),
    },
    [
      event('submit', 'developer', time - hour, 7, 12),
      { ...event('failPreReview', 'reviewer', time, 12, 13), findings },
    ],
  )
  await refreshApp(seed.db, app.appId, time)
  await seedNotice(seed, {
    teamId: demoTeamId,
    topic: reviewResult,
    message: 'rejected',
    values: { app: 'Tide Table', version: '1.0.0', count: findings.length },
    appId: app.appId,
    page: { id: 'versions.version', values: { appId: app.appId, versionId } },
    to: thoseWhoRelease,
    time,
  })
}

async function seedDraft(seed: Seed): Promise<void> {
  const app = await openApp(seed, '北风地图', undefined)
  await app?.add(
    demoTexts.chinaMaps,
    {
      index: 0,
      number: null,
      releaseState: 7,
      createTime: seed.now - 2 * day,
      publishCountry: [],
      privacyPolicy: '',
      remark: '',
      encryption: null,
    },
    [event('edit', 'developer', seed.now - day, 7, 7)],
  )
  if (app) await refreshApp(seed.db, app.appId, seed.now - day)
}

async function seedTest(seed: Seed): Promise<void> {
  const start = seed.now - 6 * day
  await addTest(
    seed,
    'Harbour Radio',
    demoTexts.radio,
    { index: 1, number: '2.1.0-beta', colour: [120, 40, 60] },
    {
      testType: 2,
      testDesc: 'The watch app: does it stay connected?',
      startTime: start,
      endTime: start + 30 * day,
      displayArea: ['CN', 'DE', 'SG'],
      groupInfos: [],
      needNotify: 0,
      feedbackAddress: 'https://northwind.example/radio',
      inviteLimit: 200,
      shareLink: 'open-test/h4rb0urr4d10',
    },
  )
}

async function seedInvitationTest(seed: Seed): Promise<void> {
  const start = seed.now - 11 * day
  const version = { index: 2, number: '1.5.0-beta', colour: [60, 60, 130] as Colour }
  await addTest(seed, 'Северная погода', demoTexts.russianWeather, version, {
    testType: 3,
    testDesc: 'Сходится ли почасовой прогноз с погодой?',
    startTime: start,
    endTime: start + 45 * day,
    displayArea: ['RU', 'KZ', 'DE'],
    groupInfos: [{ groupId: demoTestGroup, bind: true }],
    needNotify: 0,
    feedbackAddress: '',
    inviteLimit: versionLimits.openTestPlaces,
    shareLink: null,
  })
}

/** Adds a running test to a demo app. */
async function addTest(
  seed: Seed,
  appName: string,
  texts: DemoText[],
  { colour, ...version }: { index: number; number: string; colour: Colour },
  testInfo: TestInfo,
): Promise<void> {
  const { db, services } = seed
  const app = await openApp(seed, appName, colour)
  if (!app) return
  const { startTime, testType } = testInfo
  const row = await app.add(
    texts,
    {
      ...version,
      releaseState: 0,
      releaseType: 6,
      createTime: startTime - day,
      submitTime: startTime - hour,
      onShelfTime: startTime,
      testInfo,
    },
    [
      event(testType === 2 ? 'openTest' : 'testRelease', 'developer', startTime - hour, 7, 12),
      event('passPreReview', 'reviewer', startTime - hour / 2, 12, 4),
      event('approve', 'reviewer', startTime, 4, 0),
    ],
  )
  await services.jobs.schedule(db, {
    kind: jobKinds.endTest,
    teamId: demoTeamId,
    payload: { versionId: row.versionId },
    dueTime: testInfo.endTime,
  })
}

async function seedScheduled(seed: Seed): Promise<void> {
  const { db, services, now } = seed
  const app = await openApp(seed, 'Ferry Pass', [50, 50, 140])
  if (!app) return
  const releaseTime = now + 2 * day
  const row = await app.add(
    demoTexts.ferries,
    { index: 0, number: '1.0.0', releaseState: 3, createTime: now - 6 * day, submitTime: now - 2 * day, releaseTime },
    [
      event('submit', 'developer', now - 2 * day, 7, 12),
      event('passPreReview', 'reviewer', now - 2 * day + hour, 12, 4),
      event('approve', 'reviewer', now - day, 4, 3),
    ],
  )
  await services.jobs.schedule(db, {
    kind: jobKinds.publish,
    teamId: demoTeamId,
    payload: { versionId: row.versionId },
    dueTime: releaseTime,
  })
  await refreshApp(db, app.appId, now - day)
}

/** The steps of a version approved at a given time. */
function approved(time: number): EventFacts[] {
  return [
    event('submit', 'developer', time - 3 * hour, 7, 12),
    event('passPreReview', 'reviewer', time - 2 * hour, 12, 5),
    event('approve', 'reviewer', time, 5, 0),
  ]
}
