/** What was packed of a package. */
export interface Packed {
  folder: string
  name: string
  /** The archive. */
  file: string
  files: string[]
}

/** What was put into a project. */
export interface Unpacked {
  name: string
  folder: string
  dependencies: string[]
  /** What can be imported of it. */
  entries: string[]
}

/** Packs what `npm run build` made of every package, as `npm publish` would. */
export function packAll(target: string): Packed[]
/** Puts a packed package where a project has what it has installed. */
export function unpack(archive: string, project: string): Unpacked
