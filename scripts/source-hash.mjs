import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Hash of sources, used to detect whether their build output is up to date.
 * @param {readonly string[]} paths files and folders. Build output, installed modules, and tests are ignored
 */
export function sourceHash(paths) {
  const hash = createHash('sha256')
  for (const path of paths) for (const file of filesIn(path).sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Whether a marker file contains a hash, and the output that it stands for is still there.
 * @param {string} marker @param {string} hash @param {readonly string[]} [outputs] files or folders
 */
export function isMarked(marker, hash, outputs = []) {
  try {
    return readFileSync(marker, 'utf8') === hash && outputs.every((output) => existsSync(output))
  } catch {
    return false
  }
}

/** @param {string} marker @param {string} hash */
export function mark(marker, hash) {
  mkdirSync(dirname(marker), { recursive: true })
  writeFileSync(marker, hash)
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist' && !name.endsWith('.test.ts'))
    .flatMap((name) => filesIn(join(path, name)))
}
