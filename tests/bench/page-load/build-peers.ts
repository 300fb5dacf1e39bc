import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/** Builds the peers' pages for production, each in its own folder. @returns the parent folder */
export async function buildPeers(names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-peers-'))
  for (const name of names)
    await build({
      configFile: false,
      root: `tests/bench/peers/${name}`,
      base: `/${name}/`,
      logLevel: 'silent',
      // Targeting older browsers would duplicate the color rules.
      build: { outDir: join(folder, name), target: 'esnext', cssTarget: 'esnext' },
    })
  return folder
}
