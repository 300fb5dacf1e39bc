import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { formatUtc } from '@console-widgets/core/formats'
import {
  definitionOf,
  featureOf,
  taskStates,
  type DocumentCode,
  type Feature,
  type Finding,
  type TaskState,
} from '@console-widgets/qualification/model'
import { addDemoObject } from '@console-widgets/platform/demo/add-object'
import { makePdf } from '@console-widgets/platform/demo/make-pdf'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { liveStates, releaseTypes } from '@console-widgets/versions/model'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { scheduleValidity } from './actors.ts'
import { demoSubjectNumber, lookUpFiling } from './register.ts'
import { dayOf, storeGaps } from './requirements.ts'
import {
  qualificationApps,
  qualificationFiles,
  qualificationRecords,
  qualificationTasks,
  type StoredDocument,
} from './tables.ts'
import { keepReview } from './task-rows.ts'
import { earliestEnd } from './take-documents.ts'

/** A document of the demo team. */
interface DemoDocument {
  code: DocumentCode
  title: string
  number: string
  /** Days since it began, and until it ends. Without them, it is permanent. */
  days?: [begun: number, ends: number]
}

const mapping: DemoDocument = {
  code: 'cn-mapping-certificate',
  title: '测绘资质证书',
  number: '甲测资字11001234',
  days: [300, 430],
}
const radio: DemoDocument = {
  code: 'cn-audiovisual-license',
  title: '信息网络传播视听节目许可证',
  number: '0108297',
  days: [1104, -9],
}
const mapsForChina: DemoDocument = {
  code: 'cn-map-authorization',
  title: '地图服务授权书',
  number: 'NW-2025-0417',
  days: [341, 24],
}
const publishing: DemoDocument = {
  code: 'cn-publishing-license',
  title: '网络出版服务许可证',
  number: '（署）网出证（京）字第118号',
  days: [60, 1035],
}
const filing: DemoDocument = { code: 'cn-ai-filing', title: '生成式人工智能服务备案', number: 'Beijing-Ci-20260117' }

/** A submission of the demo team, one for each typical situation. */
interface DemoTask {
  app: string
  tagId: Feature
  document: DemoDocument
  state: TaskState
  /** Days since it was submitted. */
  submitted: number
  findings?: Finding[]
  /** What was found in an earlier submission of it, some days before. */
  earlier?: { days: number; number: string; findings: Finding[] }
}

const demoTasks: readonly DemoTask[] = [
  { app: 'Northwind Maps', tagId: 'maps', document: mapping, state: taskStates.passed, submitted: 74 },
  { app: 'Tide Table', tagId: 'maps', document: mapping, state: taskStates.passed, submitted: 12 },
  { app: '北风地图', tagId: 'maps', document: mapsForChina, state: taskStates.passed, submitted: 50 },
  { app: 'Harbour Radio', tagId: 'audio-video', document: radio, state: taskStates.expired, submitted: 70 },
  {
    app: 'Книжная полка',
    tagId: 'books',
    document: publishing,
    state: taskStates.rejected,
    submitted: 3,
    findings: [{ qualificationCode: 'cn-publishing-license', rule: 'team-missing', sample: 'Northwind Studio' }],
    earlier: {
      days: 6,
      number: '（署）网出证（京）字第181号',
      findings: [
        { qualificationCode: 'cn-publishing-license', rule: 'team-missing', sample: 'Northwind Studio' },
        { qualificationCode: 'cn-publishing-license', rule: 'number-missing', sample: '（署）网出证（京）字第181号' },
      ],
    },
  },
  {
    app: 'Карманный словарь',
    tagId: 'generative-ai',
    document: filing,
    state: taskStates.withdrawn,
    submitted: 8,
  },
]

/** Numbers of ICP filings that the demo team has asked for. */
const demoRecords: Readonly<Record<string, string>> = {
  'Northwind Maps': '京ICP备20210418号-1A',
  'Tide Table': '京ICP备20210418号-2A',
  北风地图: '京ICP备20210418号-3A',
  'Harbour Radio': '京ICP备20210418号-4A',
}

/** Documents of the demo team’s apps: the license of one has expired. */
export async function seedQualification(seed: Seed): Promise<void> {
  const { db, services, now } = seed
  const owned = await db.select().from(apps)
  const teamName = 'Northwind Studio'
  const files = new Map<DemoDocument, string>()
  for (const { app: appName, tagId, document, state, submitted, findings = [], earlier } of demoTasks) {
    const app = owned.find((each) => each.appName === appName && each.teamId === demoTeamId)
    if (!app) continue
    const time = now - submitted * day
    const taskId = `qualification-${app.appId}`
    const known = files.get(document)
    const fileId = known ?? (await addFile(seed, document, { teamName, appName, taskId, time }))
    if (known !== undefined)
      await db
        .update(qualificationFiles)
        .set({ taskIds: sql`array_append(${qualificationFiles.taskIds}, ${taskId})` })
        .where(eq(qualificationFiles.fileId, known))
    files.set(document, fileId)
    const { code, number, days } = document
    const form: StoredDocument = {
      qualificationCode: code,
      validityType: days ? 0 : 1,
      startTime: days ? dayOf(now - days[0] * day) : null,
      expireTime: days ? dayOf(now + days[1] * day) : null,
      number,
      subjectType: 1,
      subjectNumber: demoSubjectNumber,
      fileIds: [fileId],
    }
    const isMainTag = featureOf(app) === tagId
    if (!isMainTag)
      await db
        .insert(qualificationApps)
        .values({ teamId: demoTeamId, appId: app.appId, declared: [tagId], updateTime: time })
    const task = {
      teamId: demoTeamId,
      taskId,
      appId: app.appId,
      tagId,
      isMainTag: isMainTag ? (1 as const) : (0 as const),
      state,
      documents: [form],
      expireTime: earliestEnd([form]),
      lastAuditResult: state === taskStates.withdrawn ? null : { auditTime: time + day / 3, findings, hadText: true },
      round: earlier ? 2 : 1,
      createTime: time - (earlier?.days ?? 0) * day,
      updateTime: time + day / 3,
    }
    await db.insert(qualificationTasks).values(task)
    if (earlier) {
      const lastAuditResult = { auditTime: task.createTime + day / 3, findings: earlier.findings, hadText: true }
      await keepReview(db, { ...task, round: 1, documents: [{ ...form, number: earlier.number }], lastAuditResult })
    }
    await keepReview(db, task)
    if (state === taskStates.passed) await scheduleValidity(db, services, task, now)
  }
  for (const [appName, recordNumber] of Object.entries(demoRecords)) {
    const app = owned.find((each) => each.appName === appName && each.teamId === demoTeamId)
    if (!app) continue
    const { appId, packageName } = app
    await db.insert(qualificationRecords).values({
      teamId: demoTeamId,
      appId,
      recordNumber,
      subjectType: 1,
      subjectNumber: demoSubjectNumber,
      ...lookUpFiling(recordNumber, { teamName, appName, packageName, subjectNumber: demoSubjectNumber }),
      checkTime: now - 10 * day,
      updateTime: now - 10 * day,
    })
  }
  for (const { appId } of owned) await storeGaps(db, appId, now)
  // The radio left China when its license ended. The team was told then, and isn’t told again.
  const radioApp = owned.find(({ appName }) => appName === 'Harbour Radio')
  if (radioApp)
    await db
      .update(appVersions)
      .set({ blockedCountries: ['CN'] })
      .where(
        and(
          eq(appVersions.appId, radioApp.appId),
          inArray(appVersions.releaseState, [...liveStates]),
          ne(appVersions.releaseType, releaseTypes.test),
        ),
      )
}

/** Stores the file of a document. */
async function addFile(
  seed: Seed,
  { code, title, number, days }: DemoDocument,
  { teamName, appName, taskId, time }: { teamName: string; appName: string; taskId: string; time: number },
): Promise<string> {
  const { db, now } = seed
  const { names } = definitionOf(code)
  const bytes = makePdf([
    title,
    `编号：${number}`,
    ...(code === 'cn-publishing-license' ? [] : [`单位名称：${teamName}`]),
    ...((names as readonly string[]).includes('app') ? [`应用名称：${appName}`] : []),
    ...(days ? [`有效期至：${formatUtc(now + days[1] * day, 'YYYY年MM月DD日')}`] : []),
  ])
  const fileName = `${code}.pdf`
  const { objectId, sha256 } = await addDemoObject(seed, {
    teamId: demoTeamId,
    region: 'CN',
    bizTag: 'qualification',
    fileName,
    bytes,
    time,
  })
  const fileId = `file-${code}`
  await db.insert(qualificationFiles).values({
    teamId: demoTeamId,
    fileId,
    objectId,
    fileName,
    fileSize: bytes.byteLength,
    sha256,
    taskIds: [taskId],
    createTime: time,
  })
  return fileId
}
