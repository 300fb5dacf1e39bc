import { and, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/links/contract'
import {
  codeListFields,
  domainForm,
  domainListFields,
  intentListFields,
  linkLimits,
} from '@console-widgets/links/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { deleteLink, describeLink, findLink } from '../link-rows.ts'
import { handlersOf } from '../link-handlers.ts'
import { localHosts } from '../options.ts'
import { issue } from '../issues.ts'
import { refuse } from '../refuse.ts'
import { storeLink } from '../store-links.ts'
import { abilityIntents, hmCodes, linkDomains } from '../tables.ts'
import { scheduleDomainCheck, type DomainRow } from './check-domains.ts'
import { describeCodes, newCode, requireChangeable } from './code-rows.ts'
import { requireParameters } from './intent-parameters.ts'

type Id = Extract<
  keyof typeof calls,
  `links.${'harmony-linking-domain' | 'harmony-linking-short-link' | 'ability-intent' | 'hmcode'}.${string}`
>
type IntentRow = typeof abilityIntents.$inferSelect

const shortLinks = handlersOf('harmony')

/** Handlers of what HarmonyOS alone knows: verified domains, links to them, intents, and HM Codes. */
export const harmonyHandlers: Pick<Handlers<typeof calls>, Id> = {
  'links.harmony-linking-domain.list': async ({ appId, ...input }, { db }) => {
    await findApp(db, appId)
    return listTable(db, linkDomains, domainListFields, input, 'domain', eq(linkDomains.appId, appId))
  },
  'links.harmony-linking-domain.create': async ({ appId, domain }, { db, now, services }) => {
    await findApp(db, appId)
    if (!domainForm.test(domain) && !services.options.of(localHosts).includes(domain))
      throw refuse('bad-parameter', `'${domain}' isn’t a public domain`, [issue('domain', 'domain-form')])
    const ofApp = eq(linkDomains.appId, appId)
    if ((await db.$count(linkDomains, ofApp)) >= linkLimits.domainsPerApp)
      throw refuse('limit-reached', `An app has at most ${linkLimits.domainsPerApp} domains`)
    if ((await db.$count(linkDomains, and(ofApp, eq(linkDomains.domain, domain)))) > 0)
      throw refuse('name-taken', 'The app has this domain already', [issue('domain', 'taken')])
    const row = { domainId: newId(), appId, domain, state: 'checking' as const, createTime: now(), updateTime: now() }
    const [created] = await db.insert(linkDomains).values(row).returning()
    await scheduleDomainCheck(db, services, created as DomainRow, now())
    return created as DomainRow
  },
  'links.harmony-linking-domain.verify': async ({ domainId }, { db, now, services }) => {
    const before = await findRow(db, linkDomains, domainId, 'domain')
    // A check that is under way brings the answer.
    if (before.state === 'checking') return before
    const [row] = await db
      .update(linkDomains)
      .set({ state: 'checking', updateTime: now() })
      .where(eq(linkDomains.domainId, domainId))
      .returning()
    await scheduleDomainCheck(db, services, row as DomainRow, now())
    return row as DomainRow
  },
  'links.harmony-linking-domain.delete': async ({ domainId }, { db }) => {
    await findRow(db, linkDomains, domainId, 'domain')
    await db.delete(linkDomains).where(eq(linkDomains.domainId, domainId))
  },

  'links.harmony-linking-short-link.list': shortLinks.list,
  'links.harmony-linking-short-link.create': async (input, context) =>
    describeLink(context.db, context.services, await storeLink(context, { ...input, kind: 'harmony' })),
  'links.harmony-linking-short-link.update': shortLinks.update,
  'links.harmony-linking-short-link.delete': async ({ linkId }, { db }) =>
    deleteLink(db, await findLink(db, linkId, 'harmony')),

  'links.ability-intent.list': async ({ appId, ...input }, { db }) => {
    await findApp(db, appId)
    return listTable(db, abilityIntents, intentListFields, input, 'intentName', eq(abilityIntents.appId, appId))
  },
  'links.ability-intent.create': async ({ appId, ...fields }, { db, now }) => {
    await findApp(db, appId)
    requireParameters(fields.parameters)
    if ((await db.$count(abilityIntents, eq(abilityIntents.appId, appId))) >= linkLimits.intentsPerApp)
      throw refuse('limit-reached', `An app has at most ${linkLimits.intentsPerApp} intents`)
    await requireFreeIntent(db, appId, fields.intentName)
    const row = { intentId: newId(), appId, ...fields, createTime: now(), updateTime: now() }
    const [created] = await db.insert(abilityIntents).values(row).returning()
    return created as IntentRow
  },
  'links.ability-intent.update': async ({ intentId, ...changes }, { db, now }) => {
    const { appId, intentName } = await findRow(db, abilityIntents, intentId, 'intent')
    if (changes.parameters !== undefined) requireParameters(changes.parameters)
    if (changes.intentName !== undefined && changes.intentName !== intentName)
      await requireFreeIntent(db, appId, changes.intentName)
    const [updated] = await db
      .update(abilityIntents)
      .set({ ...changes, updateTime: now() })
      .where(eq(abilityIntents.intentId, intentId))
      .returning()
    return updated as IntentRow
  },
  'links.ability-intent.delete': async ({ intentId }, { db }) => {
    await findRow(db, abilityIntents, intentId, 'intent')
    await db.delete(abilityIntents).where(eq(abilityIntents.intentId, intentId))
  },

  'links.hmcode.list': async ({ appId, ...input }, { db, services }) => {
    await findApp(db, appId)
    const { items, total } = await listTable(
      db,
      hmCodes,
      codeListFields,
      input,
      '-createTime',
      eq(hmCodes.appId, appId),
    )
    return { items: await describeCodes(db, services, items), total }
  },
  'links.hmcode.create': async ({ appId, linkId, codeType }, { db, now, services }) => {
    await findApp(db, appId)
    await requireLinkOfApp(db, appId, linkId)
    if ((await db.$count(hmCodes, eq(hmCodes.appId, appId))) >= linkLimits.codesPerApp)
      throw refuse('limit-reached', `An app has at most ${linkLimits.codesPerApp} codes`)
    const row = { codeId: newId(), appId, linkId, codeType, code: newCode(), createTime: now(), updateTime: now() }
    const created = await db.insert(hmCodes).values(row).returning()
    return oneOf(await describeCodes(db, services, created))
  },
  'links.hmcode.update': async ({ codeId, linkId }, { db, now, services }) => {
    const code = await findRow(db, hmCodes, codeId, 'code')
    requireChangeable(code)
    await requireLinkOfApp(db, code.appId, linkId)
    const set = { linkId, updateTime: now() }
    const updated = await db.update(hmCodes).set(set).where(eq(hmCodes.codeId, codeId)).returning()
    return oneOf(await describeCodes(db, services, updated))
  },
  'links.hmcode.delete': async ({ codeId }, { db }) => {
    await findRow(db, hmCodes, codeId, 'code')
    await db.delete(hmCodes).where(eq(hmCodes.codeId, codeId))
  },
}

const oneOf = <Row>([row]: readonly Row[]) => row as Row

async function requireFreeIntent(db: Queries, appId: string, intentName: string): Promise<void> {
  const same = and(eq(abilityIntents.appId, appId), eq(abilityIntents.intentName, intentName))
  if ((await db.$count(abilityIntents, same)) === 0) return
  throw refuse('name-taken', 'The app has this intent already', [issue('intentName', 'taken')])
}

async function requireLinkOfApp(db: Queries, appId: string, linkId: string): Promise<void> {
  const link = await findLink(db, linkId)
  if (link.appId === appId) return
  throw refuse('not-found', `The app '${appId}' has no link '${linkId}'`, [issue('linkId', 'link-of-app')])
}
