import {
  Button,
  Callout,
  FileDrop,
  Skeleton,
  useConfirm,
  useConsole,
  useData,
  useLock,
  usePermits,
  useStore,
  useFileSize,
} from '@console-widgets/ui'
import { useEffect, useRef, useState } from 'react'
import { calls } from '../contract.ts'
import { uploadData } from '../data.ts'
import { formatOfFile, packageFormats } from '../model.ts'
import { useAppPackagesText } from '../generated/text.ts'
import { ProgramForm } from './program-form.tsx'
import { UploadOutcome } from './upload-outcome.tsx'
import { UploadProgress } from './upload-progress.tsx'

export interface PackageUploadProps {
  /** ID of the app. */
  appId: string
  /** Called when a package was parsed and is ready. */
  onUploaded?: (detail: { appId: string; pkgId: string }) => void
  /** Called when the user opens the new package. */
  onShow?: (detail: { appId: string; pkgId: string }) => void
}

const accept = Object.keys(packageFormats)
  .filter((format) => format !== 'aab')
  .map((format) => `.${format}`)
  .join(',')

/**
 * Package upload: drop a file, follow the progress, pause, resume after an interruption or a reload, and see the
 * parser's result. The upload continues after the widget is removed.
 */
export default function PackageUpload(props: PackageUploadProps) {
  return <UploadFlow {...props} />
}

interface UploadFlowProps extends PackageUploadProps {
  /** Returns to the version that needs the package, if one does, with the new package. */
  onBack?: ((pkgId?: string) => void) | undefined
}

/** The upload, in a page or in a dialog. */
export function UploadFlow({ appId, onUploaded, onShow, onBack }: UploadFlowProps) {
  const text = useAppPackagesText()
  const fileSize = useFileSize()
  const confirm = useConfirm()
  const allowed = usePermits()(calls['app-packages.package.create'])
  const locked = useLock()(calls['app-packages.package.create'])
  const { status } = useStore(useConsole().session.$state)
  // The role's permissions are unknown until then.
  const startsSession = status === 'unknown' || status === 'refreshing'
  const { upload } = useData(uploadData, appId)
  const state = useStore(upload)
  const [program, setProgram] = useState<File>()
  const { phase, fileName, result, unfinished } = state
  const sending = phase === 'sending' || phase === 'paused' || phase === 'finishing'
  useEffect(() => void upload.takeUp(), [upload])
  useLeaveWarning(sending)
  const pkgId = phase === 'usable' ? result?.pkgId : undefined
  // Results from before the widget was shown were reported already.
  const told = useRef(pkgId)
  useEffect(() => {
    if (!pkgId || told.current === pkgId) return
    told.current = pkgId
    onUploaded?.({ appId, pkgId })
  }, [appId, pkgId, onUploaded])

  const choose = ([file]: readonly File[]) => {
    if (!file) return
    // Desktop programs don't state their name and version in a reliable form.
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
  if (locked) return <Callout tone="info">{locked}</Callout>
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
            loaded: fileSize(unfinished.loaded),
            total: fileSize(unfinished.size),
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
          onBack={onBack && (() => onBack(pkgId))}
          onShow={result && onShow ? () => onShow({ appId, pkgId: result.pkgId }) : undefined}
        />
      ) : null}
    </div>
  )
}

/** The browser asks for confirmation before a page with a running upload is closed. */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [active])
}
