import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { areasWith } from '../scripts/sums/service-folders.mjs'
import { sourceHash } from '../scripts/source-hash.mjs'
import { leaveOutWords } from './declared-words.ts'
import { onlyTag, tagsDeclaredIn, withImportQuery } from './one-tag.ts'

const repository = resolve(import.meta.dirname, '..')
const declarations = 'src/element.ts'

/** Module ID suffix of the copies that belong to one tag's file. */
const ofTag = /\?tag=(cw-[a-z\d-]+)$/

/** The tag whose file has this module as its entry, if any. */
export function tagOfFile(module: string): string | undefined {
  return module.includes(`/${declarations}?`) ? ofTag.exec(module)?.[1] : undefined
}

/**
 * Writes a file for each tag, which a page's script finds by the tag's name alone: `chunks/cw-apps-<version>.js`. It
 * contains the declaration of that tag and copies of its few imports, so it waits for no other file: what it refers to,
 * such as the view, is requested as soon as it has loaded. All files of a build share one version, since the script
 * could not know one for each.
 * @param entry the script that finds them. Builds of other entries are left alone
 */
export function tagFilesPlugin(entry: string): Plugin {
  const version = sourceHash(['packages', 'build', 'package-lock.json'].map((path) => join(repository, path))).slice(
    0,
    8,
  )
  return {
    name: 'console-widgets:tag-files',
    enforce: 'pre',
    config: () => ({ define: { TAG_FILES_VERSION: JSON.stringify(version) } }),
    async buildStart({ input }) {
      if (!Object.values(input).includes(entry)) return
      for (const area of areasWith(repository, declarations)) {
        const id = join(repository, 'packages/services', area, declarations)
        for (const tag of tagsDeclaredIn(await readFile(id, 'utf8')))
          this.emitFile({ type: 'chunk', id: `${id}?tag=${tag}`, fileName: `chunks/${tag}-${version}.js` })
      }
    },
    load: {
      filter: { id: ofTag },
      async handler(id) {
        const [query = '', tag = ''] = ofTag.exec(id) ?? []
        const file = id.slice(0, -query.length)
        this.addWatchFile(file)
        const code = await readFile(file, 'utf8')
        const own = file.endsWith(`/${declarations}`) ? leaveOutWords(onlyTag(code, tag)) : code
        return { code: withImportQuery(own, query), moduleType: 'ts' }
      },
    },
  }
}
