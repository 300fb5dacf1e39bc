import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file with a part of an object's bytes. */
export interface Piece {
  path: string
  /** Where in the object, or in the file, the bytes begin, and where they end. */
  start: number
  end: number
}

/** Name of the file with the bytes from a place on; by name they are in order. */
export function pieceName(start: number): string {
  return String(start).padStart(16, '0')
}

/**
 * The files of an object, by where their bytes are in it: one, or those in its folder. @throws when there is no such
 * object
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

/**
 * What of the files holds an object's bytes from one place up to, and without, another, by where it is in each file.
 */
export function piecesIn(pieces: readonly Piece[], from: number, to: number): Piece[] {
  return pieces
    .filter((piece) => piece.start < to && piece.end > from)
    .map(({ path, start, end }) => ({ path, start: Math.max(from, start) - start, end: Math.min(to, end) - start }))
}
