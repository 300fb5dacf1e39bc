import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { regionPrefixOfZone } from '@console-widgets/core'
import { targetKinds } from '@console-widgets/core/schemas'
import {
  signatureListFields,
  smsTemplateListFields,
  templateLimits,
  thirdPartyListFields,
} from '@console-widgets/recall/model'
import type { calls } from '@console-widgets/recall/contract'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow, requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import { offerTargets } from '@console-widgets/platform/release/offered-targets'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { named, ofApp, withSlots } from './recall-rows.ts'
import { refuse } from './refuse.ts'
import { scheduleReview } from './reviewer.ts'
import { activities, journeys, smsSignatures, smsTemplates, thirdPartyTemplates } from './tables.ts'

/** Calls for what activities and journeys send. */
type TemplateCalls = {
  [
    Id in keyof typeof calls as Id extends `recall.${'sms-template' | 'sms-signature' | 'third-party-template' | 'target'}.${string}`
      ? Id
      : never
  ]: (typeof calls)[Id]
}

const { rows: most } = templateLimits

export const templateHandlers: Handlers<TemplateCalls> = {
  'recall.target.list': ({ appId }, context) => offerTargets({ appId, kinds: targetKinds }, context),
  'recall.sms-template.list': async ({ appId, ...input }, context) => {
    await findApp(context.db, appId)
    const where = ofApp(smsTemplates, appId, context.zone)
    const { items, total } = await listTable(
      context.db,
      smsTemplates,
      smsTemplateListFields,
      input,
      '-updateTime',
      where,
    )
    return { items: (await named(context, items)).map((row) => withSlots(row, row.text)), total }
  },
  'recall.sms-template.get': async ({ templateId }, context) =>
    one(context, await findRow(context.db, smsTemplates, templateId, 'SMS template'), ({ text }) => text),
  'recall.sms-template.create': async ({ appId, ...values }, context) => {
    await requireNew(context, appId, smsTemplates)
    await requireName(context, smsTemplates, 'templateName', smsTemplates.templateName, values.templateName)
    const row = { ...(await ownColumns(context, appId)), ...values, templateId: newId(), ...underReview(1) }
    await context.db.insert(smsTemplates).values(row)
    await review(context, 'template', row.templateId, 1)
    return one(context, row, ({ text }) => text)
  },
  'recall.sms-template.update': async ({ templateId, ...values }, context) => {
    const before = await findRow(context.db, smsTemplates, templateId, 'SMS template')
    await requireName(context, smsTemplates, 'templateName', smsTemplates.templateName, values.templateName, templateId)
    const { teamId: _, ...row } = { ...before, ...values, ...underReview(before.round + 1), ...changed(context) }
    await context.db.update(smsTemplates).set(row).where(eq(smsTemplates.templateId, templateId))
    await review(context, 'template', templateId, row.round)
    return one(context, row, ({ text }) => text)
  },
  'recall.sms-template.delete': async ({ templateId }, context) => {
    const row = await findRow(context.db, smsTemplates, templateId, 'SMS template')
    await requireUnused(context, 'templateId', templateId, row.templateName)
    await context.db.delete(smsTemplates).where(eq(smsTemplates.templateId, templateId))
  },

  'recall.sms-signature.list': async ({ appId, ...input }, context) => {
    await findApp(context.db, appId)
    const where = ofApp(smsSignatures, appId, context.zone)
    const { items, total } = await listTable(
      context.db,
      smsSignatures,
      signatureListFields,
      input,
      '-updateTime',
      where,
    )
    return { items: await named(context, items), total }
  },
  'recall.sms-signature.get': async ({ signatureId }, context) =>
    oneOf(context, await findRow(context.db, smsSignatures, signatureId, 'SMS signature')),
  'recall.sms-signature.create': async ({ appId, signature, proofKind, reference, domain }, context) => {
    await requireNew(context, appId, smsSignatures)
    await requireName(context, smsSignatures, 'signature', smsSignatures.signature, signature)
    const proof = { kind: proofKind, reference, domain }
    const own = await ownColumns(context, appId)
    const row = { ...own, signature, proof, signatureId: newId(), ...underReview(1) }
    await context.db.insert(smsSignatures).values(row)
    await review(context, 'signature', row.signatureId, 1)
    return oneOf(context, row)
  },
  'recall.sms-signature.update': async ({ signatureId, signature, proofKind, reference, domain }, context) => {
    const before = await findRow(context.db, smsSignatures, signatureId, 'SMS signature')
    await requireName(context, smsSignatures, 'signature', smsSignatures.signature, signature, signatureId)
    const proof = { kind: proofKind, reference, domain }
    const { teamId: _, ...row } = { ...before, signature, proof, ...underReview(before.round + 1), ...changed(context) }
    await context.db.update(smsSignatures).set(row).where(eq(smsSignatures.signatureId, signatureId))
    await review(context, 'signature', signatureId, row.round)
    return oneOf(context, row)
  },
  'recall.sms-signature.delete': async ({ signatureId }, context) => {
    const row = await findRow(context.db, smsSignatures, signatureId, 'SMS signature')
    await requireUnused(context, 'signatureId', signatureId, row.signature)
    await context.db.delete(smsSignatures).where(eq(smsSignatures.signatureId, signatureId))
  },

  'recall.third-party-template.list': async ({ appId, ...input }, context) => {
    const { db, zone } = context
    await findApp(db, appId)
    const where = ofApp(thirdPartyTemplates, appId, zone)
    const { items, total } = await listTable(db, thirdPartyTemplates, thirdPartyListFields, input, '-updateTime', where)
    return { items: (await named(context, items)).map((row) => withSlots(row, row.body)), total }
  },
  'recall.third-party-template.get': async ({ templateId }, context) =>
    one(
      context,
      await findRow(context.db, thirdPartyTemplates, templateId, 'third-party template'),
      ({ body }) => body,
    ),
  'recall.third-party-template.create': async ({ appId, ...values }, context) => {
    await requireNew(context, appId, thirdPartyTemplates)
    const { templateName } = thirdPartyTemplates
    await requireName(context, thirdPartyTemplates, 'templateName', templateName, values.templateName)
    const row = { ...(await ownColumns(context, appId)), ...values, templateId: newId() }
    await context.db.insert(thirdPartyTemplates).values(row)
    return one(context, row, ({ body }) => body)
  },
  'recall.third-party-template.update': async ({ templateId, ...values }, context) => {
    const before = await findRow(context.db, thirdPartyTemplates, templateId, 'third-party template')
    const { templateName } = thirdPartyTemplates
    await requireName(context, thirdPartyTemplates, 'templateName', templateName, values.templateName, templateId)
    const { teamId: _, ...row } = { ...before, ...values, ...changed(context) }
    await context.db.update(thirdPartyTemplates).set(row).where(eq(thirdPartyTemplates.templateId, templateId))
    return one(context, row, ({ body }) => body)
  },
  'recall.third-party-template.delete': async ({ templateId }, context) => {
    const row = await findRow(context.db, thirdPartyTemplates, templateId, 'third-party template')
    await requireUnused(context, 'templateId', templateId, row.templateName)
    await context.db.delete(thirdPartyTemplates).where(eq(thirdPartyTemplates.templateId, templateId))
  },
}

const underReview = (round: number) => ({ state: 'reviewing' as const, findings: [], round })
const changed = ({ now, userId }: Context) => ({ updateTime: now(), userId })

function review(context: Context, thing: 'template' | 'signature', id: string, round: number): Promise<void> {
  return scheduleReview(context.db, context.services, context.teamId, { thing, id, round }, context.now())
}

async function ownColumns({ now, userId, zone }: Context, appId: string) {
  return { appId, region: regionPrefixOfZone(zone), userId, createTime: now(), updateTime: now() }
}

async function requireNew({ db }: Context, appId: string, table: PgTable): Promise<void> {
  await findApp(db, appId)
  await requireRoom(db, table, most, 'templates or signatures')
}

function requireName(
  { db }: Context,
  table: PgTable,
  field: string,
  column: Parameters<typeof requireUnique>[1]['column'],
  value: string,
  except?: string,
): Promise<void> {
  return requireUnique(db, { table, field, column, value, except })
}

async function oneOf<Row extends { userId: string }>(context: Context, row: Row) {
  const [first] = await named(context, [row])
  if (!first) throw new TypeError('A row is described by itself')
  return first
}

async function one<Row extends { userId: string }>(context: Context, row: Row, textOf: (row: Row) => string) {
  return withSlots(await oneOf(context, row), textOf(row))
}

/** @throws PlatformRefusal if an activity or a journey that isn't over sends it */
async function requireUnused(
  { db }: Context,
  field: 'templateId' | 'signatureId',
  id: string,
  name: string,
): Promise<void> {
  const inContent: SQL = eq(sql`${activities.content} ->> ${field}`, id)
  const open = inArray(activities.state, ['auditing', 'running', 'paused'])
  const inGraph = sql`${journeys.graph} -> 'nodes' @> ${JSON.stringify([{ [field]: id }])}::jsonb`
  const active = inArray(journeys.state, ['active', 'stopping'])
  if ((await db.$count(activities, and(inContent, open))) + (await db.$count(journeys, and(inGraph, active))) > 0)
    throw refuse(
      'in-use',
      `'${name}' is used by a campaign or a journey that hasn’t ended. Replace it there or end it first.`,
    )
}
