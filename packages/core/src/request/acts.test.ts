import { expect, it, vi } from 'vitest'
import { actHeader } from '../model.ts'
import { calls } from '../testing/calls.ts'
import { failure } from '../testing/failure.ts'
import { createSignedInPage, refusal, type Answerer } from '../testing/fake-page.ts'

const create = calls['notes.note.create']
const cut: Answerer = () => Promise.reject(new TypeError('fetch failed'))

/** A page whose platform returns the given responses in turn, then succeeds. */
function pageThatAnswers(...answers: Answerer[]) {
  const page = createSignedInPage((request) => (answers.shift() ?? (() => ({})))(request))
  return { ...page, ids: () => page.requests.map(({ headers }) => headers[actHeader]) }
}

it('gives each change an ID of its own, and reads none', async () => {
  const { console, ids } = pageThatAnswers()
  await console.invoke(create, { title: 'T' })
  await console.invoke(create, { title: 'T' })
  await console.invoke(calls['notes.note.search'], {})
  expect(ids()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/), undefined])
  expect(ids()[0]).not.toBe(ids()[1])
})

it.each<[string, Answerer]>([
  ['the connection is cut', cut],
  ['a gateway answers', () => new Response('<html>', { status: 502 })],
  ['the answer is cut off', () => new Response('{"ret":{"co')],
])('keeps the ID of a change with unknown outcome when it is repeated (%s)', async (_, answer) => {
  const { console, ids } = pageThatAnswers(answer, answer)
  await failure(console.invoke(create, { title: 'T' }))
  await failure(console.invoke(create, { title: 'T' }))
  await console.invoke(create, { title: 'T' })
  await console.invoke(create, { title: 'T' })
  const [first, second, third, fourth] = ids()
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

it('uses a new ID after a rejection, and for a different request', async () => {
  const { console, ids } = pageThatAnswers(() => refusal(409, 1), cut)
  await failure(console.invoke(create, { title: 'T' }))
  await failure(console.invoke(create, { title: 'T' }))
  await console.invoke(create, { title: 'U' })
  expect(new Set(ids()).size).toBe(3)
})

it('uses three IDs for on, off, and on again, even if the first had no response', async () => {
  const { console, ids } = pageThatAnswers(cut)
  await failure(console.invoke(create, { on: true }))
  await console.invoke(create, { on: false })
  await console.invoke(create, { on: true })
  expect(new Set(ids()).size).toBe(3)
})

it('keeps the IDs of several changes that were cut off together', async () => {
  const { console, ids } = pageThatAnswers(cut, cut, cut)
  const titles = ['T', 'U', 'V']
  await Promise.all(titles.map((title) => failure(console.invoke(create, { title }))))
  await Promise.all(titles.map((title) => console.invoke(create, { title })))
  expect(ids().slice(3)).toEqual(ids().slice(0, 3))
})

it('uses a new ID for the same request in another team', async () => {
  const { console, ids } = pageThatAnswers(cut)
  await failure(console.invoke(create, { title: 'T' }))
  await console.session.switchTeam('team2')
  await console.invoke(create, { title: 'T' })
  expect(ids()[2]).not.toBe(ids()[0])
})

it('keeps the ID when a refused token is refreshed', async () => {
  const { console, ids } = pageThatAnswers(() => refusal(403, 7, 'No.', { reason: 'wrong-csrf' }), cut)
  await failure(console.invoke(create, { title: 'T' }))
  await console.invoke(create, { title: 'T' })
  expect(ids()).toEqual([expect.any(String), undefined, ids()[0], ids()[0]])
})

it('repeats a change with its ID until the platform that is making it answers', async () => {
  vi.useFakeTimers()
  try {
    const inProgress: Answerer = () =>
      new Response(JSON.stringify({ ret: { code: 1, msg: 'Later.' }, reason: 'in-progress' }), {
        status: 409,
        headers: { 'retry-after': '5' },
      })
    const { console, ids } = pageThatAnswers(cut, inProgress, inProgress, inProgress, () => ({ noteId: 'N1' }))
    await failure(console.invoke(create, { title: 'T' }))
    const repeated = console.invoke(create, { title: 'T' })
    await vi.advanceTimersByTimeAsync(14_000)
    expect(ids()).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await repeated).toEqual({ noteId: 'N1' })
    expect(new Set(ids()).size).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

it('keeps the ID of a change whose repetition is canceled while it waits', async () => {
  const { console, ids } = pageThatAnswers(cut, () => refusal(409, 1, 'Later.', { reason: 'in-progress' }))
  await failure(console.invoke(create, { title: 'T' }))
  const controller = new AbortController()
  const repeated = failure(console.invoke(create, { title: 'T' }, { signal: controller.signal }))
  await vi.waitFor(() => expect(ids()).toHaveLength(2))
  controller.abort()
  expect(await repeated).toMatchObject({ kind: 'canceled' })
  await console.invoke(create, { title: 'T' })
  expect(new Set(ids()).size).toBe(1)
})
