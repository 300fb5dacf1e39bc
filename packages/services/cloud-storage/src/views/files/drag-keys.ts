const type = 'application/x-console-widgets-keys'

/** Files and folders of a bucket that are dragged to another folder of it. */
export const dragKeys = {
  put(transfer: DataTransfer, keys: readonly string[]): void {
    transfer.effectAllowed = 'move'
    transfer.setData(type, JSON.stringify(keys))
  },
  /** Undefined when something else is dragged, such as files of the computer. */
  read(transfer: DataTransfer): string[] | undefined {
    const text = transfer.getData(type)
    return text ? (JSON.parse(text) as string[]) : undefined
  },
  /** Whether files of the computer are dragged: what they are is known when they are dropped. */
  areFiles: (transfer: DataTransfer): boolean => transfer.types.includes('Files'),
}
