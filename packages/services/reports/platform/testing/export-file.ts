import { expect } from 'vitest'
import type { TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

/** Cells of a CSV file; the BOM must be there. */
export async function readCsvFile({ platform }: TestPlatform, url: string): Promise<string[][]> {
  const file = await platform.fetch(new Request(url))
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
  expect(text.startsWith('\uFEFF')).toBe(true)
  const cells = [...text.slice(1).matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

/** A number as written in files. */
export const asWritten = (value: number | null | undefined, unit: string) =>
  value === null || value === undefined
    ? ''
    : unit === 'money' || unit === 'frames'
      ? Math.round(value) / 100
      : unit === 'share'
        ? Math.round(value * 1e6) / 1e6
        : Math.round(value * 100) / 100
