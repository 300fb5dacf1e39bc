import { and, eq } from 'drizzle-orm'
import { demoTag } from '@console-widgets/store-listing/model'
import { day } from '@console-widgets/platform/clock/durations'
import { addDemoObject } from '@console-widgets/platform/demo/add-object'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import type { Colour } from '@console-widgets/platform/demo/pictures'
import { demoScreens, drawScreen } from '@console-widgets/platform/demo/screens'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { listingDemos } from '../tables.ts'
import type { DemoRow } from './demo-rows.ts'
import { judgeDemo } from './review-demos.ts'

/** App of the demo team that has demos. */
const shownApp = 'Northwind Maps'
const accent: Colour = [52, 120, 96]
const light: Colour = [186, 222, 205]

/** Demos by the days since they were written and reviewed. The findings follow from their texts and images. */
const demoTexts = [
  {
    ...{ demoId: 'demo-offline', lang: 'en-US', written: 12, reviewed: 11 },
    title: 'A weekend without a network',
    description: 'Download a region at home, plan a route on the train, and follow it in the mountains.',
  },
  {
    ...{ demoId: 'demo-china', lang: 'zh-CN', written: 4, reviewed: 3 },
    title: '一分钟学会离线导航',
    description: '下载区域、规划路线、离线出行。也可以在 Google Play 下载。',
  },
  {
    ...{ demoId: 'demo-compass', lang: 'en-US', written: 1, reviewed: null },
    title: 'The compass beside power lines',
    description: 'How the compass corrects itself.',
  },
] as const

/** Demos of the demo team: one on the store page, one rejected, and a draft. */
export async function seedDemos(seed: Seed): Promise<void> {
  const { db, services, now } = seed
  const [app] = await db
    .select()
    .from(apps)
    .where(and(eq(apps.teamId, demoTeamId), eq(apps.appName, shownApp)))
  if (!app) return
  for (const { written, reviewed, ...texts } of demoTexts) {
    const createTime = now - written * day
    const reviewTime = reviewed === null ? null : now - reviewed * day
    const pictures = reviewTime === null ? [] : await drawPictures(seed, texts.demoId, createTime)
    const row: DemoRow = {
      ...{ ...texts, teamId: demoTeamId, appId: app.appId, pictures, videoId: null, findings: [] },
      ...{ state: 'draft', round: reviewTime === null ? 0 : 1, submitTime: reviewTime && createTime, reviewTime },
      ...{ createTime, updateTime: reviewTime ?? createTime },
    }
    const findings = reviewTime === null ? [] : await judgeDemo((work) => work(db), services, row)
    const isPassed = findings.every(({ rank }) => rank !== 'refuse')
    const state = reviewTime === null ? 'draft' : isPassed ? 'passed' : 'rejected'
    await db.insert(listingDemos).values({ ...row, state, findings })
  }
}

async function drawPictures(seed: Seed, demoId: string, time: number): Promise<string[]> {
  const pictures: string[] = []
  for (const screen of demoScreens) {
    const bytes = await drawScreen(360, 640, screen, accent, light)
    const file = { bizTag: demoTag, fileName: `${demoId}-${screen}.png`, bytes, time }
    pictures.push((await addDemoObject(seed, { teamId: demoTeamId, region: 'CN', ...file })).objectId)
  }
  return pictures
}

/** How the demo team’s demos came about. */
export async function historyOfDemos({ db }: Seed): Promise<DemoAct[]> {
  const rows = await db.select().from(listingDemos).where(eq(listingDemos.teamId, demoTeamId))
  return rows.flatMap(({ appId, demoId, createTime, lang, title, description, submitTime }): DemoAct[] => {
    const changes = [{ table: 'cw_listing_demos', key: demoId }]
    const by = { userId: demoTeamId, changes }
    const input = { appId, lang, title, description }
    return [
      { call: 'store-listing.demo-draft.create', ...by, time: createTime, input },
      ...(submitTime === null
        ? []
        : [{ call: 'store-listing.demo.create' as const, ...by, time: submitTime, input: { demoId } }]),
    ]
  })
}
