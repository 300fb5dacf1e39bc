import { Callout } from '../../parts/callout.tsx'
import { useJoin } from '../../text/use-join.ts'
import { useServiceWords } from '../../text/use-service-words.ts'
import { createTextHook } from '../../text/use-text.ts'
import { withText } from '../../text/with-text.tsx'
import type { DocumentChangesProps } from './document-changes-props.ts'
import type en from './locales/en.ts'
import { documentChangesLocales } from './locales/index.ts'

const useDocumentChangesText = createTextHook<typeof en>()

function DocumentChangesView({ changes: { needed, freed }, nameOf }: DocumentChangesProps) {
  const text = useDocumentChangesText()
  const join = useJoin()
  const { find } = useServiceWords()
  const names = (ids: readonly string[]) => join.names(ids.map((id) => nameOf?.(id) ?? find(`values.${id}`) ?? id))
  const lines = {
    needed: needed.flatMap(({ id, isMet }) => (isMet ? [] : [id])),
    met: needed.flatMap(({ id, isMet }) => (isMet ? [id] : [])),
    freed,
  }
  return (
    <Callout tone={lines.needed.length > 0 ? 'warning' : 'info'} live>
      {(['needed', 'met', 'freed'] as const).map((kind) =>
        lines[kind].length > 0 ? (
          <p key={kind}>{text(`documentChanges.${kind}`, { documents: names(lines[kind]) })}</p>
        ) : null,
      )}
    </Callout>
  )
}

export const DocumentChangesText = withText(documentChangesLocales, DocumentChangesView, null)
