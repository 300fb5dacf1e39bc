import type { AnswerOf, InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import {
  allowedUriListFields,
  codeListFields,
  domainListFields,
  intentListFields,
  linkListFields as fields,
  prefixListFields,
} from './model.ts'

/** A link in a list. */
export type LinkItem = ItemOf<(typeof calls)['links.short-link.list']>
/** A link with its earlier targets. */
export type LinkDetail = AnswerOf<(typeof calls)['links.short-link.get']>
/** Where a link leads. */
export type LinkInfo = LinkItem['linkInfo']
/** A prefix of addresses. */
export type UriPrefix = ItemOf<(typeof calls)['links.uri-prefix.list']>
/** A pattern that targets must match. */
export type AllowedUri = ItemOf<(typeof calls)['links.allowed-uri.list']>
/** An address that leads all devices to one page. */
export type UnifiedLink = ItemOf<(typeof calls)['links.unified-link.list']>
/** A domain whose links an app opens on HarmonyOS. */
export type LinkDomain = ItemOf<(typeof calls)['links.harmony-linking-domain.list']>
/** A link of HarmonyOS. */
export type HarmonyLink = ItemOf<(typeof calls)['links.harmony-linking-short-link.list']>
/** An intent that an app handles. */
export type AbilityIntent = ItemOf<(typeof calls)['links.ability-intent.list']>
/** A printed code that leads to a link. */
export type HmCode = ItemOf<(typeof calls)['links.hmcode.list']>
/** The clicks of a link. */
export type ClickReport = AnswerOf<(typeof calls)['links.click-report.get']>

/** A link to create from a row of a file. */
export type NewLink = InputOf<(typeof calls)['links.short-link.import']>['links'][number]
/** What became of it. */
export type ImportResult = AnswerOf<(typeof calls)['links.short-link.import']>['results'][number]

/** Kinds of links with a page of their own. */
export type BuiltKind = 'short' | 'deep'

/** Custom pages that links of an app can lead to. */
export function targetsData(console: Console, _place: Place, appId: string) {
  return { targets: dataOf(console).query(calls['links.target.list'], { appId }) }
}

/** The links of an app, of one kind. */
export function linksData(console: Console, place: Place, appId: string, kind: BuiltKind) {
  const { list, mutation } = dataOf(console)
  const setting = {
    id: kind === 'short' ? 'links' : 'deep-links',
    key: 'linkId',
    fields,
    place,
    input: { appId },
  } as const
  return {
    links:
      kind === 'short' ? list(calls['links.short-link.list'], setting) : list(calls['links.deep-link.list'], setting),
    setStatus: mutation(calls['links.link-status.update']),
    remove: mutation(calls[kind === 'short' ? 'links.short-link.delete' : 'links.deep-link.delete']),
  }
}

/** What a new link of an app is made with. */
export function newLinkData(console: Console, _place: Place, appId: string) {
  const { mutation, query } = dataOf(console)
  return {
    prefixes: query(calls['links.uri-prefix.list'], { appId, maxReqCount: 50 }),
    createShort: mutation(calls['links.short-link.create']),
    createDeep: mutation(calls['links.deep-link.create']),
    importLinks: mutation(calls['links.short-link.import']),
  }
}

/** One link. Its clicks are read again every half minute. */
export function linkData(console: Console, _place: Place, kind: BuiltKind, linkId: string) {
  const { mutation, query } = dataOf(console)
  return {
    link: query(calls[kind === 'short' ? 'links.short-link.get' : 'links.deep-link.get'], { linkId }),
    update: mutation(calls[kind === 'short' ? 'links.short-link.update' : 'links.deep-link.update']),
    setStatus: mutation(calls['links.link-status.update']),
    remove: mutation(calls[kind === 'short' ? 'links.short-link.delete' : 'links.deep-link.delete']),
  }
}

/** Time after which clicks are read again, in milliseconds. */
const freshFor = 30_000

/** The clicks of a link from a time on, or of the last week. */
export function clicksData(console: Console, _place: Place, linkId: string, startTime: number | undefined) {
  const { query } = dataOf(console)
  return { report: query(calls['links.click-report.get'], { linkId, startTime }, { every: () => freshFor }) }
}

/** Prefixes, allowed URIs, and unified links of an app. */
export function prefixesData(console: Console, place: Place, appId: string) {
  const { list, mutation, query } = dataOf(console)
  const input = { appId }
  return {
    choices: query(calls['links.uri-prefix.list'], { appId, maxReqCount: 50 }),
    verifiedDomains: query(calls['links.harmony-linking-domain.list'], {
      appId,
      filter: ['state:=:verified'],
      sort: 'domain',
      maxReqCount: 50,
    }),
    prefixes: list(calls['links.uri-prefix.list'], {
      id: 'prefixes',
      key: 'prefixId',
      fields: prefixListFields,
      place,
      input,
    }),
    allowedUris: list(calls['links.allowed-uri.list'], {
      id: 'allowed-uris',
      key: 'allowedUriId',
      fields: allowedUriListFields,
      place,
      input,
    }),
    unifiedLinks: list(calls['links.unified-link.list'], { id: 'unified-links', key: 'linkId', fields, place, input }),
    createPrefix: mutation(calls['links.uri-prefix.create']),
    updatePrefix: mutation(calls['links.uri-prefix.update']),
    removePrefix: mutation(calls['links.uri-prefix.delete']),
    createAllowedUri: mutation(calls['links.allowed-uri.create']),
    updateAllowedUri: mutation(calls['links.allowed-uri.update']),
    removeAllowedUri: mutation(calls['links.allowed-uri.delete']),
    createUnified: mutation(calls['links.unified-link.create']),
    updateUnified: mutation(calls['links.unified-link.update']),
    removeUnified: mutation(calls['links.unified-link.delete']),
    setStatus: mutation(calls['links.link-status.update']),
  }
}

/** Time after which a domain that is being checked is read again, in milliseconds. */
const soon = 1500

/** What an app has on HarmonyOS: domains, links to them, intents, and HM Codes. */
export function harmonyData(console: Console, place: Place, appId: string) {
  const { list, mutation, query } = dataOf(console)
  const input = { appId }
  return {
    prefixes: query(calls['links.uri-prefix.list'], { appId, maxReqCount: 50 }),
    shortLinks: query(calls['links.short-link.list'], { appId, maxReqCount: 100 }),
    ownLinks: query(calls['links.harmony-linking-short-link.list'], { appId, maxReqCount: 100 }),
    domains: list(calls['links.harmony-linking-domain.list'], {
      ...{ id: 'link-domains', key: 'domainId', fields: domainListFields, place, input },
      every: (items) => (items.some(({ state }) => state === 'checking') ? soon : undefined),
    }),
    links: list(calls['links.harmony-linking-short-link.list'], {
      ...{ id: 'harmony-links', key: 'linkId', fields, place, input },
    }),
    intents: list(calls['links.ability-intent.list'], {
      ...{ id: 'ability-intents', key: 'intentId', fields: intentListFields, place, input },
    }),
    codes: list(calls['links.hmcode.list'], {
      ...{ id: 'hm-codes', key: 'codeId', fields: codeListFields, place, input },
    }),
    createDomain: mutation(calls['links.harmony-linking-domain.create']),
    verify: mutation(calls['links.harmony-linking-domain.verify']),
    removeDomain: mutation(calls['links.harmony-linking-domain.delete']),
    createLink: mutation(calls['links.harmony-linking-short-link.create']),
    updateLink: mutation(calls['links.harmony-linking-short-link.update']),
    removeLink: mutation(calls['links.harmony-linking-short-link.delete']),
    createIntent: mutation(calls['links.ability-intent.create']),
    updateIntent: mutation(calls['links.ability-intent.update']),
    removeIntent: mutation(calls['links.ability-intent.delete']),
    createCode: mutation(calls['links.hmcode.create']),
    updateCode: mutation(calls['links.hmcode.update']),
    removeCode: mutation(calls['links.hmcode.delete']),
  }
}
