import { eq } from 'drizzle-orm'
import {
  type ContentAct,
  type ContentFields,
  type ContentIssue,
  findWords,
  shownCountries,
} from '@console-widgets/content/model'
import { formatUtc } from '@console-widgets/core/formats'
import { addDemoObject } from '@console-widgets/platform/demo/add-object'
import { paintRectangles } from '@console-widgets/platform/demo/pictures'
import { lookAt } from '@console-widgets/platform/pictures/look-at-picture'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { storedLook } from './alike-pictures.ts'
import { scheduleTurns } from './actors.ts'
import { columnsOf, type ContentRow } from './content-rows.ts'
import { demoContents, demoPictures, type DemoContent } from './demo-contents.ts'
import { findAppFacts } from './facts.ts'
import { contentDays, contents, resources, revisions } from './tables.ts'
import { visitorsOf } from './visitors.ts'

/** Contents of the demo team, with their pictures, their history, and their visitors. */
export async function seedContents(seed: Seed): Promise<void> {
  const { db, now } = seed
  const pictureIds = await addPictures(seed)
  const owned = await db.select().from(apps).where(eq(apps.teamId, demoTeamId))
  for (const demo of demoContents) {
    const appIds = demo.apps.flatMap((name) => owned.find(({ appName }) => appName === name)?.appId ?? [])
    const at = (days: number | null) => (days === null ? null : now + days * day)
    const first: ContentFields = {
      kind: demo.kind,
      defaultLang: demo.texts[0]?.lang ?? 'en-US',
      texts: demo.texts,
      heroId: demo.hero === null ? null : (pictureIds.get(demo.hero) ?? null),
      pictureIds: [],
      tags: demo.tags,
      appIds,
      categoryId: null,
      countries: demo.countries,
      startTime: at(demo.start),
      endTime: at(demo.end),
      promotionId: demo.promotionId ?? null,
    }
    const isPublished = demo.phase !== 'none'
    const fields = demo.draft ? { ...first, texts: demo.draft(demo.texts) } : first
    const findings = demo.state === 'rejected' ? findingsOf(fields) : []
    const history = historyOf(demo, now)
    const [row] = await db
      .insert(contents)
      .values({
        ...columnsOf(fields),
        teamId: demoTeamId,
        contentId: demo.contentId,
        state: demo.state,
        phase: demo.phase,
        live: isPublished ? first : null,
        publishTime: isPublished ? now - (demo.written - 2) * day : null,
        findings,
        round: history.some(({ act }) => act === 'submitted') ? 1 : 0,
        edition: isPublished ? 1 : 0,
        revision: history.length,
        createTime: now - demo.written * day,
        updateTime: history.at(-1)?.time ?? now,
      })
      .returning()
    await db.insert(revisions).values(
      history.map(({ act, time }, index) => ({
        teamId: demoTeamId,
        revisionId: `${demo.contentId}-${index + 1}`,
        contentId: demo.contentId,
        revision: index + 1,
        act,
        userId: ['created', 'saved', 'submitted'].includes(act) ? demoTeamId : null,
        fields: act === 'saved' && demo.draft ? fields : first,
        findings: act === 'rejected' ? findings : [],
        time,
      })),
    )
    if (isPublished) await addVisitors(seed, demo, first)
    if (isPublished && demo.phase !== 'ended') await scheduleTurns(db, row as ContentRow, first, now)
  }
}

async function addPictures(seed: Seed): Promise<Map<string, string>> {
  const time = seed.now - 75 * day
  const ids = new Map<string, string>()
  for (const [name, { width, height, ground, shapes }] of Object.entries(demoPictures)) {
    const bytes = await paintRectangles(width, height, ground, shapes)
    const { hash } = lookAt(await seed.services.pictures.sample(bytes, { type: 'png', width, height }))
    const fileName = `${name}.png`
    const file = { teamId: demoTeamId, region: 'CN' as const, bizTag: 'content', fileName, bytes, time }
    const { objectId } = await addDemoObject(seed, file)
    const resourceId = `picture-${name}`
    ids.set(name, resourceId)
    await seed.db.insert(resources).values({
      teamId: demoTeamId,
      resourceId,
      objectId,
      fileName,
      width,
      height,
      size: bytes.byteLength,
      look: storedLook(hash),
      createTime: time,
    })
  }
  return ids
}

const findingsOf = ({ texts }: ContentFields): ContentIssue[] =>
  texts.flatMap((text) =>
    findWords(text).map(({ rule, sample }) => ({
      level: 'review' as const,
      rule,
      field: 'texts' as const,
      lang: text.lang,
      sample,
    })),
  )

/** What led to the state of a content. */
function historyOf({ state, phase, written, start, end, draft }: DemoContent, now: number) {
  const acts: { act: ContentAct; time: number }[] = [{ act: 'created', time: now - written * day }]
  const add = (act: ContentAct, days: number) => acts.push({ act, time: now - days * day })
  if (phase === 'none' && state === 'draft') return acts
  add('submitted', written - 1)
  if (state === 'rejected') {
    add('rejected', written - 1.5)
    return acts
  }
  add('published', written - 2)
  if (phase !== 'scheduled' && start !== null && -start < written - 2) add('begun', -start)
  if (phase === 'ended' && end !== null) add('ended', -end)
  if (draft) add('saved', 1)
  return acts
}

/** Visitors since the content is shown. */
async function addVisitors({ db, services, now }: Seed, demo: DemoContent, edition: ContentFields): Promise<void> {
  if (demo.phase === 'scheduled' || edition.startTime === null) return
  const until = Math.min(edition.endTime ?? now, now - day)
  const countries = shownCountries(edition, { apps: await findAppFacts(db, services, edition.appIds) }).length
  const rows = []
  for (let time = edition.startTime; time <= until; time += day) {
    const date = formatUtc(time, 'YYYY-MM-DD')
    rows.push({
      teamId: demoTeamId,
      contentId: demo.contentId,
      day: date,
      ...visitorsOf(demo.contentId, date, countries),
    })
  }
  if (rows.length > 0) await db.insert(contentDays).values(rows)
}
