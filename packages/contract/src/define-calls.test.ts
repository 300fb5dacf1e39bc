import type { StandardSchemaV1 } from '@standard-schema/spec'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineCalls, type AnswerOf, type InputOf, type MadeOf, type ParsedOf } from './index.ts'

type Schema<Input, Output = Input> = StandardSchemaV1<Input, Output>
interface Schemas {
  getInput: Schema<{ noteId: string }>
  createInput: Schema<{ title: string; pages?: number }, { title: string; pages: number }>
  note: Schema<{ noteId: string; title: string }, { noteId: string; title: string; at: Date }>
  helper: () => void
}

const calls = defineCalls<Schemas>()({
  'notes.note.get': { method: 'GET', path: '/notes/{noteId}', title: 'Get a note', input: 'getInput', output: 'note' },
  'notes.note.create': { method: 'POST', path: '/notes', title: 'Create a note', input: 'createInput', output: 'note' },
  'notes.note.delete': { method: 'DELETE', path: '/notes/{noteId}', title: 'Delete a note', input: 'getInput' },
  'notes.paper.export': { method: 'GET', path: '/notes/paper', title: 'Export the notes', answer: 'bytes' },
})

describe('defineCalls', () => {
  it('fills the defaults of a read', () => {
    expect(calls['notes.note.get']).toMatchObject({
      id: 'notes.note.get',
      area: 'notes',
      auth: 'session',
      zone: 'current',
      host: 'api',
      effect: 'read',
      touches: ['notes'],
      headers: [],
      body: 'json',
      answer: 'json',
      spec: 'shown',
      confirm: undefined,
    })
  })

  it('uses POST for a write, and DELETE with a confirmation for a destructive call', () => {
    expect(calls['notes.note.create']).toMatchObject({ effect: 'write', confirm: undefined })
    expect(calls['notes.note.delete']).toMatchObject({ effect: 'destroy', confirm: 'dialog' })
  })

  it('keeps explicit values', () => {
    const declared = defineCalls<Schemas>()({
      'notes.note.find': {
        method: 'POST',
        path: '/notes/find',
        title: 'Find notes',
        auth: 'demo',
        zone: 'site',
        host: 'upload',
        effect: 'read',
        permission: 'notes.read',
        touches: ['notes', 'paper'],
        confirm: 'typed',
        spec: 'named',
        headless: { usedBy: 'pipeline', why: 'for notes made by night' },
      },
    })
    expect(declared['notes.note.find']).toMatchObject({
      auth: 'demo',
      zone: 'site',
      host: 'upload',
      effect: 'read',
      permission: 'notes.read',
      touches: ['notes', 'paper'],
      confirm: 'typed',
      spec: 'named',
      headless: { usedBy: 'pipeline', why: 'for notes made by night' },
    })
  })

  it('guards a call by the session of its team, and one for anybody not at all, unless it says otherwise', () => {
    const declared = defineCalls<Schemas>()({
      'notes.note.list': { method: 'GET', path: '/notes', title: 'List notes' },
      'notes.demo.list': { method: 'GET', path: '/demo', title: 'List notes of the demo', auth: 'demo' },
      'notes.news.list': { method: 'GET', path: '/news', title: 'List news', auth: 'anonymous' },
      'notes.hook.run': { method: 'POST', path: '/hook', title: 'Run', auth: 'anonymous', guard: 'secret' },
      'notes.pen.lend': { method: 'POST', path: '/pen', title: 'Lend', guard: 'cookie', tenant: 'accounts' },
    })
    expect(Object.values(declared).map(({ guard, tenant }) => [guard, tenant])).toEqual([
      ['session', 'team'],
      ['session', 'team'],
      ['none', 'public'],
      ['secret', 'team'],
      ['cookie', 'accounts'],
    ])
  })

  it('makes a read stale when a part that it follows changes, or its whole area', () => {
    const declared = defineCalls<Schemas>({ follows: ['paper'] })({
      'notes.note.list': { method: 'GET', path: '/notes', title: 'List notes' },
      'notes.note.get': { method: 'GET', path: '/notes/{noteId}', title: 'Get note', follows: ['pens'] },
      'notes.tag.list': { method: 'GET', path: '/tags', title: 'List tags', touches: ['notes.tags'] },
      'notes.note.create': { method: 'POST', path: '/notes', title: 'Create note' },
    })
    expect(Object.values(declared).map(({ touches }) => touches)).toEqual([
      ['notes', 'paper'],
      ['notes', 'paper', 'pens'],
      ['notes.tags'],
      ['notes'],
    ])
  })

  it('infers the types of input and output on both sides of the schemas', () => {
    type Get = (typeof calls)['notes.note.get']
    type Create = (typeof calls)['notes.note.create']
    expectTypeOf<InputOf<Get>>().toEqualTypeOf<{ noteId: string }>()
    expectTypeOf<InputOf<Create>>().toEqualTypeOf<{ title: string; pages?: number }>()
    expectTypeOf<ParsedOf<Create>>().toEqualTypeOf<{ title: string; pages: number }>()
    expectTypeOf<AnswerOf<Get>>().toEqualTypeOf<{ noteId: string; title: string; at: Date }>()
    expectTypeOf<MadeOf<Get>>().toEqualTypeOf<{ noteId: string; title: string }>()
    expectTypeOf<AnswerOf<(typeof calls)['notes.note.delete']>>().toEqualTypeOf<void>()
    expectTypeOf<InputOf<(typeof calls)['notes.paper.export']>>().toEqualTypeOf<void>()
    expectTypeOf<AnswerOf<(typeof calls)['notes.paper.export']>>().toEqualTypeOf<Response>()
  })

  it('rejects a schema name that the module does not export', () => {
    const define = defineCalls<Schemas>()
    // @ts-expect-error -- there is no schema of that name
    define({ 'notes.note.get': { method: 'GET', path: '/notes', title: 'Get a note', input: 'nothing' } })
    // @ts-expect-error -- a function is no schema
    define({ 'notes.note.get': { method: 'GET', path: '/notes', title: 'Get a note', output: 'helper' } })
  })
})
