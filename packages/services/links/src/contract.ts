import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/links/v1'

/** Links are kept on the site that is selected, and belong to an app. */
const named = { spec: 'named', zone: 'site' } as const
const change = { ...named, permission: 'links.manage' } as const

const pipeline = (what: string) =>
  ({
    headless: {
      usedBy: 'pipeline',
      why: `A pipeline reads the ${what} that it has created. Screens show what the list has.`,
    },
  }) as const

const define = defineCalls<typeof schemas>({ follows: ['apps'] })

const shortAndDeep = define({
  'links.short-link.list': {
    ...named,
    method: 'GET',
    path: `${base}/short-links`,
    title: 'List short links',
    input: 'appLinksInput',
    output: 'linkPage',
  },
  'links.short-link.create': {
    ...change,
    method: 'POST',
    path: `${base}/short-links`,
    title: 'Create short link',
    input: 'createShortLinkInput',
    output: 'link',
  },
  'links.short-link.get': {
    ...named,
    method: 'GET',
    path: `${base}/short-links/{linkId}`,
    title: 'Get short link',
    input: 'linkIdInput',
    output: 'linkDetail',
  },
  'links.short-link.update': {
    ...change,
    method: 'PUT',
    path: `${base}/short-links/{linkId}`,
    title: 'Update short link',
    input: 'updateLinkInput',
    output: 'link',
  },
  'links.short-link.delete': {
    ...change,
    method: 'DELETE',
    path: `${base}/short-links/{linkId}`,
    title: 'Delete short link',
    input: 'linkIdInput',
  },
  'links.deep-link.list': {
    ...named,
    method: 'GET',
    path: `${base}/deep-links`,
    title: 'List deep links',
    input: 'appLinksInput',
    output: 'linkPage',
  },
  'links.deep-link.create': {
    ...change,
    method: 'POST',
    path: `${base}/deep-links`,
    title: 'Create deep link',
    input: 'createDeepLinkInput',
    output: 'link',
  },
  'links.deep-link.get': {
    ...named,
    method: 'GET',
    path: `${base}/deep-links/{linkId}`,
    title: 'Get deep link',
    input: 'linkIdInput',
    output: 'linkDetail',
  },
  'links.deep-link.update': {
    ...change,
    method: 'PUT',
    path: `${base}/deep-links/{linkId}`,
    title: 'Update deep link',
    input: 'updateLinkInput',
    output: 'link',
  },
  'links.deep-link.delete': {
    ...change,
    method: 'DELETE',
    path: `${base}/deep-links/{linkId}`,
    title: 'Delete deep link',
    input: 'linkIdInput',
  },
  'links.link-status.update': {
    ...change,
    method: 'PUT',
    path: `${base}/link-status`,
    title: 'Update link status',
    input: 'linkStatusInput',
    output: 'linkStatusOutput',
  },
  'links.click-report.get': {
    ...named,
    spec: 'ours',
    method: 'GET',
    path: `${base}/click-reports/{linkId}`,
    title: 'Get clicks of a link',
    input: 'clickReportInput',
    output: 'clickReport',
  },
})

const unifiedAndPrefixes = define({
  'links.unified-link.list': {
    ...named,
    method: 'GET',
    path: `${base}/unified-links`,
    title: 'List unified links',
    input: 'appLinksInput',
    output: 'unifiedLinkPage',
  },
  'links.unified-link.create': {
    ...change,
    method: 'POST',
    path: `${base}/unified-links`,
    title: 'Create unified link',
    input: 'createUnifiedLinkInput',
    output: 'unifiedLink',
  },
  'links.unified-link.get': {
    ...named,
    ...pipeline('unified link'),
    method: 'GET',
    path: `${base}/unified-links/{linkId}`,
    title: 'Get unified link',
    input: 'linkIdInput',
    output: 'unifiedLink',
  },
  'links.unified-link.update': {
    ...change,
    method: 'PUT',
    path: `${base}/unified-links/{linkId}`,
    title: 'Update unified link',
    input: 'updateUnifiedLinkInput',
    output: 'unifiedLink',
  },
  'links.unified-link.delete': {
    ...change,
    method: 'DELETE',
    path: `${base}/unified-links/{linkId}`,
    title: 'Delete unified link',
    input: 'linkIdInput',
  },
  'links.uri-prefix.list': {
    ...named,
    method: 'GET',
    path: `${base}/uri-prefixes`,
    title: 'List URI prefixes',
    input: 'appLinksInput',
    output: 'uriPrefixPage',
  },
  'links.uri-prefix.create': {
    ...change,
    method: 'POST',
    path: `${base}/uri-prefixes`,
    title: 'Create URI prefix',
    input: 'createPrefixInput',
    output: 'uriPrefix',
  },
  'links.uri-prefix.get': {
    ...named,
    ...pipeline('prefix'),
    method: 'GET',
    path: `${base}/uri-prefixes/{prefixId}`,
    title: 'Get URI prefix',
    input: 'prefixIdInput',
    output: 'uriPrefix',
  },
  'links.uri-prefix.update': {
    ...change,
    method: 'PUT',
    path: `${base}/uri-prefixes/{prefixId}`,
    title: 'Update URI prefix',
    input: 'updatePrefixInput',
    output: 'uriPrefix',
  },
  'links.uri-prefix.delete': {
    ...change,
    method: 'DELETE',
    path: `${base}/uri-prefixes/{prefixId}`,
    title: 'Delete URI prefix',
    confirm: 'dialog',
    input: 'prefixIdInput',
  },
  'links.allowed-uri.list': {
    ...named,
    method: 'GET',
    path: `${base}/allowed-uris`,
    title: 'List allowed URIs',
    input: 'appLinksInput',
    output: 'allowedUriPage',
  },
  'links.allowed-uri.create': {
    ...change,
    method: 'POST',
    path: `${base}/allowed-uris`,
    title: 'Create allowed URI',
    input: 'createAllowedUriInput',
    output: 'allowedUri',
  },
  'links.allowed-uri.get': {
    ...named,
    ...pipeline('pattern'),
    method: 'GET',
    path: `${base}/allowed-uris/{allowedUriId}`,
    title: 'Get allowed URI',
    input: 'allowedUriIdInput',
    output: 'allowedUri',
  },
  'links.allowed-uri.update': {
    ...change,
    method: 'PUT',
    path: `${base}/allowed-uris/{allowedUriId}`,
    title: 'Update allowed URI',
    input: 'updateAllowedUriInput',
    output: 'allowedUri',
  },
  'links.allowed-uri.delete': {
    ...change,
    method: 'DELETE',
    path: `${base}/allowed-uris/{allowedUriId}`,
    title: 'Delete allowed URI',
    input: 'allowedUriIdInput',
  },
})

/** Calls of the area `links`. */
export const calls = { ...shortAndDeep, ...unifiedAndPrefixes }
