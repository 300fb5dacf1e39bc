import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Maximum number of changed lines of a report to print. */
const mostLines = 12

/**
 * Compares the reports of a package, given as texts by file name, with the checked-in ones in a folder, or replaces
 * those.
 * @returns the differences, one text per file
 */
export function differences(
  folder: string,
  reports: Readonly<Record<string, string>>,
  { write }: { write: boolean },
): string[] {
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
    return before === after
      ? []
      : [`${join(folder, file)} is not what the package offers now:\n${changedLines(before, after)}`]
  })
}

function changedLines(before: string, after: string): string {
  const lines = [
    ...linesWithout(before, after).map((line) => `- ${line}`),
    ...linesWithout(after, before).map((line) => `+ ${line}`),
  ]
  const more = lines.length - mostLines
  return [
    ...lines.slice(0, mostLines),
    ...(more > 0 ? [`  and ${more} lines more`] : lines.length === 0 ? ['  the same lines in another order'] : []),
  ]
    .map((line) => `    ${line}`)
    .join('\n')
}

/** Lines of a text that occur less often in another. */
function linesWithout(text: string, other: string): string[] {
  const left = new Map<string, number>()
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1)
  return text.split('\n').filter((line) => {
    const times = left.get(line) ?? 0
    left.set(line, times - 1)
    return times <= 0
  })
}
