import { defineCalls } from '@console-widgets/contract'
import type { StandardSchemaV1 } from '@standard-schema/spec'

interface Schemas {
  input: StandardSchemaV1<Record<string, unknown>>
  output: StandardSchemaV1<Record<string, unknown>>
}

/** Calls of a fictitious service, one of each type. */
export const calls = defineCalls<Schemas>()({
  'notes.note.get': { method: 'GET', path: '/notes/{noteId}', title: 'Get a note', input: 'input', output: 'output' },
  'notes.note.list': { method: 'GET', path: '/notes', title: 'List notes', input: 'input', output: 'output' },
  'notes.note.create': { method: 'POST', path: '/notes', title: 'Create a note', input: 'input', output: 'output' },
  'notes.note.search': {
    method: 'POST',
    path: '/notes/search',
    title: 'Search notes',
    effect: 'read',
    input: 'input',
    output: 'output',
  },
  'notes.channel.get': {
    method: 'GET',
    path: '/channel',
    title: 'Get a channel',
    headers: ['appId'],
    input: 'input',
    output: 'output',
  },
  'notes.news.list': { method: 'GET', path: '/news', title: 'List news', auth: 'anonymous', output: 'output' },
  'notes.demo.react': { method: 'POST', path: '/demo', title: 'React to the demo', auth: 'demo', output: 'output' },
  'notes.china.get': { method: 'GET', path: '/china', title: 'Ask China', zone: 'china', output: 'output' },
  'notes.site.get': { method: 'GET', path: '/site', title: 'Ask the site', zone: 'site', output: 'output' },
  'notes.variant.get': {
    method: 'GET',
    path: '/v2/{noteId}',
    olderPath: { path: '/v1/{noteId}', switch: 'noteZones' },
    title: 'Ask the variant of the site',
    zone: 'site',
    input: 'input',
    output: 'output',
  },
  'notes.product.get': {
    method: 'GET',
    path: '/product',
    title: 'Ask the product’s zone',
    zone: 'product',
    output: 'output',
  },
  'notes.object.get': {
    method: 'POST',
    path: '/objects',
    title: 'Ask the region',
    zone: 'region-prefix',
    effect: 'read',
    input: 'input',
    output: 'output',
  },
  'notes.paper.upload': {
    method: 'POST',
    path: '/paper',
    title: 'Upload paper',
    body: 'bytes',
    host: 'upload',
    input: 'input',
    output: 'output',
  },
  'notes.paper.export': { method: 'GET', path: '/paper', title: 'Export paper', answer: 'bytes' },
})
