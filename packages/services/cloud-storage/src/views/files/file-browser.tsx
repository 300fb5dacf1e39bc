import {
  Button,
  classNames,
  Dialog,
  DialogContent,
  EmptyState,
  ErrorState,
  Icon,
  Kbd,
  lazyDialog,
  lazyFormDialog,
  lazyPart,
  Select,
  Skeleton,
  TextField,
  useAllowed,
  useAllows,
  useStrayDrops,
  useShortcut,
  useStore,
} from '@console-widgets/ui'
import { type DragEvent, Suspense, useEffect, useRef, useState } from 'react'
import { calls } from '../../contract.ts'
import type { FileEntry } from '../../data.ts'
import { type Chosen, readDropped } from '../../files/dropped-files.ts'
import { type FileSort, fileSorts, nameOfKey, parentOfKey } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { dragKeys } from './drag-keys.ts'
import { FileGrid } from './file-grid.tsx'
import { FolderPath } from './folder-path.tsx'
import { FolderTree } from './folder-tree.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { UploadButtons } from './upload-buttons.tsx'
import { useBrowser } from './use-browser.ts'
import { useFileActions } from './use-file-actions.ts'
import { useSelection } from './use-selection.ts'
import { useWidth } from './use-width.ts'

const FilePanel = lazyPart(() => import('./file-panel.tsx').then((module) => module.FilePanel))
const NameDialog = lazyFormDialog(() => import('./name-dialog.tsx').then((module) => module.NameDialog))
const TargetDialog = lazyDialog(() => import('./target-dialog.tsx').then((module) => module.TargetDialog))

export interface FileBrowserProps {
  bucketId: string
  bucketName: string
}

/** Minimum widths for the file panel beside the list, and for the tree. */
const panelFrom = 860
const treeFrom = 1100
const columnsFrom = 480

/**
 * File browser of a bucket: open, preview, upload, move, and delete files and folders, with pointer, keyboard, and drag
 * and drop.
 */
export function FileBrowser({ bucketId, bucketName }: FileBrowserProps) {
  const text = useCloudStorageText()
  const allows = useAllows()
  const canUpload = useAllowed(calls['cloud-storage.file.put'])
  const browser = useBrowser(bucketId)
  const selection = useSelection(browser)
  const actions = useFileActions(bucketId, browser, selection)
  const { data, prefix, shown, search, setSearch, openFolder, show } = browser
  const { total, error, loading } = useStore(data.listing.$state)
  const frame = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [over, setOver] = useState(false)
  const entries = [...selection.chosen.values()]
  const [only] = entries
  const wide = width >= panelFrom

  // The panel shows the focused file.
  useEffect(() => {
    if (wide && entries.length === 1 && only?.kind === 'file' && only.key !== shown) show(only.key)
  })

  const upload = (chosen: Chosen, folder = prefix) => data.queue.add({ bucketId, bucketName, prefix: folder }, chosen)
  const dropInto = (transfer: DataTransfer, folder = prefix) =>
    void readDropped(transfer).then((chosen) => upload(chosen, folder))
  const open = (entry: FileEntry) => (entry.kind === 'folder' ? openFolder(entry.key) : show(entry.key))
  const group = text('cloud-storage.files')
  const when = (on: boolean, keys: string) => (on ? keys : undefined)
  useShortcut('/', () => searchBox.current?.querySelector('input')?.focus(), {
    label: text('cloud-storage.files.search'),
    group,
  })
  useShortcut('mod+a', () => void selection.selectAll(), { label: text('cloud-storage.files.selectAll'), group })
  useShortcut(when(canUpload, 'n'), () => actions.setDialog({ kind: 'folder' }), {
    label: text('cloud-storage.files.newFolder'),
    group,
  })
  useShortcut(when(canUpload && selection.count > 0, 'delete'), () => void actions.remove(entries), {
    label: text('cloud-storage.files.delete'),
    group,
  })
  useShortcut(
    when(canUpload && only !== undefined && selection.count === 1, 'f2'),
    () => only && actions.setDialog({ kind: 'rename', entry: only }),
    { label: text('cloud-storage.files.rename'), group },
  )
  useShortcut(when(canUpload && selection.count > 0, 'm'), () => actions.setDialog({ kind: 'move', entries }), {
    label: text('cloud-storage.files.move'),
    group,
  })
  useShortcut(when(prefix !== '', 'backspace'), () => openFolder(parentOfKey(prefix)), {
    label: text('cloud-storage.files.up'),
    group,
  })
  useShortcut(when(selection.count > 0, 'escape'), selection.clear, { label: text('cloud-storage.files.clear'), group })

  useStrayDrops()
  const dropProps = canUpload
    ? {
        onDragOver: (event: DragEvent) => {
          if (!dragKeys.areFiles(event.dataTransfer)) return
          event.preventDefault()
          setOver(true)
        },
        onDragLeave: (event: DragEvent) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
        },
        onDrop: (event: DragEvent) => {
          setOver(false)
          if (!dragKeys.areFiles(event.dataTransfer)) return
          event.preventDefault()
          dropInto(event.dataTransfer)
        },
      }
    : {}
  const empty = total === 0 && !loading
  const { dialog, setDialog } = actions
  const closeDialog = () => setDialog(undefined)
  return (
    <div ref={frame} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <FolderPath
            browser={browser}
            bucketName={bucketName}
            onMove={(keys, folder) => void actions.moveByDrag(keys, folder)}
          />
        </div>
        {canUpload ? (
          <div className="flex flex-wrap gap-2">
            <Button
              icon="add"
              onClick={() => setDialog({ kind: 'folder' })}
              onPointerEnter={NameDialog.prepare}
              onFocus={NameDialog.prepare}
            >
              {text('cloud-storage.files.newFolder')}
            </Button>
            <UploadButtons primary onChosen={upload} />
          </div>
        ) : null}
      </div>
      {selection.count > 0 ? (
        <SelectionBar selection={selection} actions={actions} />
      ) : (
        <div ref={searchBox} className="flex flex-wrap items-end gap-2">
          <div className="max-w-96 min-w-0 flex-1 basis-56">
            <TextField
              hideLabel
              type="search"
              label={text('cloud-storage.files.search')}
              placeholder={text('cloud-storage.files.search')}
              value={search}
              onChange={setSearch}
              prefix={<Icon name="search" />}
              suffix={
                search ? null : (
                  <span className="pe-1.5">
                    <Kbd>/</Kbd>
                  </span>
                )
              }
            />
          </div>
          {width < columnsFrom ? (
            <Select<FileSort>
              hideLabel
              label={text('cloud-storage.files.sort')}
              value={browser.sort}
              onChange={browser.setSort}
              choices={fileSorts.map((sort) => ({ value: sort, label: text(`cloud-storage.sort.${sort}`) }))}
            />
          ) : null}
          <p role="status" className="min-h-control content-center text-sm text-muted tabular-nums">
            {total === undefined
              ? null
              : text(search ? 'cloud-storage.files.found' : 'cloud-storage.files.total', { count: total })}
          </p>
        </div>
      )}
      <div
        className={classNames(
          'grid min-w-0 gap-4',
          width >= treeFrom
            ? shown
              ? 'grid-cols-[200px_minmax(0,1fr)_360px]'
              : 'grid-cols-[200px_minmax(0,1fr)]'
            : wide && shown
              ? 'grid-cols-[minmax(0,1fr)_340px]'
              : 'grid-cols-[minmax(0,1fr)]',
        )}
      >
        {width >= treeFrom ? (
          <div className="max-h-[600px] min-w-0 overflow-auto border-e border-line pe-3">
            <FolderTree bucketId={bucketId} bucketName={bucketName} value={prefix} onChange={openFolder} />
          </div>
        ) : null}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons above choose files, too */}
        <div {...dropProps} className="@container relative min-h-60 min-w-0">
          {error && total === undefined ? (
            <ErrorState error={error} onRetry={data.listing.reload} />
          ) : total === undefined ? (
            <Skeleton lines={8} />
          ) : empty ? (
            search ? (
              <EmptyState
                icon="search"
                title={text('cloud-storage.files.noMatch', { search })}
                body={text('cloud-storage.files.noMatchBody')}
                action={<Button onClick={() => setSearch('')}>{text('cloud-storage.files.search.clear')}</Button>}
              />
            ) : (
              <EmptyState
                icon="folder"
                title={text('cloud-storage.files.empty')}
                body={text(canUpload ? 'cloud-storage.files.emptyBody' : 'cloud-storage.files.emptyLooking')}
              />
            )
          ) : (
            <FileGrid
              browser={browser}
              selection={selection}
              actions={actions.rowActions.filter(({ call }) => allows(call))}
              narrow={width < columnsFrom}
              onOpen={open}
              onMove={(keys, folder) => void actions.moveByDrag(keys, folder)}
              onDropFiles={dropInto}
            />
          )}
          {over ? (
            <div className="pointer-events-none absolute inset-0 z-3 grid place-items-center rounded-lg border-2 border-dashed border-accent bg-accent-soft/90">
              <p className="flex items-center gap-2 font-medium text-accent-ink">
                <Icon name="upload" /> {text('cloud-storage.files.drop', { folder: nameOfKey(prefix) || bucketName })}
              </p>
            </div>
          ) : null}
        </div>
        {wide && shown ? (
          <div className="max-h-[600px] min-w-0 overflow-y-auto border-s border-line ps-4">
            <Suspense fallback={<Skeleton lines={6} />}>
              <FilePanel
                key={shown}
                bucketId={bucketId}
                fileKey={shown}
                onClose={() => (selection.clear(), show(undefined))}
              />
            </Suspense>
          </div>
        ) : null}
      </div>
      {!wide && shown && width > 0 ? (
        <Dialog open onOpenChange={() => show(undefined)}>
          <DialogContent size="side" title={text('cloud-storage.files.file')} closeLabel={text('cloud-storage.close')}>
            <Suspense fallback={<Skeleton lines={6} />}>
              <FilePanel key={shown} bucketId={bucketId} fileKey={shown} />
            </Suspense>
          </DialogContent>
        </Dialog>
      ) : null}
      <NameDialog
        open={dialog?.kind === 'folder' || dialog?.kind === 'rename'}
        onOpenChange={closeDialog}
        bucketId={bucketId}
        prefix={prefix}
        entry={dialog?.kind === 'rename' ? dialog.entry : undefined}
      />
      {dialog?.kind === 'move' || dialog?.kind === 'copy' ? (
        <TargetDialog
          open
          onOpenChange={closeDialog}
          kind={dialog.kind}
          entries={dialog.entries}
          bucketId={bucketId}
          bucketName={bucketName}
          actions={actions}
        />
      ) : null}
    </div>
  )
}
