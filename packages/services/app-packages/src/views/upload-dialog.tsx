import { Dialog, DialogContent } from '@console-widgets/ui'
import { useAppPackagesText } from '../generated/text.ts'
import { UploadFlow } from './package-upload.tsx'

export interface UploadDialogProps {
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called when the user opens the uploaded package. */
  onShow: (detail: { appId: string; pkgId: string }) => void
  /** Returns to the version that needs the package, if one does. */
  onBack: (() => void) | undefined
}

/** Dialog for uploading a package, over the package list. */
export function UploadDialog({ appId, open, onOpenChange, onShow, onBack }: UploadDialogProps) {
  const text = useAppPackagesText()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={text('app-packages.upload')} closeLabel={text('app-packages.close')}>
        <UploadFlow appId={appId} onShow={onShow} onBack={onBack} />
      </DialogContent>
    </Dialog>
  )
}
