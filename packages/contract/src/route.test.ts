import { describe, expect, it } from 'vitest'
import { defineCalls, pathParameters, splitInput, travelsInQuery } from './index.ts'

const calls = defineCalls<object>()({
  'notes.note.get': { method: 'GET', path: '/books/{bookId}/notes/{noteId}', title: 'Get a note', headers: ['appId'] },
  'notes.note.update': { method: 'PUT', path: '/notes/{noteId}', title: 'Change a note', headers: ['appId'] },
  'notes.note.delete': { method: 'DELETE', path: '/notes', title: 'Delete a note' },
  'notes.paper.upload': { method: 'POST', path: '/notes/paper', title: 'Upload paper', body: 'bytes' },
})

describe('splitInput', () => {
  it('puts each field where its call declares it', () => {
    expect(splitInput(calls['notes.note.get'], { bookId: 'a b', noteId: 'x/y', appId: 7, limit: 3 })).toEqual({
      path: '/books/a%20b/notes/x%2Fy',
      query: { limit: 3 },
      headers: { appId: '7' },
      body: undefined,
    })
    expect(splitInput(calls['notes.note.update'], { noteId: 1, title: 'T' })).toEqual({
      path: '/notes/1',
      query: {},
      headers: {},
      body: { title: 'T' },
    })
  })

  it('sends the fields of a DELETE and of a call with bytes in the query', () => {
    expect(splitInput(calls['notes.note.delete'], { noteId: '1' })).toMatchObject({
      query: { noteId: '1' },
      body: undefined,
    })
    expect(splitInput(calls['notes.paper.upload'], { fileName: 'a.pdf' })).toMatchObject({
      query: { fileName: 'a.pdf' },
      body: undefined,
    })
    expect(travelsInQuery(calls['notes.note.update'])).toBe(false)
  })

  it.each([undefined, null, ''])('rejects %j for a path field', (noteId) => {
    expect(() => splitInput(calls['notes.note.update'], { noteId })).toThrow(
      "notes.note.update: 'noteId' is part of the path",
    )
  })

  it('leaves the caller’s input as it was', () => {
    const input = { noteId: '1', appId: '2', title: 'T' }
    splitInput(calls['notes.note.update'], input)
    expect(input).toEqual({ noteId: '1', appId: '2', title: 'T' })
  })

  it('lists the path parameters in order', () => {
    expect(pathParameters('/a/{one}/b/{two}')).toEqual(['one', 'two'])
    expect(pathParameters('/a')).toEqual([])
  })
})
