import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Holds the one width that the formatter leaves to people: a comment ends at the same column as the code around it.
 * Strings may be longer, since breaking a message hides it from a search.
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

/** No lines for a file that was deleted and is not yet committed. @param {string} path */
function linesOf(path) {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}
