import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * One hash over sources, by which it is known whether what was built of them is still what they say.
 * @param {readonly string[]} paths files and folders; what was built or installed in them does not count, nor do tests
 */
export function sourceHash(paths) {
  const hash = createHash('sha256')
  for (const path of paths) for (const file of filesIn(path).sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Whether a marker tells of these very sources. @param {string} marker @param {string} hash */
export function isMarked(marker, hash) {
  try {
    return readFileSync(marker, 'utf8') === hash
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
