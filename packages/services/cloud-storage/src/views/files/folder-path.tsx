import { classNames, Icon, Link, useAllowed } from '@console-widgets/ui'
import { type DragEvent, useState } from 'react'
import { calls } from '../../contract.ts'
import { foldersAround, nameOfKey } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { dragKeys } from './drag-keys.ts'
import type { Browser } from './use-browser.ts'

export interface FolderPathProps {
  browser: Browser
  bucketName: string
  onMove: (keys: string[], folder: string) => void
}

/** Path of the current folder, with links to its parents, which are also drop targets. */
export function FolderPath({ browser, bucketName, onMove }: FolderPathProps) {
  const text = useCloudStorageText()
  const { prefix, hrefOf } = browser
  const folders = prefix === '' ? [] : [...foldersAround(prefix), prefix]
  return (
    <nav
      aria-label={text('cloud-storage.files.path')}
      className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-0.5"
    >
      <PathPart to={hrefOf('')} folder="" label={bucketName} current={prefix === ''} onMove={onMove} />
      {folders.map((folder) => (
        <span key={folder} className="flex min-w-0 items-center gap-1">
          <Icon name="chevron-end" size={12} className="text-faint" />
          <PathPart
            to={hrefOf(folder)}
            folder={folder}
            label={nameOfKey(folder)}
            current={folder === prefix}
            onMove={onMove}
          />
        </span>
      ))}
    </nav>
  )
}

interface PathPartProps extends Pick<FolderPathProps, 'onMove'> {
  to: string
  folder: string
  label: string
  current: boolean
}

function PathPart({ to, folder, label, current, onMove }: PathPartProps) {
  const canMove = useAllowed(calls['cloud-storage.files.move'])
  const [over, setOver] = useState(false)
  if (current) {
    return (
      <span aria-current="page" className="min-w-0 truncate font-medium">
        {label}
      </span>
    )
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    const keys = dragKeys.read(event.dataTransfer)
    if (!keys) return
    event.preventDefault()
    event.stopPropagation()
    onMove(keys, folder)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a dialog is the keyboard alternative
    <span
      onDragOver={(event) => {
        if (!canMove) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames('min-w-0 rounded-sm', over && 'bg-accent-soft outline-2 outline-accent')}
    >
      <Link to={to} className="block max-w-60 truncate">
        {label}
      </Link>
    </span>
  )
}
