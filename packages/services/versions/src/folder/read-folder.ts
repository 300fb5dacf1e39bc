/** A file of a folder, with its path from the folder that was dropped or chosen. */
export interface FolderFile {
  path: string
  file: File
}

/** Files that are read at most: more than the largest listing has. */
const mostFiles = 5000
const deepest = 12

/** Files of folders that were dropped. Browsers give them to the drop's own handler only, so it calls this at once. */
export function filesOfDrop(data: DataTransfer): Promise<FolderFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  return filesOf(entries)
}

async function filesOf(entries: readonly FileSystemEntry[]): Promise<FolderFile[]> {
  const found: FolderFile[] = []
  const open = entries.map((entry) => ({ entry, depth: 0 }))
  for (let next = open.shift(); next && found.length < mostFiles; next = open.shift()) {
    const { entry, depth } = next
    if (isOwnOfSystem(entry.name)) continue
    if (isFile(entry)) found.push({ path: pathOf(entry.fullPath), file: await fileOf(entry) })
    else if (isFolder(entry) && depth < deepest)
      open.push(...(await childrenOf(entry)).map((child) => ({ entry: child, depth: depth + 1 })))
  }
  return found
}

/** Files of a folder that was chosen in a dialog. */
export function filesOfInput(files: Iterable<File>): FolderFile[] {
  return [...files]
    .map((file) => ({ path: pathOf(file.webkitRelativePath || file.name), file }))
    .filter(({ path }) => !path.split('/').some(isOwnOfSystem))
    .slice(0, mostFiles)
}

const pathOf = (path: string) => path.replace(/^\/+/, '')

/** Files that systems add to folders by themselves. */
const isOwnOfSystem = (name: string) =>
  name.startsWith('.') || ['__MACOSX', 'Thumbs.db', 'desktop.ini'].some((own) => own === name)

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** Browsers answer with some of the children at a time, and with none at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const children: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return children
    children.push(...some)
  }
}
