/** A selected or dropped file, with its path below the selection: `photos/2026/boat.jpg`. */
export interface ChosenFile {
  path: string
  file: File
}

/** Selected or dropped files and empty folders. */
export interface Chosen {
  files: ChosenFile[]
  /** Paths of empty folders. */
  emptyFolders: string[]
}

/**
 * Returns dropped files, including the contents of folders. Must be called in the drop handler: browsers discard the
 * data afterwards.
 */
export async function readDropped(transfer: DataTransfer): Promise<Chosen> {
  const entries = [...transfer.items].flatMap((item) =>
    item.kind === 'file' ? [item.webkitGetAsEntry() ?? item.getAsFile()] : [],
  )
  const chosen: Chosen = { files: [], emptyFolders: [] }
  for (const entry of entries) {
    if (entry instanceof File) chosen.files.push({ path: entry.name, file: entry })
    else if (entry) await readEntry(entry, '', chosen)
  }
  return chosen
}

/** Returns the files of a file input; folder inputs keep the paths. */
export function readChosen(files: Iterable<File>): Chosen {
  return { files: [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file })), emptyFolders: [] }
}

async function readEntry(entry: FileSystemEntry, above: string, chosen: Chosen): Promise<void> {
  const path = above + entry.name
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    chosen.files.push({ path, file })
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  let empty = true
  // A reader returns its entries in batches, and an empty batch at the end.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (portion.length === 0) break
    empty = false
    for (const inner of portion) await readEntry(inner, `${path}/`, chosen)
  }
  if (empty) chosen.emptyFolders.push(`${path}/`)
}
