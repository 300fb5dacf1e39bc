import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { packBytes, unpackBytes } from '../stores/named-bytes.ts'
import { templateDatabases } from './template-databases.ts'

/** Options of a data folder in memory. */
export interface DataFolderOptions {
  /** Packed folder to start with. Default: the engine creates an empty one, which takes seconds. */
  packed?: Promise<Uint8Array<ArrayBuffer>>
  /** Keeps the files when the engine closes, so that the folder can be packed. */
  kept?: boolean
}

/** Data folder of an embedded database in memory, passed to the engine as its file system. */
export class DataFolder extends MemoryFS {
  readonly #packed: DataFolderOptions['packed']
  readonly #kept: boolean
  #files: ReadonlyMap<string, Uint8Array> | undefined

  constructor({ packed, kept = false }: DataFolderOptions = {}) {
    super()
    this.#packed = packed
    this.#kept = kept
  }

  /** Packs the folder that the engine has left. It was shut down, so a start from it has nothing to recover. */
  pack(): Uint8Array<ArrayBuffer> {
    if (!this.#files) throw new Error('A data folder can be packed once its engine is closed, if it was to be kept.')
    return packBytes(this.#files)
  }

  /** Called by the engine as soon as it has a file system. */
  override async initialSyncFs(): Promise<void> {
    if (!this.#packed) return
    const { FS } = this.#engine
    FS.mkdirTree(PGlite.paths.PGDATA)
    for (const [name, content] of unpackBytes(await this.#packed)) {
      const path = `${PGlite.paths.PGDATA}/${name}`
      if (name.endsWith('/')) FS.mkdirTree(path.slice(0, -1))
      // The file is the part of the packed folder itself, not a copy.
      else FS.writeFile(path, content, { canOwn: true } as object)
    }
  }

  /** Called by the engine after it has shut down. */
  override async closeFs(): Promise<void> {
    if (this.#kept) this.#files = new Map(filesIn(this.#engine.FS, ''))
    await super.closeFs()
  }

  get #engine(): PGlite['Module'] {
    return (this.pg as PGlite).Module
  }
}

/** Folders, whose names end with a slash, and files in them. */
function filesIn(FS: PGlite['Module']['FS'], folder: string): [name: string, content: Uint8Array][] {
  const path = `${PGlite.paths.PGDATA}/${folder}`
  return (FS.readdir(path) as string[])
    .filter((name) => name !== '.' && name !== '..')
    .flatMap((name): [string, Uint8Array][] => {
      if (!FS.isDir(FS.stat(path + name).mode)) return [[folder + name, FS.readFile(path + name)]]
      const inside = `${folder}${name}/`
      return templateDatabases.includes(folder + name) ? [] : [[inside, Uint8Array.of()], ...filesIn(FS, inside)]
    })
}
