import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/qualification/contract'
import type { DocumentCode, Feature } from '@console-widgets/qualification/model'
import { makePdf, type PdfOptions } from '@console-widgets/platform/demo/make-pdf'
import { makePicture } from '@console-widgets/platform/demo/pictures'
import { objects } from '@console-widgets/platform/files/tables'
import { readOutbox } from '@console-widgets/platform/outbox/read-outbox'
import { findBlockingReasons } from '@console-widgets/platform/release/availability'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { demoSubjectNumber } from './register.ts'
import { dayOf } from './requirements.ts'
import { qualificationFiles, qualificationReviews } from './tables.ts'
import { dropFiles } from './task-rows.ts'

const day = 86_400_000
const isbn = 'ISBN 978-7-498-01234-0'

let test: TestPlatform
let console: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  await enter()
})
afterAll(() => test.close())

async function enter(): Promise<void> {
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
}

/** Lets days pass, with the jobs of the last one. Sessions end meanwhile. */
async function pass(days: number): Promise<void> {
  test.clock.advance(days * day)
  await test.platform.wake()
  await enter()
}

async function review(): Promise<void> {
  test.clock.advance(7000)
  await test.platform.wake()
}

const asPlatform: TestPlatform['platform']['services']['database']['asPlatform'] = (work) =>
  test.platform.services.database.asPlatform(work)
const today = (plus = 0) => dayOf(test.clock.now() + plus * day)

const upload = (bytes: Uint8Array<ArrayBuffer>, name = 'document.pdf') => uploadBytes(console, name, bytes)
/** A file that another program has written. */
const madeElsewhere = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../platform/src/files/samples', name)))
const uploadPdf = (lines: readonly string[], options?: PdfOptions) => upload(makePdf(lines, options))

let count = 0
async function newApp(kinds: { parentType: 2 | 13; childType?: number; grandChildType?: number }): Promise<string> {
  count += 1
  return (await console.invoke(appCalls['apps.app.create'], { appName: `Qualified ${count}`, ...kinds })).appId
}
const nameOf = (appId: string) =>
  asPlatform(async (db) => (await db.select().from(apps).where(eq(apps.appId, appId)))[0]?.appName ?? '')

interface Given {
  number?: string
  /** First and last day, as days from today. */
  days?: [from: number, to: number]
  objectId?: string
  lines?: readonly string[]
  /** Number of the company that holds it. */
  company?: string
}

/** Submits a document whose text says what its form says. */
async function submit(appId: string, tagId: Feature, qualificationCode: DocumentCode, given: Given = {}) {
  const { number = 'NW-2026-0001', days } = given
  const expireTime = days ? today(days[1]) : null
  const lines = given.lines ?? ['Northwind Studio', await nameOf(appId), `No. ${number}`, expireTime ?? 'permanent']
  const objectId = given.objectId ?? (await uploadPdf(lines))
  return console.invoke(calls['qualification.review-task.create'], {
    appId,
    tagId,
    qualificationInfos: [
      {
        qualificationCode,
        validityType: days ? 0 : 1,
        startTime: days ? today(days[0]) : null,
        expireTime,
        number,
        ...(given.company === undefined ? {} : { subjectType: 1, subjectNumber: given.company }),
        qualificationFileInfos: [{ objectId }],
      },
    ],
  })
}
const taskOf = (taskId: string) => console.invoke(calls['qualification.review-task.get'], { taskId })
const requirementsOf = (appId: string) => console.invoke(calls['qualification.requirement.list'], { appId })
const stateOf = async (appId: string) =>
  Object.fromEntries((await requirementsOf(appId)).requirements.map(({ ruleId, state }) => [ruleId, state]))
/** Reasons of documents against the availability of an app. */
const reasonsOf = async (appId: string) =>
  (await asPlatform((db) => findBlockingReasons(db, appId)))
    .filter(({ id }) => id.startsWith('qualification.'))
    .map(({ id, field, countries }) => [id, field, countries.join(' ')])
const mails = async () => (await readOutbox(test.platform.services.database, 500)).map(({ subject }) => subject ?? '')

describe('what an app needs', () => {
  it('follows from its category, at once', async () => {
    const appId = await newApp({ parentType: 2, childType: 202 })
    expect(await stateOf(appId)).toEqual({ 'cn-game-publication': 'missing', 'cn-game-copyright': 'missing' })
    expect(await reasonsOf(appId)).toEqual([
      ['qualification.missing', 'cn-game-publication', 'CN'],
      ['qualification.missing', 'cn-game-copyright', 'CN'],
    ])
    const app = await newApp({ parentType: 13, childType: 1302 })
    expect(await reasonsOf(app)).toEqual([])
    // The form of the category shows the same beforehand.
    const checkKind = (childType: number | null, grandChildType: number | null = null) =>
      console.invoke(appCalls['apps.app-kind-change.check'], { appId: app, childType, grandChildType })
    const banking = ['cn-banking', 'eu-banking', 'ru-banking', 'record'].map((id) => `qualification.gaps.${id}`)
    expect(await checkKind(1307, 130_701)).toEqual({ needed: banking.map((id) => ({ id, isMet: false })), freed: [] })
    expect(await checkKind(1303)).toEqual({ needed: [], freed: [] })
    await console.invoke(appCalls['apps.app.update'], { appId: app, childType: 1307, grandChildType: 130_701 })
    expect(await checkKind(1302)).toEqual({ needed: [], freed: banking })
    expect(await stateOf(app)).toEqual({ 'cn-banking': 'missing', 'eu-banking': 'missing', 'ru-banking': 'missing' })
    expect((await reasonsOf(app)).map(([, field]) => field).toSorted()).toEqual([
      'cn-banking',
      'eu-banking',
      'ru-banking',
    ])
    await console.invoke(appCalls['apps.app.update'], { appId: app, childType: 1302, grandChildType: null })
    expect(await reasonsOf(app)).toEqual([])
  })

  it('follows from what its developer declares, and says which fact frees it from the rest', async () => {
    const appId = await newApp({ parentType: 2, childType: 202 })
    const { declared, requirements } = await console.invoke(calls['qualification.feature.update'], {
      appId,
      features: ['generative-ai', 'games'],
    })
    expect(declared).toEqual(['generative-ai'])
    expect(requirements.map(({ ruleId }) => ruleId)).toContain('cn-ai')
    const { items } = await console.invoke(calls['qualification.not-required-qualification.get'], { appId })
    const factOf = (id: string) => items.find(({ ruleId }) => ruleId === id)?.fact
    expect([factOf('cn-ai'), factOf('cn-news'), items.length]).toEqual(['country', 'feature', 12])
  })
})

describe('a submission', () => {
  it('is refused with every field that is wrong', async () => {
    const appId = await newApp({ parentType: 2, childType: 202 })
    const objectId = await uploadPdf(['Anything'])
    const create = (document: object) =>
      console.invoke(calls['qualification.review-task.create'], {
        appId,
        tagId: 'games',
        qualificationInfos: [
          {
            qualificationCode: 'cn-software-copyright',
            validityType: 1,
            number: '2026SR0000001',
            qualificationFileInfos: [{ objectId }],
            ...document,
          } as never,
        ],
      })
    const fieldsOf = async (document: object) =>
      ((await refused(create(document))) as { issues: { field: string }[] }).issues.map(({ field }) =>
        field.replace('qualificationInfos.0.', ''),
      )
    expect(await fieldsOf({ qualificationCode: 'cn-game-publication', number: '978-7-498-01234-5' })).toEqual([
      'number',
    ])
    expect(await fieldsOf({ qualificationCode: 'cn-news-license', validityType: 0 })).toEqual([
      'qualificationCode',
      'startTime',
      'expireTime',
    ])
    expect(await fieldsOf({ startTime: '2026-01-01' })).toEqual(['startTime'])
    expect(await fieldsOf({ subjectType: 1 })).toEqual(['subjectNumber'])
    expect(await fieldsOf({ subjectType: 1, subjectNumber: '91110108MA01NW7K3E' })).toEqual(['subjectNumber'])
    expect(await fieldsOf({ subjectType: 2, subjectNumber: '11010119900230803X' })).toEqual(['subjectNumber'])
    // The approval of a game is issued to companies and institutions.
    const person = { subjectType: 2, subjectNumber: '11010519491231002X' }
    expect(await fieldsOf({ qualificationCode: 'cn-game-publication', number: isbn, ...person })).toEqual([
      'subjectType',
    ])
  })

  it('is refused if its period is not one', async () => {
    const appId = await newApp({ parentType: 13, childType: 1310, grandChildType: 131_001 })
    const fields = async (days: [number, number]) =>
      ((await refused(submit(appId, 'news', 'cn-news-license', { days }))) as { issues: { field: string }[] }).issues
    expect(await fields([20, 10])).toMatchObject([{ field: 'qualificationInfos.0.expireTime' }])
    expect(await fields([-400, -1])).toMatchObject([{ field: 'qualificationInfos.0.expireTime' }])
    expect(await fields([0, 20_000])).toMatchObject([{ field: 'qualificationInfos.0.expireTime' }])
  })

  it('is refused if a file can’t be read, by reason', async () => {
    const appId = await newApp({ parentType: 2, childType: 202 })
    const messageOf = async (objectId: string) => {
      const error = (await refused(submit(appId, 'games', 'cn-software-copyright', { objectId }))) as {
        reason: string
        issues: { field: string; message: string; rule: string }[]
      }
      expect(error.reason).toBe('document-unreadable')
      expect(error.issues.map(({ field }) => field)).toEqual(['qualificationInfos.0.qualificationFileInfos.0'])
      return [error.issues[0]?.rule, error.issues[0]?.message]
    }
    expect(await messageOf(await uploadPdf(['Secret'], { isEncrypted: true }))).toEqual([
      'document-encrypted',
      expect.stringContaining('password'),
    ])
    expect(await messageOf(await upload(madeElsewhere('encrypted.pdf')))).toEqual([
      'document-encrypted',
      expect.stringContaining('password'),
    ])
    expect(await messageOf(await upload(madeElsewhere('script.pdf')))).toEqual(['document-script', expect.anything()])
    expect(await messageOf(await uploadPdf(['Script'], { script: 'app.alert(1)' }))).toEqual([
      'document-script',
      expect.stringContaining('script'),
    ])
    expect(await messageOf(await uploadPdf(['None'], { pages: 0 }))).toEqual([
      'document-empty',
      expect.stringContaining('no pages'),
    ])
    expect(await messageOf(await upload(await makePicture(700, 999, [1, 2, 3], [4, 5, 6]), 'scan.png'))).toEqual([
      'document-small',
      expect.stringContaining('pixels'),
    ])
    expect(await messageOf(await upload(new TextEncoder().encode('plain text'), 'fake.pdf'))).toEqual([
      'document-type',
      expect.stringContaining('neither'),
    ])
    const scan = await upload(await makePicture(700, 1000, [1, 2, 3], [4, 5, 6]), 'scan.png')
    expect(await submit(appId, 'games', 'cn-software-copyright', { objectId: scan })).toMatchObject({ state: 0 })
    expect(await refused(submit(appId, 'games', 'cn-software-copyright', { objectId: 'CNnothing' }))).toMatchObject({
      reason: 'not-found',
    })
  })

  it('is in review once at a time, and can be withdrawn, submitted again, and deleted', async () => {
    const appId = await newApp({ parentType: 2, childType: 202 })
    const { taskId } = await submit(appId, 'games', 'cn-software-copyright')
    expect(await stateOf(appId)).toMatchObject({ 'cn-game-copyright': 'reviewing' })
    expect(await refused(submit(appId, 'games', 'cn-software-copyright'))).toMatchObject({ reason: 'document-open' })
    const status = (state: 0 | 3) => console.invoke(calls['qualification.review-task-status.update'], { taskId, state })
    expect(await refused(status(0))).toMatchObject({ reason: 'qualification-state' })
    expect(await status(3)).toMatchObject({ state: 3 })
    expect(await refused(console.invoke(calls['qualification.review-task.cancel'], { taskId }))).toMatchObject({
      reason: 'qualification-state',
    })
    // The review of the first submission finds another one, and does nothing.
    test.clock.advance(5000)
    expect(await status(0)).toMatchObject({ state: 0 })
    test.clock.advance(2000)
    await test.platform.wake()
    expect(await taskOf(taskId)).toMatchObject({ state: 0 })
    await review()
    expect(await taskOf(taskId)).toMatchObject({ state: 1, lastAuditResult: { findings: [], hadText: true } })
    const remove = () => console.invoke(calls['qualification.review-task.delete'], { taskId })
    expect(await refused(remove())).toMatchObject({ reason: 'qualification-state' })
    expect(await refused(status(3))).toMatchObject({ reason: 'qualification-state' })
  })
})

describe('the reviewer', () => {
  it('compares the text with the form, and a correct document passes', async () => {
    const appId = await newApp({ parentType: 13, childType: 1302, grandChildType: 130_201 })
    const { taskId } = await submit(appId, 'maps', 'cn-map-authorization', {
      number: 'NW-1',
      days: [0, 100],
      lines: ['An agreement about maps between nobody and nobody'],
    })
    await review()
    const { state, lastAuditResult } = await taskOf(taskId)
    expect(state).toBe(2)
    expect(lastAuditResult?.findings.map(({ rule }) => rule)).toEqual([
      'team-missing',
      'app-missing',
      'number-missing',
      'date-missing',
    ])
    expect(await reasonsOf(appId)).toEqual([['qualification.rejected', 'cn-maps', 'CN']])
    expect(await mails()).toContain(`${await nameOf(appId)}: document rejected`)
    const fixed = await uploadPdf(['Northwind Studio', await nameOf(appId), 'NW-1', today(100).replaceAll('-', '/')])
    await console.invoke(calls['qualification.review-task.update'], {
      taskId,
      qualificationInfos: [
        {
          qualificationCode: 'cn-map-authorization',
          validityType: 0,
          startTime: today(),
          expireTime: today(100),
          number: 'NW-1',
          qualificationFileInfos: [{ objectId: fixed }],
        },
      ],
    })
    await review()
    // What was rejected before stays readable, with what its form said.
    expect(await taskOf(taskId)).toMatchObject({
      state: 1,
      earlierReviews: [{ round: 1, findings: lastAuditResult?.findings, documents: [{ number: 'NW-1' }] }],
    })
    const scope = { teamId: demoTeamId, userId: demoTeamId }
    const rewritten = test.platform.services.database.asTeam(scope, (db) =>
      db.update(qualificationReviews).set({ round: 9 }),
    )
    await expect(rewritten).rejects.toThrow()
    expect(await reasonsOf(appId)).toEqual([])
  })

  it('judges a scan by its form alone, and says so', async () => {
    const appId = await newApp({ parentType: 2, childType: 202 })
    const objectId = await upload(await makePicture(800, 1200, [1, 2, 3], [4, 5, 6]), 'scan.png')
    const { taskId } = await submit(appId, 'games', 'cn-game-publication', { number: isbn, objectId })
    await review()
    expect(await taskOf(taskId)).toMatchObject({ state: 1, lastAuditResult: { hadText: false } })
  })
})

it('serves several apps with one file, which stays until none uses it', async () => {
  const kinds = { parentType: 13, childType: 1310, grandChildType: 131_001 } as const
  const [one, other] = [await newApp(kinds), await newApp(kinds)]
  const days: [number, number] = [0, 300]
  const objectId = await uploadPdf(['Northwind Studio', 'NW-2026-0001', today(300)])
  const first = await submit(one, 'news', 'cn-news-license', { days, objectId })
  const second = await submit(other, 'news', 'cn-news-license', { days, objectId })
  expect(second.qualificationInfos).toMatchObject([{ usedBy: 2, qualificationFileInfos: [{ objectId }] }])
  const isStored = async () =>
    (await asPlatform((db) => db.select().from(objects).where(eq(objects.objectId, objectId)))).length
  // A person who doesn’t see the other app can’t take its file away.
  const { teamId } = (await asPlatform((db) => db.select().from(apps).where(eq(apps.appId, one))))[0]!
  await test.platform.services.database.asTeam({ teamId, userId: 'person', appIds: [one] }, async (db) => {
    const [file] = await db.select().from(qualificationFiles).where(eq(qualificationFiles.objectId, objectId))
    await dropFiles({ db, teamId, now: test.clock.now }, first.taskId, [file!.fileId])
  })
  expect(await isStored()).toBe(1)
  await console.invoke(appCalls['apps.app.delete'], { appId: one })
  expect([await isStored(), (await taskOf(second.taskId)).qualificationInfos[0]?.usedBy]).toEqual([1, 1])
  expect(await refused(taskOf(first.taskId))).toMatchObject({ reason: 'not-found' })
  await console.invoke(calls['qualification.review-task.cancel'], { taskId: second.taskId })
  await console.invoke(calls['qualification.review-task.delete'], { taskId: second.taskId })
  expect(await isStored()).toBe(0)
})

it('is not the document of another subject than it was approved for', async () => {
  const kinds = { parentType: 13, childType: 1310, grandChildType: 131_001 } as const
  const [one, other] = [await newApp(kinds), await newApp(kinds)]
  const objectId = await uploadPdf(['Northwind Studio', 'NW-2026-0001', today(300)])
  const given = { days: [0, 300] as [number, number], objectId }
  await submit(one, 'news', 'cn-news-license', { ...given, company: '91110108MA01NW7K36' })
  await review()
  expect(
    await refused(submit(other, 'news', 'cn-news-license', { ...given, company: '91350100M000100Y43' })),
  ).toMatchObject({
    reason: 'bad-parameter',
    issues: [{ field: 'qualificationInfos.0.subjectNumber' }],
  })
  await submit(other, 'news', 'cn-news-license', { ...given, company: '91110108MA01NW7K36' })
})

it('a game is asked for its publication number once, with the document', async () => {
  const appId = await newApp({ parentType: 2, childType: 202 })
  const { version: draft } = await console.invoke(versionCalls['versions.app-version.create'], { appId })
  const { version } = await console.invoke(versionCalls['versions.app-version.update'], {
    appId,
    versionId: draft.versionId,
    publishCountry: ['CN'],
  })
  const fields = version.preChecks.filter(({ passed }) => !passed).map(({ field }) => field)
  expect(fields).toContain('cn-game-publication')
  expect(fields).not.toContain('remark')
})

describe('the register of ICP filings', () => {
  it('says whether an app is filed, and which part differs', async () => {
    const appId = await newApp({ parentType: 2, childType: 202 })
    const check = async (recordNumber: string, subject: object = {}) => {
      const given = { appId, recordNumber, ...subject }
      expect(await console.invoke(calls['qualification.recordal.check'], given)).toMatchObject({ state: 'checking' })
      await review()
      return console.invoke(calls['qualification.recordal-check.query'], { appId })
    }
    expect(await check('沪ICP备20260002号-1A')).toMatchObject({ needed: true, state: 'unfiled' })
    expect(await check('沪ICP备20260001号-1A')).toMatchObject({ state: 'filed', differences: [] })
    const subject = { subjectType: 1, subjectNumber: demoSubjectNumber }
    const { state, differences } = await check('京ICP备20210418号-1A', subject)
    expect([state, differences.map(({ part }) => part)]).toEqual(['mismatch', ['appName', 'packageName']])
    expect(await refused(check('ICP 12345678'))).toMatchObject({ issues: [{ field: 'recordNumber' }] })
    expect(await refused(check('沪ICP备20260001号', { subjectType: 2 }))).toMatchObject({
      issues: [{ field: 'subjectNumber' }],
    })
  })
})

it('is obeyed from the missing document to the renewed one', async () => {
  const [radio] = await asPlatform((db) => db.select().from(apps).where(eq(apps.appName, 'Harbour Radio')))
  const appId = radio!.appId
  const live = async () =>
    (await asPlatform((db) => db.select().from(appVersions).where(eq(appVersions.appId, appId)))).find(
      ({ releaseType, releaseState }) => releaseType === 1 && releaseState === 0,
    )!
  const blocked = async () => (await live()).blockedCountries
  const { version: draft } = await console.invoke(versionCalls['versions.app-version.create'], { appId })
  await console.invoke(versionCalls['versions.app-version.update'], {
    appId,
    versionId: draft.versionId,
    publishCountry: ['CN', 'DE'],
  })
  const checks = async () => {
    const { version } = await console.invoke(versionCalls['versions.app-version.get'], {
      appId,
      versionId: draft.versionId,
    })
    return Object.fromEntries(
      (version?.preChecks ?? [])
        .filter(({ id }) => id.startsWith('qualification.'))
        .map(({ id, passed }) => [id, passed]),
    )
  }
  const checkCountries = (publishCountry: string[]) =>
    console.invoke(versionCalls['versions.country-change.check'], {
      appId,
      versionId: draft.versionId,
      publishCountry,
    })
  const asked = ['qualification.gaps.cn-audiovisual', 'qualification.gaps.record']
  expect(await checkCountries(['DE', 'FR'])).toEqual({ needed: [], freed: asked })
  expect(await checkCountries(['CN', 'FR'])).toEqual({ needed: [], freed: [] })
  // The license of the demo team has expired.
  expect([await stateOf(appId), await blocked()]).toEqual([{ 'cn-audiovisual': 'expired' }, ['CN']])
  expect(await checks()).toEqual({ 'qualification.documents': false, 'qualification.record': true })

  const first = await submit(appId, 'audio-video', 'cn-audiovisual-license', { days: [0, 40] })
  expect([await stateOf(appId), await blocked()]).toEqual([{ 'cn-audiovisual': 'reviewing' }, ['CN']])
  await review()
  expect([await stateOf(appId), await blocked()]).toEqual([{ 'cn-audiovisual': 'passed' }, []])
  expect(await checks()).toEqual({
    'qualification.documents': true,
    'qualification.expiring': true,
    'qualification.record': true,
  })

  // A number that belongs to no filing fails its check, and no other.
  const { recordNumber } = await console.invoke(calls['qualification.recordal-check.query'], { appId })
  await console.invoke(calls['qualification.recordal.check'], { appId, recordNumber: '沪ICP备20260002号-1A' })
  await review()
  expect(await checks()).toEqual({
    'qualification.documents': true,
    'qualification.expiring': true,
    'qualification.record': false,
  })
  await console.invoke(calls['qualification.recordal.check'], { appId, recordNumber: recordNumber ?? '' })
  await review()

  await pass(10)
  expect(await mails()).toContain('Harbour Radio: document expires in 30 days')
  await pass(1)
  expect(await checks()).toMatchObject({ 'qualification.documents': true, 'qualification.expiring': false })

  // The renewal leaves the old document valid until it has passed, and takes its place then.
  const renewal = await submit(appId, 'audio-video', 'cn-audiovisual-license', { number: 'NW-2', days: [0, 365] })
  expect((await requirementsOf(appId)).requirements).toMatchObject([
    { state: 'passed', taskId: first.taskId, renewal: { taskId: renewal.taskId, state: 'reviewing' } },
  ])
  expect(await blocked()).toEqual([])
  await review()
  expect((await requirementsOf(appId)).requirements).toMatchObject([
    { state: 'passed', taskId: renewal.taskId, renewal: null },
  ])
  expect(await taskOf(first.taskId)).toMatchObject({ state: 4 })
  await pass(31)
  expect([await stateOf(appId), await blocked()]).toEqual([{ 'cn-audiovisual': 'passed' }, []])

  // Without another one it ends, and the app with it in China.
  for (const days of [304, 23, 6, 2]) await pass(days)
  expect([await stateOf(appId), await blocked()]).toEqual([{ 'cn-audiovisual': 'expired' }, ['CN']])
  expect(await taskOf(renewal.taskId)).toMatchObject({ state: 4 })
  expect(await reasonsOf(appId)).toEqual([['qualification.expired', 'cn-audiovisual', 'CN']])
  const sent = await mails()
  for (const days of ['30 days', '7 days', '1 day'])
    expect(sent).toContain(`Harbour Radio: document expires in ${days}`)
  expect(sent).toContain('Harbour Radio: document expired')
})
