import { dataOf } from '@console-widgets/data'
import { classNames, Icon, useConsole, useData } from '@console-widgets/ui'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { calls } from '../../contract.ts'
import { type FileEntry, filesData } from '../../data.ts'
import { foldersAround } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'

export interface FolderTreeProps {
  bucketId: string
  bucketName: string
  /** The current or selected folder. */
  value: string
  onChange: (folder: string) => void
}

/** Folder tree of a bucket; each folder is loaded when it is opened. */
export function FolderTree({ bucketId, bucketName, value, onChange }: FolderTreeProps) {
  const text = useCloudStorageText()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')]
    const at = items.indexOf((event.target as HTMLElement).closest('[role="treeitem"]') as HTMLElement)
    const item = items[at]
    if (!item) return
    const expanded = item.getAttribute('aria-expanded') === 'true'
    const toggle = () => item.querySelector<HTMLElement>('[data-toggle]')?.click()
    const goTo = (index: number) => items[index]?.focus()
    const acts: Record<string, () => void> = {
      ArrowDown: () => goTo(at + 1),
      ArrowUp: () => goTo(at - 1),
      Home: () => goTo(0),
      End: () => goTo(items.length - 1),
      ArrowRight: () => (expanded ? goTo(at + 1) : toggle()),
      ArrowLeft: () => (expanded ? toggle() : item.parentElement?.closest<HTMLElement>('[role="treeitem"]')?.focus()),
      Enter: () => item.querySelector<HTMLElement>('[data-choose]')?.click(),
      ' ': () => item.querySelector<HTMLElement>('[data-choose]')?.click(),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <div
      role="tree"
      tabIndex={-1}
      aria-label={text('cloud-storage.files.tree')}
      onKeyDown={onKeyDown}
      className="min-w-0 text-sm"
    >
      <Branch bucketId={bucketId} folder="" label={bucketName} level={1} value={value} onChange={onChange} />
    </div>
  )
}

interface BranchProps extends Omit<FolderTreeProps, 'bucketName'> {
  folder: string
  label: string
  level: number
}

function Branch({ bucketId, folder, label, level, value, onChange }: BranchProps) {
  const text = useCloudStorageText()
  const leadsTo = folder === '' || value === folder || foldersAround(value).includes(folder)
  const [byHand, setByHand] = useState<{ at: string; open: boolean }>()
  // Expand the parents of the current folder once; the user can collapse them again.
  const open = leadsTo && byHand?.at !== value ? true : (byHand?.open ?? false)
  const folders = useFolders(bucketId, folder, open)
  const chosen = value === folder
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-expanded={folders?.length === 0 ? undefined : open}
      aria-selected={chosen}
      tabIndex={chosen ? 0 : -1}
      className="rounded-sm -outline-offset-2"
    >
      <div
        className={classNames(
          'flex min-h-7 items-center gap-1 rounded-sm pe-1',
          chosen ? 'bg-accent-soft font-medium' : 'hover:bg-hover',
        )}
        style={{ paddingInlineStart: (level - 1) * 14 }}
      >
        <button
          type="button"
          data-toggle
          tabIndex={-1}
          aria-label={text(open ? 'cloud-storage.files.closeFolder' : 'cloud-storage.files.openFolder', {
            name: label,
          })}
          onClick={() => setByHand({ at: value, open: !open })}
          className={classNames(
            'grid size-5 shrink-0 place-items-center rounded-sm text-muted',
            folders?.length === 0 && 'invisible',
          )}
        >
          <Icon name={open ? 'chevron-down' : 'chevron-end'} size={12} />
        </button>
        <button
          type="button"
          data-choose
          tabIndex={-1}
          onClick={() => onChange(folder)}
          className="flex min-w-0 flex-1 items-center gap-1.5 text-start"
        >
          <Icon name={folder === '' ? 'package' : 'folder'} size={14} className="text-muted" />
          <span className="truncate" title={label}>
            {label}
          </span>
        </button>
      </div>
      {open && folders ? (
        <div role="group">
          {folders.map(({ key, name }) => (
            <Branch
              key={key}
              bucketId={bucketId}
              folder={key}
              label={name}
              level={level + 1}
              value={value}
              onChange={onChange}
            />
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** Subfolders of a folder, loaded while it is open and again after changes. */
function useFolders(bucketId: string, folder: string, open: boolean): readonly FileEntry[] | undefined {
  const console = useConsole()
  const { readFolders } = useData(filesData, bucketId)
  const [folders, setFolders] = useState<readonly FileEntry[]>()
  useEffect(() => {
    if (!open) return
    let wanted = true
    // The list beside the tree reports the error.
    const read = () =>
      void readFolders(folder).then(
        (found) => wanted && setFolders(found),
        () => {},
      )
    read()
    const stop = dataOf(console).onInvalidate((touches) => {
      if (touches === undefined || touches.some((key) => calls['cloud-storage.file.list'].touches.includes(key))) read()
    })
    return () => {
      wanted = false
      stop()
    }
  }, [console, readFolders, folder, open])
  return folders
}
