const type = 'application/x-console-widgets-keys'

/** Files and folders of a bucket that are dragged to another folder of it. */
export const dragKeys = {
  put(transfer: DataTransfer, keys: readonly string[]): void {
    transfer.effectAllowed = 'move'
    transfer.setData(type, JSON.stringify(keys))
  },
  /** Undefined if something else is dragged, such as local files. */
  read(transfer: DataTransfer): string[] | undefined {
    const text = transfer.getData(type)
    return text ? (JSON.parse(text) as string[]) : undefined
  },
  /** Whether local files are dragged. Their names are known only on drop. */
  areFiles: (transfer: DataTransfer): boolean => transfer.types.includes('Files'),
}
