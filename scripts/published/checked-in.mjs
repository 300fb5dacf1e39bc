import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Changed lines of a report that are told, at most. */
const mostLines = 12

/**
 * Compares the reports of a package with those that are checked in, or puts them in their place.
 * @param {string} folder where they are checked in
 * @param {Record<string, string>} reports text by file name
 * @param {{ write: boolean }} options
 * @returns {string[]} what is different, a text for each file
 */
export function differences(folder, reports, { write }) {
  const present = existsSync(folder) ? readdirSync(folder) : []
  if (write) {
    for (const file of present) if (!(file in reports)) rmSync(join(folder, file))
    mkdirSync(folder, { recursive: true })
    for (const [file, text] of Object.entries(reports)) writeFileSync(join(folder, file), text)
    return []
  }
  return [...new Set([...present, ...Object.keys(reports)])].sort().flatMap((file) => {
    const before = present.includes(file) ? readFileSync(join(folder, file), 'utf8') : ''
    const after = reports[file] ?? ''
    return before === after ? [] : [`${join(folder, file)} is not what the package offers now:\n${changedLines(before, after)}`]
  })
}

/** @param {string} before @param {string} after */
function changedLines(before, after) {
  const lines = [...linesWithout(before, after).map((line) => `- ${line}`), ...linesWithout(after, before).map((line) => `+ ${line}`)]
  const more = lines.length - mostLines
  return [...lines.slice(0, mostLines), ...(more > 0 ? [`  and ${more} lines more`] : lines.length === 0 ? ['  the same lines in another order'] : [])].map((line) => `    ${line}`).join('\n')
}

/** Lines of a text that another does not have as often. @param {string} text @param {string} other */
function linesWithout(text, other) {
  /** @type {Map<string, number>} */
  const left = new Map()
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1)
  return text.split('\n').filter((line) => {
    const times = left.get(line) ?? 0
    left.set(line, times - 1)
    return times <= 0
  })
}
