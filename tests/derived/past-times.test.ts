import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { issue } from '@console-widgets/platform/refusals/issue'
import { changingCalls, declaredCalls, type DeclaredCall } from './support/declared-calls.ts'
import { withValue, type Field } from './support/kinds.ts'
import { describeOnStage } from './support/on-stage.ts'
import { fieldsOf, shapeOf, unwrap, type Shape } from './support/schema.ts'
import type { Stage } from './support/stage.ts'

/** Paths of the times and days of an input, without the indexes of lists. */
function timesIn(shape: Shape, path: readonly string[] = []): string[] {
  const inner = unwrap(shape)
  const parts = [...(inner.item ? [inner.item] : []), ...((inner.options ?? []) as Shape[])]
  const here = typeof parts[0] === 'object' ? parts.flatMap((part) => timesIn(part, path)) : []
  const fields = Object.entries(fieldsOf(shape)).flatMap(([name, field]) => {
    const own = [...path, name]
    return /(^t|T)ime$|Day$|Until$/.test(name) ? [own.join('.')] : timesIn(field, own)
  })
  return [...new Set([...here, ...fields])]
}

const times = changingCalls.flatMap(({ id, input }) =>
  input ? timesIn(shapeOf(input)).map((field) => `${id} ${field}`) : [],
)

function changeOf(callId: string): DeclaredCall {
  return changingCalls.find(({ id }) => id === callId)!
}

/** A row of the demo team. */
function rowOf(stage: Stage, table: string, wanted: Record<string, unknown>): Record<string, unknown> {
  const found = stage.demoRows.find(
    ({ table: name, row }) =>
      name === table && Object.entries(wanted).every(([column, value]) => row[column] === value),
  )
  if (!found) throw new Error(`The demo team has no such row in ${table}`)
  return found.row
}
const inState = (stage: Stage, release_state: number, release_type: number) => {
  const { app_id: appId, version_id: versionId } = rowOf(stage, 'cw_app_versions', { release_state, release_type })
  return { appId, versionId }
}
/** A window that has passed. */
const over = { startTime: Date.UTC(2026, 0, 1), endTime: Date.UTC(2026, 0, 15) }
const lastYear = '2025-12-31'
const promotion = { appId: '108370011', productNos: [], countries: ['DE'], percent: 50, endDay: '2026-04-30' }
const phasedRelease = { percent: '10.00', description: '', ...over }
const testInfo = { testDesc: 'Rain', displayArea: ['DE'], ...over }
const onlyEnd = { releaseType: undefined, startTime: undefined, state: undefined, percent: undefined }
/** A draft's other times, which would be refused as well. */
const noTimes = { releaseTime: undefined, phasedRelease: undefined, testInfo: undefined }

const draftIcon = (stage: Stage) => ({ iconId: rowOf(stage, 'cw_dynamic_icons', { state: 'draft' }).icon_id })

/** Prices are proposed when rates have drifted, which takes weeks. */
async function openProposal(stage: Stage): Promise<Record<string, unknown>> {
  const appId = '108370011'
  const proposalId = 'proposal-of-times'
  await stage.platform.services.database.asPlatform((db) =>
    db.execute(sql`
      insert into cw_price_proposals
        (team_id, proposal_id, app_id, state, rate_day, last_day, countries, create_time)
      select team_id, ${proposalId}, app_id, 'open', '2026-01-01', '9999-12-31', '{}', 0
      from cw_apps where app_id = ${appId}`),
  )
  const { call } = declaredCalls.find(({ id }) => id === 'pricing.price-proposal.get')!
  const { text } = await stage.send(call, { appId }, { headers: stage.holder.headers })
  const { items } = JSON.parse(text) as { items: { productNo: string | null; revision: number }[] }
  return { proposalId, items: items.map(({ productNo, revision }) => ({ productNo, revision })) }
}

type Needs = (stage: Stage) => Record<string, unknown> | Promise<Record<string, unknown>>

/** Calls that refuse a time that has passed, with what their input needs in order to get that far. */
const refused: Readonly<Record<string, Needs>> = {
  'ads.project.create endTime': () => ({}),
  'ads.project.update endTime': (stage) => ({
    adProjectId: rowOf(stage, 'cw_ad_projects', { state: 'on' }).ad_project_id,
  }),
  'agreements.agreement.submit effectiveTime': (stage) => ({
    id: rowOf(stage, 'cw_agreements', { state: 'draft' }).agreement_id,
  }),
  'support.desk.update snoozeUntil': () => ({
    box: 'providers',
    conversationId: 'chat-glossary',
    assigneeId: undefined,
  }),
  'links.short-link.create expireTime': () => ({}),
  'links.short-link.update expireTime': () => ({ linkId: 'link-harbour-walks' }),
  'links.harmony-linking-short-link.create expireTime': () => ({}),
  'links.harmony-linking-short-link.update expireTime': () => ({ linkId: 'link-harmony' }),
  'links.deep-link.create expireTime': () => ({}),
  'links.deep-link.update expireTime': async (stage) => {
    const create = changeOf('links.deep-link.create')
    const { text } = await stage.send(create.call, stage.valid(create), { headers: stage.holder.headers })
    return { linkId: (JSON.parse(text) as { linkId: string }).linkId }
  },
  'pricing.price-change.create startDay': () => ({ appId: '108370011', productNo: 'notes.sync.year' }),
  'pricing.price-proposal.accept startDay': openProposal,
  'pricing.product-promotion.create startDay': () => promotion,
  'pricing.product-promotion.update startDay': (stage) => ({
    ...promotion,
    promotionId: rowOf(stage, 'cw_promotions', { state: 'draft' }).promotion_id,
  }),
  'age-rating.board-certificate.update expireDay': () => ({}),
  'qualification.review-task.create qualificationInfos.expireTime': () => ({}),
  'qualification.review-task.update qualificationInfos.expireTime': (stage) => ({
    taskId: rowOf(stage, 'cw_qualification_tasks', { state: 2 }).task_id,
  }),
  'remote-config.plan.create publishTime': () => ({}),
  'remote-config.plan.update publishTime': () => ({}),
  'store-experiments.dynamic-icon.create startTime': () => ({}),
  'store-experiments.dynamic-icon.create endTime': () => ({}),
  'store-experiments.dynamic-icon.update startTime': draftIcon,
  'store-experiments.dynamic-icon.update endTime': draftIcon,
  'teams.service-provider.create validUntil': () => ({}),
  'teams.service-provider.update validUntil': () => ({}),
  'teams.test-user.add validUntil': () => ({}),
  'teams.test-user.update validUntil': () => ({}),
  'versions.app-version.update releaseTime': () => noTimes,
  'versions.app-version.update phasedRelease.endTime': () => ({ ...noTimes, phasedRelease }),
  'versions.app-version.update testInfo.endTime': () => ({ ...noTimes, testInfo }),
  'versions.on-shelf-time.update releaseTime': (stage) => ({ ...inState(stage, 3, 1), changeType: 3 }),
  'versions.test-release.submit testInfo.endTime': () => ({ testInfo }),
  'versions.open-test.submit testInfo.endTime': () => ({ testInfo }),
  'versions.phased-release.update endTime': (stage) => ({ ...inState(stage, 0, 3), ...onlyEnd }),
  'distribution.service.update releaseTime': () => noTimes,
  'distribution.beta-test.update testInfo.endTime': () => ({ testInfo }),
  'distribution.phased-release.update endTime': (stage) => ({ ...inState(stage, 0, 3), ...onlyEnd }),
}

const draft = 'A draft can keep it; the review names it, and nothing is shown after it'
const atOnce = 'What begins in the past begins at once; the end is refused'
const period = 'A report is about days that have passed'
const base = 'It says which state was changed, and must be the one that is stored'

/** Calls that take a time that has passed, and why. */
const taken: Readonly<Record<string, string>> = {
  'ads.project.create startTime': atOnce,
  'ads.project.update startTime': atOnce,
  'agreements.agreement.update baseTime': base,
  'app-messaging.message.update content.startTime': atOnce,
  'app-messaging.message.update content.endTime': 'A draft can keep it; the publication names it',
  'app-messaging.message.update content.atLocalTime': 'It chooses by which clock',
  'app-messaging.message.update content.frequency.perDay': 'It is a number of times',
  'comments.reply.create reviewEditTime': base,
  'comments.reply.update editTime': base,
  'content.portal-content.create startTime': draft,
  'content.portal-content.create endTime': draft,
  'content.portal-content.update startTime': draft,
  'content.portal-content.update endTime': draft,
  'links.short-link.import links.expireTime': 'Each row has an answer of its own, which says that it is refused',
  'pricing.product-promotion.create endDay': 'It is after the first day, which is refused',
  'pricing.product-promotion.update endDay': 'It is after the first day, which is refused',
  'age-rating.board-certificate.update issueDay': 'A certificate is issued before it is handed in',
  'qualification.review-task.create qualificationInfos.startTime': 'A document is valid since some day',
  'qualification.review-task.update qualificationInfos.startTime': 'A document is valid since some day',
  'questionnaires.questionnaire.update startTime': atOnce,
  'questionnaires.questionnaire.update endTime': 'A draft can keep it; the publication names it',
  'recall.activity.update content.startTime': atOnce,
  'relational-database.database.restore time': 'A database is restored as of a time in the past',
  'relational-database.database.restore-copy time': 'A database is restored as of a time in the past',
  'reports.download-analysis.export startTime': period,
  'reports.download-analysis.export endTime': period,
  'reports.harmony-analysis.export startTime': period,
  'reports.harmony-analysis.export endTime': period,
  'reports.export.create startTime': period,
  'reports.export.create endTime': period,
  'reports.interface-call.report calls.time': 'It says when a call was made',
  'versions.app-version.update phasedRelease.startTime': atOnce,
  'versions.app-version.update testInfo.startTime': atOnce,
  'versions.open-test.submit testInfo.startTime': atOnce,
  'versions.test-release.submit testInfo.startTime': atOnce,
  'versions.phased-release.update startTime': 'A release that has begun can’t begin anew, whenever',
  'distribution.beta-test.update testInfo.startTime': atOnce,
  'distribution.phased-release.update startTime': 'A release that has begun can’t begin anew, whenever',
}

it('has all times that changes take', () => {
  expect([...Object.keys(refused), ...Object.keys(taken)].toSorted()).toEqual(times.toSorted())
})

describeOnStage('a time in the past', (stage) => {
  it.each(Object.entries(refused))('is refused by %s', async (time, needs) => {
    const [callId, field] = time.split(' ') as [string, string]
    const declared = changeOf(callId)
    const valid = { ...stage().valid(declared, true), ...(await needs(stage())) }
    const [first, second] = field.split('.') as [string, string?]
    const path: Field['path'] =
      second === undefined ? [first] : Array.isArray(valid[first]) ? [first, 0, second] : [first, second]
    const isDay = field.endsWith('Day') || callId.startsWith('qualification.')
    const input = withValue(valid, path, isDay ? lastYear : over.endTime)
    const answer = await stage().send(declared.call, input, { headers: stage().holder.headers })
    expect(answer.issues, answer.text).toContainEqual(issue(path.join('.'), 'in-the-past'))
  })
})
