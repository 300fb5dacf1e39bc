import { Dialog, DialogContent } from '@console-widgets/ui'
import { useAppPackagesText } from '../generated/text.ts'
import { ClaimList } from './claim-list.tsx'

export interface ClaimsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog with the claims on package names, over the package list. */
export function ClaimsDialog({ open, onOpenChange }: ClaimsDialogProps) {
  const text = useAppPackagesText()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={text('app-packages.claims')}
        description={text('app-packages.claims.body')}
        closeLabel={text('app-packages.close')}
      >
        <ClaimList />
      </DialogContent>
    </Dialog>
  )
}
