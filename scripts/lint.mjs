import { spawnSync } from 'node:child_process'

/** `npm run lint`: runs the linter, and checks the formatting and the width of comments. */
const commands = [
  ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  ['node_modules/oxfmt/bin/oxfmt', '--check'],
  ['scripts/check-lines.mjs'],
]

const failed = commands.filter((command) => spawnSync(process.execPath, command, { stdio: 'inherit' }).status !== 0)
process.exit(failed.length > 0 ? 1 : 0)
