import { Dialog, DialogContent } from '@console-widgets/ui'
import { useAppPackagesText } from '../generated/text.ts'
import PackageUpload from './package-upload.tsx'

export interface UploadDialogProps {
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called when the user opens the uploaded package. */
  onShow: (detail: { appId: string; pkgId: string }) => void
}

/** Dialog for uploading a package, over the package list. */
export function UploadDialog({ appId, open, onOpenChange, onShow }: UploadDialogProps) {
  const text = useAppPackagesText()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={text('app-packages.upload')} closeLabel={text('app-packages.close')}>
        <PackageUpload appId={appId} onShow={onShow} />
      </DialogContent>
    </Dialog>
  )
}
