import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { exportedFiles } from '../../../scripts/published-folders.mjs'

const packageFolders = ['packages', 'packages/services', 'examples']
  .flatMap((parent) => readdirSync(parent).map((name) => `${parent}/${name}`))
  .filter((folder) => existsSync(`${folder}/package.json`))

/** Shipped code of packages and examples: without tests, stories, and test support. */
export const shippedFiles: readonly string[] = packageFolders
  .flatMap((folder) => [`${folder}/src`, `${folder}/platform`])
  .filter((room) => existsSync(room))
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => posix.join(room, path)))
  .map((path) => path.replaceAll('\\', '/'))
  .filter(
    (path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|stories|d)\.\w+$|\/(src|platform)\/(.*\/)?testing\//.test(path),
  )
  .toSorted()

const shipped = new Set(shippedFiles)

/** Public files of packages, by import specifier. */
export const entries: ReadonlyMap<string, string> = new Map(
  packageFolders.flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      name: string
      exports?: Record<string, string>
    }
    return exportedFiles(folder, exports).map(
      ([entry, file]) => [posix.join(name, entry), posix.join(folder, file)] as const,
    )
  }),
)

/** Package folder of a file. */
export function packageOf(file: string): string {
  return /^(packages\/services|packages|examples)\/[^/]+/.exec(file)?.[0] ?? ''
}

/** The shipped file that an import resolves to; undefined if it is outside the repository, or not code. */
export function resolveImport(file: string, specifier: string): string | undefined {
  const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : entries.get(specifier)
  return target !== undefined && shipped.has(target) ? target : undefined
}
