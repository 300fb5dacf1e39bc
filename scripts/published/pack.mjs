import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Packs what `npm run build` made of a package, as `npm publish` would.
 * @param {string} folder the package's
 * @param {string} target folder for the archive
 * @returns {{ name: string, file: string, files: string[] }} its name, the archive, and what is in it
 */
export function pack(folder, target) {
  mkdirSync(target, { recursive: true })
  const { stdout, status, stderr } = spawnSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], {
    cwd: join(folder, 'dist'),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm pack failed in ${folder}: ${stderr}`)
  const [packed] = JSON.parse(stdout)
  return { name: packed.name, file: join(target, packed.filename), files: packed.files.map((/** @type {{ path: string }} */ file) => file.path) }
}
