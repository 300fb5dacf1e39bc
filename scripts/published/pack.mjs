import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { publishedFolders } from '../published-folders.mjs'

/**
 * Packs every package as `npm publish` would.
 * @param {string} target folder for the archives
 * @returns {{ folder: string, name: string, file: string, files: string[] }[]} for each its folder, name, archive, and
 * contents
 * @throws Error that names the packages that aren't built
 */
export function packAll(target) {
  const folders = publishedFolders()
  const missing = folders.filter((folder) => !existsSync(join(folder, 'dist', 'package.json')))
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}. Run \`npm run build\` first.`)
  mkdirSync(target, { recursive: true })
  const { stdout, status, stderr } = spawnSync(
    'npm',
    [
      'pack',
      '--json',
      '--ignore-scripts',
      '--pack-destination',
      target,
      ...folders.map((folder) => `./${folder}/dist`),
    ],
    {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`)
  /** @type {{ name: string, filename: string, files: { path: string }[] }[]} */
  const packed = JSON.parse(stdout)
  return packed.map(({ name, filename, files }, index) => ({
    folder: /** @type {string} */ (folders[index]),
    name,
    file: join(target, filename),
    files: files.map(({ path }) => path),
  }))
}

/**
 * Installs a packed package into a project's node_modules.
 * @param {string} archive
 * @param {string} project the folder that has a node_modules
 * @returns {{ name: string, folder: string, dependencies: string[], entries: string[] }} its name, folder, required
 * dependencies, and importable entries
 */
export function unpack(archive, project) {
  const manifest = spawnSync('tar', ['-xzOf', archive, 'package/package.json'], { encoding: 'utf8' })
  if (manifest.status !== 0) throw new Error(`${archive} could not be read: ${manifest.stderr}`)
  const {
    name,
    exports,
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = JSON.parse(manifest.stdout)
  const folder = join(project, 'node_modules', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync('tar', ['-xzf', archive, '-C', folder, '--strip-components', '1'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${archive} could not be unpacked: ${stderr}`)
  const entries = Object.entries(exports).filter(([, { default: file }]) => file)
  const needed = Object.keys({ ...dependencies, ...peerDependencies }).filter(
    (each) => !peerDependenciesMeta[each]?.optional,
  )
  return { name, folder, dependencies: needed, entries: entries.map(([path]) => name + path.slice(1)) }
}
