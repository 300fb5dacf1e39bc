import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** File with part of an object's bytes. */
export interface Piece {
  path: string
  /** Range of the bytes in the object or in the file; the end is exclusive. */
  start: number
  end: number
}

/** Name of the file whose bytes start at an offset. Names sort in byte order. */
export function pieceName(start: number): string {
  return String(start).padStart(16, '0')
}

/**
 * Files of an object with their ranges in it: a single file, or the files in its folder.
 * @throws if the object doesn't exist
 */
export async function piecesOf(path: string): Promise<Piece[]> {
  const found = await stat(path)
  if (!found.isDirectory()) return [{ path, start: 0, end: found.size }]
  const names = (await readdir(path)).sort()
  const last = names.at(-1)
  if (last === undefined) return []
  const end = Number(last) + (await stat(join(path, last))).size
  return names.map((name, at) => ({ path: join(path, name), start: Number(name), end: Number(names[at + 1] ?? end) }))
}

/** Parts of the files that contain a range of an object, as ranges in each file. `to` is exclusive. */
export function piecesIn(pieces: readonly Piece[], from: number, to: number): Piece[] {
  return pieces
    .filter((piece) => piece.start < to && piece.end > from)
    .map(({ path, start, end }) => ({ path, start: Math.max(from, start) - start, end: Math.min(to, end) - start }))
}
