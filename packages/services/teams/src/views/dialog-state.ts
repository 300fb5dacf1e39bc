/** Open state of a dialog, and its change handler. */
export interface DialogState {
  open: boolean
  onOpenChange: (open: boolean) => void
}
