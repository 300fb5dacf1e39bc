/** Whether a dialog is open. */
export interface DialogState {
  open: boolean
  onOpenChange: (open: boolean) => void
}
