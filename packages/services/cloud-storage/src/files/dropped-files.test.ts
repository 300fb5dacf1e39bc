import { expect, it } from 'vitest'
import { readChosen, readDropped } from './dropped-files.ts'

const fileEntry = (name: string) => ({
  isFile: true,
  name,
  file: (done: (file: File) => void) => done(new File(['x'], name)),
})
/** A folder whose reader returns its entries in batches, as browsers do. */
const folderEntry = (name: string, inside: unknown[]) => ({
  isFile: false,
  name,
  createReader() {
    let at = 0
    return {
      readEntries(done: (entries: unknown[]) => void) {
        done(inside.slice(at, at + 100))
        at += 100
      },
    }
  },
})
const drop = (...entries: unknown[]) =>
  ({ items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })) }) as unknown as DataTransfer

it('includes files in folders, however many, and reports empty folders', async () => {
  const many = Array.from({ length: 250 }, (_, index) => fileEntry(`${index}.csv`))
  const { files, emptyFolders } = await readDropped(
    drop(fileEntry('readme.txt'), folderEntry('tides', [folderEntry('2026', many), folderEntry('2027', [])])),
  )
  expect(files).toHaveLength(251)
  expect(files[0]?.path).toBe('readme.txt')
  expect(files.at(-1)?.path).toBe('tides/2026/249.csv')
  expect(emptyFolders).toEqual(['tides/2027/'])
})

it('keeps the paths of a selected folder', () => {
  const file = Object.assign(new File(['x'], 'a.txt'), { webkitRelativePath: 'tides/a.txt' })
  expect(readChosen([file, new File(['x'], 'b.txt')]).files.map(({ path }) => path)).toEqual(['tides/a.txt', 'b.txt'])
})
