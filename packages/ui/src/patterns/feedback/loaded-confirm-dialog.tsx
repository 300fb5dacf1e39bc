import { withText } from '../../text/with-text.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
import { confirmLocales } from './locales/index.ts'

const WithMessages = withText(confirmLocales, ConfirmDialog, null)

/** The confirmation dialog with its messages. */
export function LoadedConfirmDialog(props: ConfirmDialogProps) {
  return <WithMessages {...props} />
}
