import { basename } from 'node:path'

/** `prepack` of every package: its folder has the sources, which can't be installed. What can is its build. */
console.error(
  `${basename(process.cwd())} holds sources, which can't be installed. Run \`npm run pack\` in the repository: it builds the packages and packs them.`,
)
process.exit(1)
