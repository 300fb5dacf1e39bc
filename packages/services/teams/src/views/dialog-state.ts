/** Whether a dialog is open, and who is told when that changes. */
export interface DialogState {
  open: boolean
  onOpenChange: (open: boolean) => void
}
