import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Checks the line width of comments, which the formatter does not: they end at the same column as code. Strings may be
 * longer, so that messages stay searchable.
 */
const widest = 120
const comment = /^\s*(\/\/|\/\*|\*\s|\{\/\*)/
const generated = /\.generated\.ts$|(^|\/)generated\/|tags-in\/tags\.d\.mts$/

const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.mts', '*.css'], { encoding: 'utf8' })
const problems = stdout
  .split('\n')
  .filter((path) => path !== '' && !generated.test(path))
  .flatMap((path) =>
    linesOf(path).flatMap((line, index) =>
      comment.test(line) && [...line].length > widest
        ? [`${path}:${index + 1}: a comment of ${[...line].length} characters; wrap it at ${widest}`]
        : [],
    ),
  )
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

/** Returns no lines for a file whose deletion is not yet committed. @param {string} path */
function linesOf(path) {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}
