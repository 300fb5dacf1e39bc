import { Button, IconButton, useAllowed } from '@console-widgets/ui'
import { calls } from '../../contract.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import type { FileActions } from './use-file-actions.ts'
import type { Selection } from './use-selection.ts'

/** Actions on the selected files and folders. */
export function SelectionBar({ selection, actions }: { selection: Selection; actions: FileActions }) {
  const text = useCloudStorageText()
  const canLook = useAllowed(calls['cloud-storage.file-detail.query'])
  const canChange = useAllowed(calls['cloud-storage.files.move'])
  const entries = [...selection.chosen.values()]
  return (
    <div
      role="toolbar"
      aria-label={text('cloud-storage.files.selection')}
      className="flex min-h-control flex-wrap items-center gap-2 rounded-md bg-accent-soft p-1"
    >
      <IconButton size="small" icon="close" label={text('cloud-storage.files.clear')} onClick={selection.clear} />
      <span role="status" className="font-medium tabular-nums">
        {text('cloud-storage.files.selected', { count: selection.count })}
      </span>
      {selection.all ? null : (
        <Button size="small" tone="quiet" pending={selection.reading} onClick={() => void selection.selectAll()}>
          {text('cloud-storage.files.selectAll')}
        </Button>
      )}
      <span className="flex-1" />
      {canLook ? (
        <Button size="small" icon="download" onClick={() => void actions.download(entries)}>
          {text('cloud-storage.files.download')}
        </Button>
      ) : null}
      {canChange ? (
        <>
          <Button size="small" onClick={() => actions.setDialog({ kind: 'move', entries })}>
            {text('cloud-storage.files.move')}
          </Button>
          <Button size="small" onClick={() => actions.setDialog({ kind: 'copy', entries })}>
            {text('cloud-storage.files.copy')}
          </Button>
          <Button size="small" icon="trash" className="text-danger" onClick={() => void actions.remove(entries)}>
            {text('cloud-storage.files.delete')}
          </Button>
        </>
      ) : null}
    </div>
  )
}
