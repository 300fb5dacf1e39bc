import { defineCalls } from '@console-widgets/contract'
import { expect, it } from 'vitest'
import { answeringsOf } from './answer-call.ts'
import { implement } from './handler.ts'

const calls = defineCalls<object>()({
  'notes.note.list': { method: 'GET', path: '/notes', title: 'List notes' },
  'notes.hook.run': { method: 'POST', path: '/hook', title: 'Run', auth: 'anonymous', guard: 'secret' },
})
const handlers = { 'notes.note.list': async () => {}, 'notes.hook.run': async () => {} }
const letIn = async () => ({ teamId: 'team', userId: 'hook' })

it('compares a secret for each call that is declared to be guarded by one, and for no other', () => {
  const guarding = (guards: object) => answeringsOf(implement(calls, {}, handlers, { guards }))
  const guards = { 'notes.hook.run': letIn }
  expect(guarding(guards).map(({ call, secretGuard }) => [call.id, secretGuard])).toEqual([
    ['notes.note.list', undefined],
    ['notes.hook.run', letIn],
  ])
  expect(() => guarding({})).toThrow(/notes\.hook\.run/)
  expect(() => guarding({ ...guards, 'notes.note.list': letIn })).toThrow(/notes\.note\.list/)
})
