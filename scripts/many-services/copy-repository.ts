import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** The folder of `node_modules` whose entries link to the repository's own packages. */
const ownPackages = '@console-widgets'

/**
 * Copies what is in version control into a folder outside of it. What is installed is linked and not copied; the
 * repository's own packages are those of the copy.
 * @throws Error when the folder is there already, or inside of the repository
 */
export function copyRepository(repository: string, folder: string): void {
  if (!relative(repository, folder).startsWith('..')) throw new Error(`${folder} must be outside of the repository`)
  if (existsSync(folder)) throw new Error(`${folder} is there already`)
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const file of listed.split('\0').filter((name) => name && existsSync(join(repository, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(repository, file), join(folder, file), { verbatimSymlinks: true })
  }
  // Some tests ask Git for the repository's files.
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  linkModules(join(repository, 'node_modules'), join(folder, 'node_modules'))
}

/** What tools write while they run is the copy's own: `.vite` and the like are not linked. */
function linkModules(original: string, target: string): void {
  mkdirSync(join(target, ownPackages), { recursive: true })
  for (const name of readdirSync(original))
    if (name !== ownPackages && (!name.startsWith('.') || name === '.bin'))
      symlinkSync(join(original, name), join(target, name), 'junction')
  for (const name of readdirSync(join(original, ownPackages))) {
    const place = readlinkSync(join(original, ownPackages, name))
    const own = relative(dirname(original), resolve(original, ownPackages, place))
    symlinkSync(join(dirname(target), own), join(target, ownPackages, name), 'junction')
  }
}
