import { Button, Callout, Dialog, DialogContent, FileDrop, saveText, useRoot, withText } from '@console-widgets/ui'
import { useState } from 'react'
import { type LeftOut, readFirebase, writeFirebase } from '../firebase/template-file.ts'
import { firebaseLocales } from '../generated/locales.ts'
import { useFirebaseText } from '../generated/text.ts'
import type { Template } from '../model.ts'
import { TemplateChanges } from './template-changes.tsx'
import { useSaving } from './use-saving.tsx'

interface FirebaseDialogProps {
  /** The draft, or what is published if there is none. */
  template: Template
  /** Undefined: the user may only export. */
  onSave: ((template: Template) => Promise<void>) | undefined
  onClose: () => void
}

/** Templates of Firebase, both ways: what would be lost is listed before anything changes. */
export const FirebaseDialog = withText(firebaseLocales, FirebaseFile)

/** Largest file, in bytes: values have a million characters at most, of up to four bytes. */
const largestFile = 8 * 1024 ** 2

function FirebaseFile({ template, onSave, onClose }: FirebaseDialogProps) {
  const text = useFirebaseText()
  const { node } = useRoot()
  const [chosen, setChosen] = useState<{ file: File; read: ReturnType<typeof readFirebase> }>()
  const { pending, notice, attempt } = useSaving()
  const exported = writeFirebase(template)
  const read = chosen?.read
  const download = () => {
    saveText(exported.text, 'remote-config.json', node)
  }
  const save = async () => {
    if (!read || !onSave) return
    await attempt(async () => {
      await onSave(read.template)
      onClose()
    })
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="large"
        title={text('remote-config.firebase')}
        description={text('remote-config.firebase.body')}
        closeLabel={text('remote-config.close')}
        persistent={pending}
        footer={
          <>
            <Button onClick={onClose} disabled={pending}>
              {text('remote-config.close')}
            </Button>
            {onSave ? (
              <Button tone="primary" pending={pending} disabled={!read} onClick={() => void save()}>
                {text('remote-config.firebase.save')}
              </Button>
            ) : null}
          </>
        }
      >
        <div className="@container flex min-w-0 flex-col gap-4">
          {notice}
          <div>
            <Button icon="download" onClick={download}>
              {text('remote-config.firebase.export')}
            </Button>
          </div>
          <LeftOutList
            title={text('remote-config.firebase.export.leftOut', { count: exported.leftOut.length })}
            leftOut={exported.leftOut}
          />
          {onSave ? (
            <FileDrop
              label={text('remote-config.firebase.import')}
              help={text('remote-config.firebase.import.help')}
              accept=".json"
              maxSize={largestFile}
              value={chosen ? [chosen.file] : []}
              error={chosen && !read ? text('remote-config.firebase.unreadable') : undefined}
              onChange={([file]) => {
                setChosen(undefined)
                void file?.text().then((content) => setChosen({ file, read: readFirebase(content) }))
              }}
            />
          ) : null}
          {read ? (
            <>
              <LeftOutList
                title={text('remote-config.firebase.import.leftOut', { count: read.leftOut.length })}
                leftOut={read.leftOut}
              />
              <TemplateChanges before={template} after={read.template} />
            </>
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  )
}

function LeftOutList({ title, leftOut }: { title: string; leftOut: readonly LeftOut[] }) {
  const text = useFirebaseText()
  if (leftOut.length === 0) return null
  return (
    <Callout tone="warning" live title={title}>
      <ul className="flex max-h-60 flex-col gap-1 overflow-auto">
        {leftOut.map(({ kind, line, name, detail }, at) => (
          <li key={at} className="wrap-anywhere">
            {line === undefined ? null : (
              <span className="text-muted tabular-nums">{text('remote-config.firebase.line', { line })} </span>
            )}
            {text(`remote-config.firebase.left.${kind}`, { name, detail })}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
