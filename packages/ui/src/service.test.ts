import { expect, it } from 'vitest'
import { defineService } from './service.ts'

const front = {
  area: 'notes',
  name: { cn: '笔记', en: 'Notes', ru: 'Заметки' },
  category: 'tools',
  icon: 'file',
  routes: { 'notes.list': '/notes', 'notes.note': '/notes/:noteId', 'apps.list': '/apps' },
  locales: [],
} as const

const list = { load: () => Promise.resolve({ default: () => null }) }
const note = { load: () => Promise.resolve({ default: (_: { noteId: string; onOpen?: () => void }) => null }) }

it('accepts pages whose views take the values of their routes', () => {
  expect(defineService({ ...front, pages: { 'notes.list': list, 'notes.note': note } })).toMatchObject({
    area: 'notes',
  })
})

it('does not compile if a route has no page or a view requires other properties', () => {
  // @ts-expect-error -- there is no page at the route of a note
  defineService({ ...front, pages: { 'notes.list': list } })
  // @ts-expect-error -- the route of the list has no noteId
  defineService({ ...front, pages: { 'notes.list': note, 'notes.note': note } })
  // @ts-expect-error -- the list of the apps is another service's
  defineService({ ...front, pages: { 'notes.list': list, 'notes.note': note, 'apps.list': list } })
})
