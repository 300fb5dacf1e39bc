import { Dialog, DialogContent } from '@console-widgets/ui'
import { usePackagesText } from '../text.ts'
import PackageUpload from './package-upload.tsx'

export interface UploadDialogProps {
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A package that has come is to be shown. */
  onShow: (detail: { appId: string; pkgId: string }) => void
}

/** The upload of a package, over the list that it comes to. */
export function UploadDialog({ appId, open, onOpenChange, onShow }: UploadDialogProps) {
  const text = usePackagesText()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={text('app-packages.upload')} closeLabel={text('app-packages.close')}>
        <PackageUpload appId={appId} onShow={onShow} />
      </DialogContent>
    </Dialog>
  )
}
