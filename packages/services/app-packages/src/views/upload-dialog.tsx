import { Dialog, DialogContent, useData } from '@console-widgets/ui'
import { useEffect } from 'react'
import { uploadData } from '../data.ts'
import { useAppPackagesText } from '../generated/text.ts'
import { UploadFlow } from './package-upload.tsx'

export interface UploadDialogProps {
  /** ID of the app. */
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called when the user opens the uploaded package. */
  onShow: (detail: { appId: string; pkgId: string }) => void
  /** Returns to the version that needs the package, if one does, with the new package. */
  onBack: ((pkgId?: string) => void) | undefined
}

/** Dialog for uploading a package, over the package list. */
export function UploadDialog({ appId, open, onOpenChange, onShow, onBack }: UploadDialogProps) {
  const text = useAppPackagesText()
  const { upload } = useData(uploadData, appId)
  // The result of an earlier upload is in the list: the dialog opens for the next file.
  useEffect(() => {
    const { phase } = upload.get()
    if (phase === 'usable' || phase === 'failed') upload.reset()
  }, [upload])
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={text('app-packages.upload')} closeLabel={text('app-packages.close')}>
        <UploadFlow appId={appId} onShow={onShow} onBack={onBack} />
      </DialogContent>
    </Dialog>
  )
}
