import {
  CheckBoxInput,
  classNames,
  CutText,
  FileSize,
  Icon,
  RelativeTime,
  type RowAction,
  RowMenu,
} from '@console-widgets/ui'
import { type DragEvent, memo, type MouseEvent, useState } from 'react'
import type { FileEntry } from '../../data.ts'
import { parentOfKey } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { iconOf } from './file-icons.ts'

export interface FileRowProps {
  /** Undefined until it is loaded. */
  entry: FileEntry | undefined
  index: number
  height: number
  active: boolean
  selected: boolean
  /** Whether the panel beside the list shows it. */
  shown: boolean
  /** Whether to show the folder, for search results. */
  withFolder: boolean
  canMove: boolean
  actions: readonly RowAction<FileEntry>[]
  menuOpen: boolean
  onMenuOpen: (index: number, open: boolean) => void
  onPoint: (index: number, entry: FileEntry, event: { shift: boolean; mod: boolean }) => void
  onToggle: (index: number, entry: FileEntry, shift: boolean) => void
  onOpen: (entry: FileEntry) => void
  onFocus: (index: number) => void
  onDragStart: (event: DragEvent, entry: FileEntry) => void
  onDropInto: (event: DragEvent, folder: FileEntry) => void
}

/** Grid tracks of a row. In a narrow list, size and time are below the name. */
export const rowTracks = 'grid grid-cols-[36px_minmax(0,1fr)_40px] @sm:grid-cols-[36px_minmax(0,1fr)_92px_136px_40px]'

function Row(props: FileRowProps) {
  const { entry, index, height, active, selected, shown, withFolder, canMove, actions, menuOpen } = props
  const text = useCloudStorageText()
  const [over, setOver] = useState(false)
  const tabIndex = active ? 0 : -1
  if (!entry) {
    return (
      <div aria-hidden="true" style={{ height }} className={`items-center border-b border-line ${rowTracks}`}>
        <span className="col-start-2 px-2">
          <span className="block h-3 w-1/3 rounded-sm bg-pressed" />
        </span>
      </div>
    )
  }
  const folder = entry.kind === 'folder'
  const above = withFolder ? parentOfKey(entry.key) : ''
  const drop = folder && canMove
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid handles the keys of all its rows
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-index={index}
      tabIndex={tabIndex}
      style={{ height }}
      draggable={canMove}
      onDragStart={(event) => props.onDragStart(event, entry)}
      onDragOver={
        drop
          ? (event) => {
              event.preventDefault()
              event.stopPropagation()
              setOver(true)
            }
          : undefined
      }
      onDragLeave={drop ? () => setOver(false) : undefined}
      onDrop={
        drop
          ? (event) => {
              event.preventDefault()
              event.stopPropagation()
              setOver(false)
              props.onDropInto(event, entry)
            }
          : undefined
      }
      onFocus={() => active || props.onFocus(index)}
      onClick={(event: MouseEvent) => {
        if ((event.target as Element).closest('button, a, input, label')) return
        props.onPoint(index, entry, { shift: event.shiftKey, mod: event.metaKey || event.ctrlKey })
      }}
      onDoubleClick={() => props.onOpen(entry)}
      className={classNames(
        'group/row cursor-default items-center border-b border-line -outline-offset-2 select-none contain-style',
        rowTracks,
        over
          ? 'bg-accent-soft outline-2 outline-accent'
          : selected
            ? 'bg-accent-soft'
            : shown
              ? 'bg-pressed'
              : 'hover:bg-hover',
      )}
    >
      <span
        role="gridcell"
        className="flex justify-center"
        onClickCapture={(event) => event.shiftKey && event.preventDefault()}
      >
        <CheckBoxInput
          label={text('cloud-storage.files.select', { name: entry.name })}
          checked={selected}
          tabIndex={tabIndex}
          onChange={(_, shift) => props.onToggle(index, entry, shift)}
        />
      </span>
      <span role="rowheader" className="flex min-w-0 items-center gap-2.5 px-2">
        <Icon name={iconOf(entry)} className={folder ? 'text-accent-ink' : 'text-muted'} />
        <span className="min-w-0">
          <button
            type="button"
            tabIndex={tabIndex}
            onClick={() => props.onOpen(entry)}
            aria-label={entry.name}
            className="block max-w-full rounded-sm text-start font-medium focus-ring hover:underline"
          >
            <CutText text={entry.name} />
          </button>
          {above ? <span className="block truncate text-xs text-muted">{above}</span> : null}
          <span className="block truncate text-xs text-muted @sm:hidden">
            {folder ? text('cloud-storage.files.folder') : <FileSize bytes={entry.size} />} ·{' '}
            <RelativeTime time={entry.updateTime} />
          </span>
        </span>
      </span>
      <span role="gridcell" className="hidden px-2 text-end tabular-nums @sm:block">
        {folder ? null : <FileSize bytes={entry.size} />}
      </span>
      <span role="gridcell" className="hidden truncate px-2 text-muted @sm:block">
        <RelativeTime time={entry.updateTime} />
      </span>
      <span role="gridcell" className="flex justify-center">
        <RowMenu
          item={entry}
          actions={actions}
          label={text('cloud-storage.files.actions')}
          tabIndex={tabIndex}
          open={menuOpen}
          onOpenChange={(open) => props.onMenuOpen(index, open)}
        />
      </span>
    </div>
  )
}

/** A row renders again only if its own data has changed. */
export const FileRow = memo(Row)
