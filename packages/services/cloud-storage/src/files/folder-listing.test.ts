import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Console } from '@console-widgets/core'
import { createFolderListing, type FileEntry, type FolderListing } from './folder-listing.ts'

interface Asked {
  prefix: string
  fromRecCount?: number
  maxReqCount: number
  cursor?: string
}

const total = 100_000
const entry = (index: number, prefix: string): FileEntry => ({
  kind: 'file',
  key: `${prefix}${index}.txt`,
  name: `${index}.txt`,
  size: 1,
  contentType: 'text/plain',
  etag: null,
  createTime: 0,
  updateTime: 0,
})

/** A console whose platform has folders with many files. */
function openConsole() {
  const asked: Asked[] = []
  const invoke = vi.fn(async (_call: unknown, input: Asked) => {
    asked.push(input)
    const from = input.cursor === undefined ? (input.fromRecCount ?? 1) - 1 : Number(input.cursor)
    const items = Array.from({ length: Math.min(input.maxReqCount, total - from) }, (_, index) =>
      entry(from + index, input.prefix),
    )
    return { items, total, cursor: from + items.length < total ? String(from + items.length) : null }
  })
  const console = {
    invoke,
    host: { on: () => () => {}, post: () => {} },
    session: { $profile: atom(undefined) },
  } as unknown as Console
  return { console, asked, invoke }
}

const listed = { bucketId: 'b', prefix: 'tides/', sort: 'name', search: '' } as const
const settled = () => vi.waitFor(() => expect(true).toBe(true))

describe('a folder of 100,000 files', () => {
  let page: ReturnType<typeof openConsole>
  let listing: FolderListing
  let stop: () => void
  beforeEach(() => {
    page = openConsole()
    listing = createFolderListing(page.console)
    stop = listing.$state.subscribe(() => {})
  })
  afterEach(() => stop())

  it('opens with one request', async () => {
    listing.list(listed)
    await expect.poll(() => listing.$state.get().total).toBe(total)
    expect(page.asked).toHaveLength(1)
    expect(listing.$state.get().items.get(199)?.name).toBe('199.txt')
  })

  it('loads only what is in view', async () => {
    listing.list(listed)
    await expect.poll(() => listing.$state.get().total).toBe(total)
    listing.look(90_190, 90_230)
    await expect.poll(() => listing.$state.get().items.get(90_229)?.name).toBe('90229.txt')
    listing.look(90_195, 90_235)
    await settled()
    expect(page.asked.map(({ fromRecCount }) => fromRecCount)).toEqual([1, 90_001, 90_201])
    expect(listing.$state.get().items.has(50_000)).toBe(false)
  })

  it('ignores responses for a folder that was left', async () => {
    listing.list(listed)
    listing.list({ ...listed, prefix: 'charts/' })
    await expect.poll(() => listing.$state.get().total).toBe(total)
    expect([...listing.$state.get().items.values()].every(({ key }) => key.startsWith('charts/'))).toBe(true)
  })

  it('loads everything by cursor when all is selected', async () => {
    listing.list(listed)
    const all = await listing.readAll()
    expect(all).toHaveLength(total)
    expect(new Set(all.map(({ key }) => key)).size).toBe(total)
  })

  it('reports an error, and can be reloaded', async () => {
    page.invoke.mockRejectedValueOnce(new Error('away'))
    listing.list(listed)
    await expect.poll(() => listing.$state.get().error).toBeDefined()
    listing.reload()
    await expect.poll(() => listing.$state.get().total).toBe(total)
    expect(listing.$state.get().error).toBeUndefined()
  })
})
