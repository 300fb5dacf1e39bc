import { withText } from '../../text/with-text.tsx'
import { unsavedLocales } from './locales/index.ts'
import { SaveBar, type SaveBarProps } from './save-bar.tsx'

const WithMessages = withText(unsavedLocales, SaveBar, null)

/** The save bar with its messages. */
export function LoadedSaveBar(props: SaveBarProps) {
  return <WithMessages {...props} />
}
