/** A packed package. */
export interface Packed {
  folder: string
  name: string
  /** Path of the archive. */
  file: string
  files: string[]
}

/** A package installed into a project. */
export interface Unpacked {
  name: string
  folder: string
  dependencies: string[]
  /** Importable entries. */
  entries: string[]
}

/** Packs every package that `npm run build` has built, as `npm publish` would. */
export function packAll(target: string): Packed[]
/** Installs a packed package into a project's node_modules. */
export function unpack(archive: string, project: string): Unpacked
