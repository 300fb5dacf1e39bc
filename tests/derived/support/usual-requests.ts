import { type SQL, sql } from 'drizzle-orm'
import { calls as adCalls } from '@console-widgets/ads/contract'
import { calls as messageCalls } from '@console-widgets/app-messaging/contract'
import { productPath } from '@console-widgets/platform/http/router'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { signIn, testOrigin, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { calls as listingCalls } from '@console-widgets/store-listing/contract'
import { reportAddress } from '../../../packages/services/app-check/platform/report-plane.ts'
import { allPackagesAddress } from '../../../packages/services/channels/platform/all-packages.ts'

/** Text of a request, which can name its visitor: some limits are those of one person. */
type OfVisitor = string | ((visitor: string) => string)
export const ofVisitor = (text: OfVisitor, visitor: string) => (typeof text === 'string' ? text : text(visitor))

/** A request that a visitor could send, with which each attack begins. */
export interface Usual {
  /** Values of the path's parameters; `*` for the rest of a path. */
  values: Readonly<Record<string, string>>
  query?: OfVisitor
  body?: OfVisitor
  type?: string
  /** Whether a stranger can only send what is refused, such as a password. */
  isForged?: boolean
  /** Parameter to forge. Default: the last one. */
  forged?: string
}

const appId = '108370001'
const json = (value: unknown) => ({ body: JSON.stringify(value), type: 'application/json' })
const form = (values: Record<string, string>) => ({
  body: new URLSearchParams(values).toString(),
  type: 'application/x-www-form-urlencoded',
})

/**
 * The usual request of every public route, by its method and path. Rows are created for routes to which the demo has
 * none that is open now.
 */
export async function usualRequests(test: TestPlatform): Promise<Record<string, Usual>> {
  const { services } = test.platform
  const rows = <Row>(query: SQL) => services.database.asPlatform((db) => rowsOf<Row>(db, query))
  const holder = await signIn(test.platform)
  const [apiKey = ''] = await services.database.asPlatform(async (db) => [(await keyOfConfigFile(db, appId)) ?? ''])
  const [agreement] = await rows<{ document_id: string; lang: string }>(
    sql`select document_id, lang from cw_public_agreements limit 1`,
  )
  const [check] = await rows<{ team_id: string; task_id: string }>(
    sql`select team_id, check_id as task_id from cw_app_checks where status = 'passed' limit 1`,
  )
  const [pictured] = await rows<{ message_id: string; version: string }>(
    sql`select v.message_id, v.version::text from cw_message_versions v join cw_messages m using (message_id)
      where m.app_id = ${appId} and v.content ->> 'imageId' is not null order by 1, 2 limit 1`,
  )
  const [optOut] = await rows<{ opt_out_code: string }>(
    sql`select opt_out_code from cw_recall_sends where opt_out_code is not null order by 1 limit 1`,
  )
  const [listed] = await rows<{ version_id: string }>(
    sql`select version_id from cw_app_versions where app_id = ${appId} order by create_time desc limit 1`,
  )
  const page = await holder.invoke(listingCalls['store-listing.page.create'], {
    appId,
    versionId: listed?.version_id ?? '',
  })
  const round = await holder.invoke(adCalls['ads.account-authorization.create'], {
    accountName: 'Attacked',
    currency: 'EUR',
  })
  const state = new URL(round.consentAddress ?? '').searchParams.get('state') ?? ''
  const report = new URL(
    await reportAddress(
      services,
      { teamId: check?.team_id ?? '', taskId: check?.task_id ?? '', format: 'json', language: 'en' },
      services.clock.now(),
    ),
  )
  const [job] = await rows<{ team_id: string; app_id: string }>(
    sql`select team_id, app_id from cw_channel_jobs where job_id = 'channel-job-1'`,
  )
  const allPackages = new URL(
    await allPackagesAddress(
      services,
      { teamId: job?.team_id ?? '', appId: job?.app_id ?? '', jobId: 'channel-job-1' },
      services.clock.now(),
    ),
  )
  const shown = await holder.invoke(messageCalls['app-messaging.test-page.get'], { messageId: 'message-harbour' })
  const testPage = new URL(shown.address ?? '')
  const context = { context: { targetingKey: 'ada', country: 'DE' } }
  const questionnaire = { values: { publicId: 'northwindmapsquestionnaire' } }
  const [invited] = await rows<{ invitation_code: string }>(
    sql`select invitation_code from cw_public_invitation_codes where status = 1 order by 1 limit 1`,
  )
  const [news] = await rows<{ news_id: string }>(sql`select news_id from cw_public_news order by 1 limit 1`)
  const site = { state: 'x', redirect_uri: `${testOrigin}/` }
  const asked = `?${new URLSearchParams(site)}`
  const ofStranger = (values: Record<string, string>) => ({
    type: 'application/x-www-form-urlencoded',
    body: (visitor: string) =>
      new URLSearchParams({ ...site, account: `${visitor}@mail.example`, ...values }).toString(),
    isForged: true,
  })
  const call = (path: string) => `${productPath}${path}`
  return {
    'GET /account/sign-in': { values: {}, query: asked },
    'POST /account/sign-in': { values: {}, ...ofStranger({ password: 'not-the-password' }) },
    'GET /account/sign-up': { values: {}, query: asked },
    'POST /account/sign-up': { values: {}, ...ofStranger({ invitation: 'forged' }) },
    'POST /account/new-password': { values: {}, ...ofStranger({ ticket: 'forged', password: 'a', repeat: 'b' }) },
    'POST /webv1': {
      values: {},
      type: 'text/plain',
      body: JSON.stringify({ event: 'pageView', pageId: 'start', serviceItem: 4, domain: 'AGC' }),
    },
    [`POST ${call('/oauth2/v1/login')}`]: {
      values: {},
      ...json({ code: 'forged', state: 'x' }),
      isForged: true,
    },
    [`GET ${call('/amis/beta-manage/v1/open-test/:invitationCode')}`]: {
      values: { invitationCode: invited?.invitation_code ?? '' },
      query: '?language=en',
    },
    [`POST ${call('/amis/app-oauth-manage/v1/clients/verify')}`]: {
      values: {},
      ...json({ clientId: 'forged', clientSecret: 'forged', redirectUri: testOrigin }),
    },
    [`GET ${call('/questionnaires/v1/anonymous/:publicId')}`]: questionnaire,
    [`POST ${call('/questionnaires/v1/anonymous/feedback')}`]: {
      values: {},
      ...json({ token: 'forged', language: 'en', answers: { recommend: 3 } }),
    },
    [`GET ${call('/reports/v1/public-news')}`]: { values: {} },
    [`GET ${call('/reports/v1/public-news/:newsId')}`]: {
      values: { newsId: news?.news_id ?? '' },
      query: '?language=en-US',
    },
    [`POST ${call('/ups/user-permission-service/v1/invitation-link/find')}`]: {
      values: {},
      ...json({ invitationToken: 'forged' }),
    },
    'GET /l/:prefix/:suffix': { values: { prefix: 'northwind', suffix: 'wa7kHb' } },
    'GET /l/:prefix': { values: { prefix: 'northwind' }, query: '?d=forged&s=forged' },
    'GET /.well-known/assetlinks.json': { values: {} },
    'GET /l/:prefix/.well-known/assetlinks.json': { values: { prefix: 'northwind' } },
    'GET /.well-known/apple-app-site-association': { values: {} },
    'GET /l/:prefix/.well-known/apple-app-site-association': { values: { prefix: 'northwind' } },
    'GET /.well-known/applinking.json': { values: {} },
    'GET /l/:prefix/.well-known/applinking.json': { values: { prefix: 'northwind' } },
    'GET /:suffix': { values: { suffix: 'wa7kHb' } },
    'GET /l/h/:code': { values: { code: 'hQ7mK2vXr9Tp' } },
    'GET /q/:publicId': questionnaire,
    'POST /q/:publicId': { ...questionnaire, ...form({ token: 'forged', 'q.recommend': '3', go: 'next' }) },
    'GET /o/:code': { values: { code: optOut?.opt_out_code ?? '' } },
    'POST /o/:code': { values: { code: optOut?.opt_out_code ?? '' }, ...form({}) },
    'GET /channel-packages/:jobId': { values: { jobId: 'channel-job-1' }, query: allPackages.search },
    'GET /m/:id': { values: { id: 'northwind-blog' } },
    'GET /m/:id/pixel.gif': { values: { id: 'northwind-blog' } },
    'GET /ad-network/consent': { values: {}, query: `?state=${state}` },
    'POST /ad-network/consent': { values: {}, ...form({ state: '0'.repeat(50), decision: 'allow' }) },
    'GET /ad-network/callback': { values: {}, query: `?state=${state}&code=${'0'.repeat(50)}` },
    'GET /agreement/*': { values: { '*': `${agreement?.document_id}/${agreement?.lang}` } },
    'GET /app-check/reports/:taskId': { values: { taskId: check?.task_id ?? '' }, query: report.search },
    'GET /listing-previews/:name': { values: { name: new URL(page.address).pathname.split('/').at(-1) ?? '' } },
    'GET /store/:appId': { values: { appId } },
    'POST /store/:appId/install': { values: { appId }, ...form({}) },
    'POST /client/:apiKey/consents': {
      values: { apiKey },
      ...json({
        documentId: agreement?.document_id,
        lang: agreement?.lang,
        version: 1,
        subject: 'ada',
        given: true,
      }),
    },
    'POST /client/:apiKey/messages': { values: { apiKey }, ...json({ personId: 'ada', country: 'DE' }) },
    'POST /client/:apiKey/messages/:messageId/events': {
      values: { apiKey, messageId: 'message-harbour' },
      ...json({ events: [{ eventId: 'once', personId: 'ada', kind: 'impression', version: 2 }] }),
    },
    'GET /client/:apiKey/messages/preview': { values: { apiKey }, query: testPage.search },
    'GET /client/:apiKey/messages/preview/image': { values: { apiKey }, query: testPage.search },
    'GET /client/:apiKey/messages/:messageId/:version/image': {
      values: { apiKey, messageId: pictured?.message_id ?? 'none', version: pictured?.version ?? '1' },
      forged: 'messageId',
    },
    'GET /client/:apiKey/ability-intents': { values: { apiKey } },
    'POST /client/:apiKey/feedback': {
      values: { apiKey },
      type: 'application/json',
      body: (personId) =>
        JSON.stringify({ personId, star: 2, content: 'It closes.', category: 'crash', language: 'en' }),
    },
    'POST /client/:apiKey/feedback/attachments': {
      values: { apiKey },
      query: (visitor) => `?personId=${visitor}&fileName=app.log`,
      body: 'a line of a log',
    },
    'POST /client/:apiKey/events': {
      values: { apiKey },
      ...json([{ eventId: 'once', personId: 'ada', name: 'active', time: test.clock.now(), version: '1.0.0' }]),
    },
    'POST /client/:apiKey/links/first-open': { values: { apiKey }, ...json({ referrer: 'forged', openId: 'ada' }) },
    'POST /client/:apiKey/ads/clicks': { values: { apiKey }, ...json({ personId: 'ada', clickId: 'demo-hit-3' }) },
    'POST /client/:apiKey/config/ofrep/v1/evaluate/flags': { values: { apiKey }, ...json(context) },
    'POST /client/:apiKey/config/ofrep/v1/evaluate/flags/:key': {
      values: { apiKey, key: 'offline_maps' },
      ...json(context),
    },
  }
}
