import { Button, Callout, Checkbox, Dialog, DialogContent, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { type Config, configData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import { useSaving } from './use-saving.tsx'

interface GuardDialogProps {
  projectId: string
  parameterKey: string
  /** Undefined: it has neither owner nor lock. */
  guarded: Config['guarded'][number] | undefined
  onClose: () => void
}

/** Dialog that sets whether one owns a parameter, and whether it is locked. */
export function GuardDialog({ projectId, parameterKey, guarded, onClose }: GuardDialogProps) {
  const text = useRemoteConfigText()
  const { guard } = useData(configData, projectId)
  const [isOwn, setOwn] = useState(guarded?.isOwn ?? false)
  const [isLocked, setLocked] = useState(guarded?.isLocked ?? false)
  const { pending, notice, attempt } = useSaving()
  const mayChange = guarded?.mayChange ?? true
  const save = () =>
    attempt(async () => {
      await guard.run({ projectId, key: parameterKey, isOwn, isLocked })
      onClose()
    })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={text('remote-config.guard.title', { key: parameterKey })}
        description={
          guarded?.ownerName
            ? text('remote-config.owner', { name: guarded.ownerName })
            : text('remote-config.owner.none')
        }
        closeLabel={text('remote-config.close')}
        footer={
          <>
            <Button onClick={onClose}>{text('remote-config.cancel')}</Button>
            <Button tone="primary" pending={pending} disabled={!mayChange} onClick={() => void save()}>
              {text('remote-config.guard.save')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {notice}
          {mayChange ? null : <Callout>{text('remote-config.guard.others')}</Callout>}
          <Checkbox
            label={text('remote-config.guard.own')}
            help={text('remote-config.guard.own.help')}
            value={isOwn}
            disabled={!mayChange}
            onChange={setOwn}
          />
          <Checkbox
            label={text('remote-config.guard.locked')}
            help={text('remote-config.guard.locked.help')}
            value={isLocked}
            disabled={!mayChange}
            onChange={setLocked}
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}
