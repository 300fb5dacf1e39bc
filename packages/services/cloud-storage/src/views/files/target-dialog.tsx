import { ConsoleError } from '@console-widgets/core'
import { Button, Callout, Dialog, DialogContent, Select, useData, useErrorWords } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { type Bucket, type FileEntry, storageData } from '../../data.ts'
import { parentOfKey } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { FolderTree } from './folder-tree.tsx'
import type { ConflictWay, FileActions } from './use-file-actions.ts'

export interface TargetDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  kind: 'move' | 'copy'
  bucketId: string
  bucketName: string
  entries: readonly FileEntry[]
  actions: Pick<FileActions, 'moveTo' | 'copyTo' | 'describe'>
}

/** Dialog for choosing a target folder; asks how to resolve name conflicts there. */
export function TargetDialog({ open, onOpenChange, kind, bucketId, bucketName, entries, actions }: TargetDialogProps) {
  const text = useCloudStorageText()
  const words = useErrorWords()
  const buckets = useBuckets(kind === 'copy')
  const [target, setTarget] = useState({ bucketId, bucketName })
  const [folder, setFolder] = useState(parentOfKey(entries[0]?.key ?? ''))
  const [failure, setFailure] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const taken = failure instanceof ConsoleError && failure.reason === 'file-exists'
  const inside = entries.find(
    ({ key, kind: what }) => what === 'folder' && folder.startsWith(key) && target.bucketId === bucketId,
  )
  const stays = kind === 'move' && entries.every(({ key }) => parentOfKey(key) === folder)
  const reason = inside
    ? text('cloud-storage.target.inside', { name: inside.name })
    : stays
      ? text('cloud-storage.target.same')
      : undefined

  const send = async (way: ConflictWay) => {
    const keys = entries.map(({ key }) => key)
    setPending(true)
    setFailure(undefined)
    try {
      if (kind === 'move') await actions.moveTo(keys, folder, way)
      else await actions.copyTo(keys, target.bucketId, folder, way)
      onOpenChange(false)
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={text(`cloud-storage.target.${kind}`, { what: actions.describe(entries) })}
        closeLabel={text('cloud-storage.close')}
        footer={
          taken ? (
            <>
              <Button pending={pending} onClick={() => void send('rename')}>
                {text('cloud-storage.conflict.rename')}
              </Button>
              <Button tone="danger" pending={pending} onClick={() => void send('replace')}>
                {text('cloud-storage.conflict.replace')}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={() => onOpenChange(false)}>{text('cloud-storage.cancel')}</Button>
              <Button tone="primary" reason={reason} pending={pending} onClick={() => void send('refuse')}>
                {text(kind === 'move' ? 'cloud-storage.target.move.submit' : 'cloud-storage.target.copy.submit')}
              </Button>
            </>
          )
        }
      >
        <div className="flex flex-col gap-3">
          {taken ? (
            <Callout live tone="warning" title={text('cloud-storage.conflict.there')}>
              {failure.message}
            </Callout>
          ) : failure === undefined ? null : (
            <Callout live tone="danger" title={words(failure).what}>
              {words(failure).advice}
            </Callout>
          )}
          {kind === 'copy' && buckets.length > 1 ? (
            <Select
              label={text('cloud-storage.bucket')}
              value={target.bucketId}
              choices={buckets.map((bucket) => ({ value: bucket.bucketId, label: bucket.bucketName }))}
              onChange={(value) => {
                const bucket = buckets.find((each) => each.bucketId === value)
                if (bucket) setTarget(bucket)
                setFolder('')
              }}
            />
          ) : null}
          <div className="max-h-80 min-h-40 overflow-auto rounded-md border border-line p-2">
            <FolderTree
              key={target.bucketId}
              bucketId={target.bucketId}
              bucketName={target.bucketName}
              value={folder}
              onChange={setFolder}
            />
          </div>
          <p className="text-sm text-muted">
            {text('cloud-storage.target.folder', { folder: `${target.bucketName}/${folder}` })}
          </p>
        </div>
      </DialogContent>
    </Dialog>
  )
}

function useBuckets(wanted: boolean): readonly Bucket[] {
  const { readBuckets } = useData(storageData)
  const [buckets, setBuckets] = useState<readonly Bucket[]>([])
  useEffect(() => {
    // If the other buckets can't be loaded, copies stay in this bucket.
    if (wanted) readBuckets().then(setBuckets, () => {})
  }, [wanted, readBuckets])
  return buckets
}
