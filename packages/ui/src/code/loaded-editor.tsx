import { withText } from '../text/with-text.tsx'
import { Editor } from './editor.tsx'
import type { CodeEditorProps } from './editor-types.ts'
import { codeLocales } from './locales/index.ts'

const WithMessages = withText(codeLocales, Editor)

/** The editor with its messages. */
export function LoadedEditor(props: CodeEditorProps) {
  return <WithMessages {...props} />
}
