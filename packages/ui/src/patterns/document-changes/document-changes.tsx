import { Suspense } from 'react'
import { lazyPart } from '../../parts/lazy-part.tsx'
import type { DocumentChangesProps } from './document-changes-props.ts'

const DocumentChangesText = lazyPart(() =>
  import('./document-changes-text.tsx').then((module) => module.DocumentChangesText),
)

/** Which documents an app will need after a change that isn't saved yet, and which no longer. Empty if none differ. */
export function DocumentChanges(props: DocumentChangesProps) {
  if (props.changes.needed.length + props.changes.freed.length === 0) return null
  return (
    <Suspense fallback={null}>
      <DocumentChangesText {...props} />
    </Suspense>
  )
}
