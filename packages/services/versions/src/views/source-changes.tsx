import { WordChanges } from '@console-widgets/ui/documents'
import { useVersionsText } from '../generated/text.ts'
import type { StaleText } from '../model.ts'

/** What has changed in the source of a translation since the live version, word by word. */
export function SourceChanges({ stale: { column, lang, before, after } }: { stale: StaleText }) {
  const text = useVersionsText()
  return <WordChanges label={text(`versions.texts.${column}`)} lang={lang} before={before} after={after} />
}
