import {
  Button,
  Callout,
  FileDrop,
  Skeleton,
  useAllowed,
  useConfirm,
  useConsole,
  useData,
  useStore,
} from '@console-widgets/ui'
import { formatFileSize } from '@console-widgets/core/formats'
import { useEffect, useRef, useState } from 'react'
import { calls } from '../contract.ts'
import { uploadData } from '../data.ts'
import { formatOfFile, packageFormats } from '../model.ts'
import { usePackagesText } from '../text.ts'
import { ProgramForm } from './program-form.tsx'
import { UploadOutcome } from './upload-outcome.tsx'
import { UploadProgress } from './upload-progress.tsx'

export interface PackageUploadProps {
  appId: string
  /** A package has been read and can be used. */
  onUploaded?: (detail: { appId: string; pkgId: string }) => void
  /** The page of the new package was asked for. */
  onShow?: (detail: { appId: string; pkgId: string }) => void
}

const accept = Object.keys(packageFormats)
  .filter((format) => format !== 'aab')
  .map((format) => `.${format}`)
  .join(',')

/**
 * Brings a package to an app: drop it, watch it go, pause, resume after a cut or after the page was loaded anew, and
 * see what the parser finds. The upload goes on when the widget is gone.
 */
export default function PackageUpload({ appId, onUploaded, onShow }: PackageUploadProps) {
  const text = usePackagesText()
  const confirm = useConfirm()
  const allowed = useAllowed(calls['app-packages.package.create'])
  const { status } = useStore(useConsole().session.$state)
  // Until then nobody knows what the role may do.
  const startsSession = status === 'unknown' || status === 'refreshing'
  const { upload } = useData(uploadData, appId)
  const state = useStore(upload)
  const [program, setProgram] = useState<File>()
  const { phase, fileName, result, unfinished } = state
  const sending = phase === 'sending' || phase === 'paused' || phase === 'finishing'
  useEffect(() => void upload.takeUp(), [upload])
  useLeaveWarning(sending)
  const pkgId = phase === 'usable' ? result?.pkgId : undefined
  // What was done before the widget was shown has been told.
  const told = useRef(pkgId)
  useEffect(() => {
    if (!pkgId || told.current === pkgId) return
    told.current = pkgId
    onUploaded?.({ appId, pkgId })
  }, [appId, pkgId, onUploaded])

  const choose = ([file]: readonly File[]) => {
    if (!file) return
    // A desktop program does not say its name and version in a form that can be relied on.
    if (formatOfFile(file.name) === 'exe') setProgram(file)
    else void upload.start(file)
  }
  const abort = async () => {
    if (
      await confirm({
        severity: 'dialog',
        title: text('app-packages.upload.abort.title', { name: fileName }),
        description: text('app-packages.upload.abort.body'),
        action: text('app-packages.upload.abort'),
      })
    )
      upload.abort()
  }
  if (!allowed && startsSession) return <Skeleton />
  if (!allowed) return <Callout tone="info">{text('app-packages.upload.noRight')}</Callout>
  if (program)
    return (
      <ProgramForm
        fileName={program.name}
        onCancel={() => setProgram(undefined)}
        onSubmit={(fields) => {
          setProgram(undefined)
          void upload.start(program, fields)
        }}
      />
    )
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {unfinished ? (
        <Callout
          tone="warning"
          title={text('app-packages.upload.unfinished', { name: unfinished.fileName })}
          action={
            <Button size="small" onClick={upload.reset}>
              {text('app-packages.upload.forget')}
            </Button>
          }
        >
          {text('app-packages.upload.unfinishedBody', {
            loaded: formatFileSize(unfinished.loaded),
            total: formatFileSize(unfinished.size),
          })}
        </Callout>
      ) : null}
      {phase === 'idle' ? (
        <FileDrop
          label={text('app-packages.upload.drop')}
          help={text('app-packages.upload.help')}
          accept={accept}
          value={[]}
          onChange={choose}
        />
      ) : null}
      {sending || phase === 'registering' || phase === 'parsing' ? (
        <UploadProgress state={state} onPause={upload.pause} onResume={upload.resume} onAbort={() => void abort()} />
      ) : null}
      {phase === 'usable' || phase === 'failed' || phase === 'broken' ? (
        <UploadOutcome
          state={state}
          onRetry={() => void upload.retry()}
          onAnother={upload.reset}
          onShow={result && onShow ? () => onShow({ appId, pkgId: result.pkgId }) : undefined}
        />
      ) : null}
    </div>
  )
}

/** The browser asks before a page is closed on an upload. */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [active])
}
