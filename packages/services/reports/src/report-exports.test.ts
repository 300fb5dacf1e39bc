import { type Console, createMemoryStore } from '@console-widgets/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReportExports, type ExportWish } from './report-exports.ts'

const wish: ExportWish = {
  report: { reportId: 'quality-dashboard' },
  question: { startTime: '20260201', endTime: '20260228', comparison: 'none', maxReqCount: 50 },
  exportType: 'CSV',
  language: 'en-US',
}

interface Asked {
  id: string
  input: Record<string, unknown>
}

/** A console whose platform needs three polls to write a file; several consoles share a browser's storage. */
function consoleWith(localStorage = createMemoryStore()) {
  const asked: Asked[] = []
  let looks = 0
  let cancelled = false
  const answers: Record<string, () => unknown> = {
    'reports.export.create': () => ({ taskId: 'task-1', fileURL: null, fileName: 'quality.csv' }),
    'reports.download-analysis.export': () => ({
      taskId: null,
      fileURL: 'https://files.test/1',
      fileName: 'downloads.csv',
    }),
    'reports.export-task.cancel': () => {
      cancelled = true
      return {
        taskId: 'task-1',
        state: 'cancelled',
        done: 10,
        total: 30,
        fileURL: null,
        fileName: 'quality.csv',
        message: null,
      }
    },
    'reports.export-task.get': () => {
      looks += 1
      const state = cancelled ? 'cancelled' : looks < 3 ? 'running' : 'succeeded'
      return {
        taskId: 'task-1',
        state,
        done: Math.min(looks, 3) * 10,
        total: 30,
        fileURL: state === 'succeeded' ? `https://files.test/${looks}` : null,
        fileName: 'quality.csv',
        message: null,
      }
    },
  }
  const console = {
    ports: { localStorage },
    session: { ensure: () => Promise.resolve(), $state: { get: () => ({ info: { teamId: 'team-1' } }) } },
    invoke: ({ id }: { id: string }, input: Record<string, unknown>) => {
      asked.push({ id, input })
      return Promise.resolve(answers[id]?.())
    },
  } as unknown as Console
  return { console, asked }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('exports of reports', () => {
  it('return a finished file immediately', async () => {
    const { console, asked } = consoleWith()
    const { start, $tasks } = createReportExports(console)
    expect(await start({ ...wish, report: { reportId: 'download-analysis', appId: '1' } })).toEqual({
      fileURL: 'https://files.test/1',
      fileName: 'downloads.csv',
    })
    expect($tasks.get()).toEqual([])
    expect(asked).toEqual([
      {
        id: 'reports.download-analysis.export',
        input: { appId: '1', startTime: '20260201', endTime: '20260228', exportType: 'CSV', language: 'en-US' },
      },
    ])
  })

  it('keep the order of the table', async () => {
    const { console, asked } = consoleWith()
    const question = { ...wish.question, sort: '-downloads' }
    await createReportExports(console).start({
      ...wish,
      report: { reportId: 'download-analysis', appId: '1' },
      question,
    })
    expect(asked[0]).toMatchObject({ id: 'reports.export.create', input: { appId: '1', sort: '-downloads' } })
  })

  it('take up one that a notice names, wherever it was started', async () => {
    const { console } = consoleWith()
    const { follow, $tasks } = createReportExports(console)
    const stop = $tasks.listen(() => {})
    await follow('task-1')
    await follow('task-1')
    expect($tasks.get()).toMatchObject([{ taskId: 'task-1', state: 'running', fileName: 'quality.csv' }])
    await vi.advanceTimersByTimeAsync(5000)
    expect($tasks.get()).toMatchObject([{ state: 'succeeded', done: 30 }])
    stop()
  })

  it('follow a long one to its end', async () => {
    const { console } = consoleWith()
    const { start, $tasks, addressOf } = createReportExports(console)
    const stop = $tasks.listen(() => {})
    expect(await start(wish)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect($tasks.get()).toMatchObject([{ taskId: 'task-1', state: 'running', fileName: 'quality.csv', total: 30 }])
    await vi.advanceTimersByTimeAsync(5000)
    expect($tasks.get()).toMatchObject([{ state: 'succeeded', done: 30 }])
    // Links are valid for minutes: each download gets a new one.
    const first = await addressOf('task-1')
    expect(await addressOf('task-1')).not.toBe(first)
    stop()
  })

  it('are restored after a reload, and forgotten when dismissed', async () => {
    const storage = createMemoryStore()
    await createReportExports(consoleWith(storage).console).start(wish)
    const later = createReportExports(consoleWith(storage).console)
    const stop = later.$tasks.listen(() => {})
    await vi.advanceTimersByTimeAsync(5000)
    expect(later.$tasks.get()).toMatchObject([{ taskId: 'task-1', state: 'succeeded', fileName: 'quality.csv' }])
    later.dismiss('task-1')
    stop()
    const last = createReportExports(consoleWith(storage).console)
    last.$tasks.listen(() => {})
    await vi.advanceTimersByTimeAsync(100)
    expect(last.$tasks.get()).toEqual([])
  })

  it('can be canceled', async () => {
    const { console, asked } = consoleWith()
    const { start, $tasks, cancel } = createReportExports(console)
    const stop = $tasks.listen(() => {})
    await start(wish)
    await cancel('task-1')
    expect($tasks.get()).toMatchObject([{ state: 'cancelled', fileName: 'quality.csv' }])
    const looks = asked.length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked.length).toBe(looks)
    stop()
  })
})
