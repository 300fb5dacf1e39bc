import { anything, defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/workspace/v1'

/** Calls of the area `workspace`, which shows a person what is theirs over all services. */
export const calls = defineCalls<typeof schemas>()({
  'workspace.overview.get': {
    method: 'GET',
    path: `${base}/overview`,
    title: 'What needs the person',
    spec: 'ours',
    personal: true,
    follows: [anything],
    input: 'ofSite',
    output: 'overview',
  },
  'workspace.thing.search': {
    method: 'GET',
    path: `${base}/things`,
    title: 'Search the things of a team',
    spec: 'ours',
    follows: [anything],
    input: 'searchInput',
    output: 'foundThings',
  },
  'workspace.visit.list': {
    method: 'GET',
    path: `${base}/visits`,
    title: 'List the things visited last',
    spec: 'ours',
    personal: true,
    follows: [anything],
    input: 'ofSite',
    output: 'foundThings',
  },
  'workspace.visit.create': {
    method: 'POST',
    path: `${base}/visits`,
    title: 'Remember a visit',
    spec: 'ours',
    personal: true,
    input: 'visitInput',
    output: 'visitAnswer',
  },
})
