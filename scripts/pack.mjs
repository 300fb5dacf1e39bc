import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packAll } from './published/pack.mjs'

/**
 * `npm run pack`: writes every package, as it would be published, to `packs` (or to the folder that is named), to
 * install in a project of one's own: `npm install …/packs/*.tgz`.
 */
const target = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'packs')
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--missing'], { stdio: 'inherit' })
if (status !== 0) process.exit(1)
// Archives of an earlier version would be installed with these.
rmSync(target, { recursive: true, force: true })
const packed = packAll(target)
console.log(`Packed ${packed.length} packages. In a project of your own:\n\n  npm install ${target}/*.tgz\n`)
