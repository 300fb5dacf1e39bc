import { ConsoleError } from '@console-widgets/core'
import {
  copyText,
  icons,
  type RowAction,
  saveBlob,
  useAct,
  useConsole,
  useErrorWords,
  useToast,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../../contract.ts'
import type { FileEntry } from '../../data.ts'
import type { LongWorkKind } from '../../files/long-work.ts'
import { addressOfFile, archiveOf, TooMuchToZip } from '../../files/save-files.ts'
import { nameOfKey, parentOfKey, storageLimits } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import type { Browser } from './use-browser.ts'
import type { Selection } from './use-selection.ts'

/** A dialog of the browser that is open. */
export type FileDialog =
  | { kind: 'folder' }
  | { kind: 'rename'; entry: FileEntry }
  | { kind: 'move' | 'copy'; entries: readonly FileEntry[] }

/** Resolution of a name conflict. */
export type ConflictWay = 'refuse' | 'replace' | 'rename'

/** Actions on files and folders, for the selection bar, row menus, keys, and drag and drop. */
export function useFileActions(bucketId: string, browser: Browser, selection: Selection) {
  const text = useCloudStorageText()
  const words = useErrorWords()
  const toasts = useToast()
  const { ports } = useConsole()
  const { act } = useAct()
  const [dialog, setDialog] = useState<FileDialog>()
  const { data, shown, show } = browser

  /** Handles a few files synchronously; for more, the platform returns a task, which is polled. */
  const inPortions = async (
    kind: LongWorkKind,
    keys: readonly string[],
    send: (keys: string[]) => Promise<{ taskId: string | null } | undefined>,
  ) => {
    for (let at = 0; at < keys.length; at += storageLimits.keysPerCall) {
      const answer = await send(keys.slice(at, at + storageLimits.keysPerCall))
      if (answer?.taskId) await data.work.follow(kind, answer.taskId)
    }
  }

  const describe = (entries: readonly FileEntry[]) => {
    const [only] = entries
    if (entries.length === 1 && only) return only.name
    const folders = entries.filter(({ kind }) => kind === 'folder').length
    return text('cloud-storage.files.count', { files: entries.length - folders, folders })
  }

  const remove = (entries: readonly FileEntry[]) => {
    const folders = entries.filter(({ kind }) => kind === 'folder')
    return act({
      call: calls['cloud-storage.files.delete'],
      label: text('cloud-storage.files.delete'),
      confirm: {
        title: text('cloud-storage.files.delete.title', { what: describe(entries) }),
        description: text('cloud-storage.files.delete.body'),
        ...(folders.length > 0 && {
          dependents: () =>
            Promise.all(
              folders.slice(0, 20).map(async ({ key, name }) => ({
                label: `${name}/`,
                detail: text('cloud-storage.files.countFiles', { count: await data.countFiles(key) }),
              })),
            ),
        }),
      },
      run: async () => {
        const keys = entries.map(({ key }) => key)
        await inPortions('delete', keys, (portion) => data.remove.run({ bucketId, keys: portion }))
        selection.clear()
        if (shown !== undefined && keys.some((key) => shown.startsWith(key))) show(undefined)
        toasts.show({ tone: 'success', title: text('cloud-storage.files.delete.done', { what: describe(entries) }) })
      },
    })
  }

  /** Moves to another folder of the bucket. @throws ConsoleError with the reason `file-exists` if a name is taken */
  const moveTo = async (keys: readonly string[], targetPrefix: string, ifExists: ConflictWay = 'refuse') => {
    await inPortions('move', keys, (portion) => data.move.run({ bucketId, keys: portion, targetPrefix, ifExists }))
    selection.clear()
    toasts.show({
      tone: 'success',
      title: text('cloud-storage.files.move.done', { count: keys.length, folder: nameOfKey(targetPrefix) || '/' }),
    })
  }
  const moveByDrag = async (keys: readonly string[], targetPrefix: string) => {
    try {
      await moveTo(keys, targetPrefix)
    } catch (error) {
      const { what, advice } = words(error)
      const taken = error instanceof ConsoleError && error.reason === 'file-exists'
      toasts.show({
        tone: 'danger',
        title: what,
        body: advice,
        ...(taken && {
          action: {
            label: text('cloud-storage.conflict.rename'),
            run: () => void moveTo(keys, targetPrefix, 'rename'),
          },
        }),
      })
    }
  }
  const copyTo = async (
    keys: readonly string[],
    targetBucketId: string,
    targetPrefix: string,
    ifExists: ConflictWay,
  ) => {
    await inPortions('copy', keys, (portion) =>
      data.copy.run({ bucketId, keys: portion, targetBucketId, targetPrefix, ifExists }),
    )
    selection.clear()
    toasts.show({
      tone: 'success',
      title: text('cloud-storage.files.copy.done', { count: keys.length, folder: nameOfKey(targetPrefix) || '/' }),
    })
  }

  const download = (entries: readonly FileEntry[]) =>
    act({
      call: calls['cloud-storage.file-detail.query'],
      label: text('cloud-storage.files.download'),
      run: async () => {
        const [only] = entries
        if (!only) return
        if (entries.length === 1 && only.kind === 'file') {
          const address = await addressOfFile(data, only.key)
          if (address) ports.goTo(address)
          return
        }
        const drop = toasts.show({ tone: 'info', title: text('cloud-storage.files.zip'), duration: 600_000 })
        try {
          const name = entries.length === 1 ? only.name : nameOfKey(parentOfKey(only.key)) || 'files'
          saveBlob(await archiveOf(data, entries, () => {}), `${name}.zip`, document)
        } catch (error) {
          if (!(error instanceof TooMuchToZip)) throw error
          toasts.show({
            tone: 'warning',
            title: text('cloud-storage.files.zip.tooMuch'),
            body: text('cloud-storage.files.zip.tooMuchBody'),
          })
        } finally {
          drop()
        }
      },
    })

  const copyAddress = async (entry: FileEntry) => {
    const { address } = await data.readDetail(entry.key)
    if (await copyText(address)) toasts.show({ tone: 'success', title: text('cloud-storage.files.address.copied') })
  }

  const rowActions: RowAction<FileEntry>[] = [
    {
      id: 'download',
      label: text('cloud-storage.files.download'),
      icon: 'download',
      call: calls['cloud-storage.file-detail.query'],
      run: (entry) => download([entry]),
    },
    {
      id: 'address',
      label: text('cloud-storage.files.address.copy'),
      icon: 'copy',
      call: calls['cloud-storage.file-detail.query'],
      hidden: ({ kind }) => kind === 'folder',
      run: copyAddress,
    },
    {
      id: 'rename',
      label: text('cloud-storage.files.rename'),
      icon: 'edit',
      call: calls['cloud-storage.files.move'],
      run: (entry) => setDialog({ kind: 'rename', entry }),
    },
    {
      id: 'move',
      label: text('cloud-storage.files.move'),
      icon: 'arrow-end',
      call: calls['cloud-storage.files.move'],
      run: (entry) => setDialog({ kind: 'move', entries: [entry] }),
    },
    {
      id: 'copy',
      label: text('cloud-storage.files.copy'),
      icon: icons.views,
      call: calls['cloud-storage.files.copy'],
      run: (entry) => setDialog({ kind: 'copy', entries: [entry] }),
    },
    {
      id: 'delete',
      label: text('cloud-storage.files.delete'),
      icon: 'trash',
      danger: true,
      call: calls['cloud-storage.files.delete'],
      run: (entry) => remove([entry]),
    },
  ]
  return { dialog, setDialog, rowActions, remove, moveTo, moveByDrag, copyTo, download, copyAddress, describe }
}

export type FileActions = ReturnType<typeof useFileActions>
