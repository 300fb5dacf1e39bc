import { Button, lazyPart, Status, useFieldState } from '@console-widgets/ui'
import { Suspense, useContext, useEffect, useRef, useState } from 'react'
import { useVersionsText } from '../generated/text.ts'
import type { StaleText, TextColumn } from '../model.ts'
import { RecorderContext } from '../undo/undo-context.ts'
import type { Reference } from './use-reference.ts'
import { useLanguageName } from './use-language-name.ts'

/** Loaded for those who look at a change: it compares texts. */
const SourceChanges = lazyPart(() => import('./source-changes.tsx').then((module) => module.SourceChanges))

interface ReferenceTextProps {
  column: TextColumn
  /** The text to write by, if one is chosen. */
  reference: Reference | undefined
  /** What the translations of the language leave behind. */
  stale: readonly StaleText[]
  /** Why the field can't be changed. */
  reason: string | undefined
}

/** Below a field: whether its source has changed since, and the same text of the source or of the live version. */
export function ReferenceText({ column, reference, stale, reason }: ReferenceTextProps) {
  const text = useVersionsText()
  const nameOf = useLanguageName()
  const field = useFieldState<string>({ name: column, label: '' }, '')
  const [isOpen, setOpen] = useState(false)
  const change = stale.find((each) => each.column === column)
  const shown = reference?.texts[column]
  const restored = useRestored(column, field.value)
  if (change === undefined && !shown) return null
  const restore = () => {
    if (!shown || !reference) return
    const before = field.value
    restored.record(reference.texts.lang, shown, () => field.change(before))
    field.change(shown)
  }
  return (
    <div className="-mt-2 flex flex-col items-start gap-2 text-sm">
      {change ? (
        <>
          <Status tone="warning">{text('versions.texts.stale', { language: nameOf(change.lang) })}</Status>
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {text(isOpen ? 'versions.texts.stale.hide' : 'versions.texts.stale.show')}
          </Button>
          {isOpen ? (
            <Suspense>
              <SourceChanges stale={change} />
            </Suspense>
          ) : null}
        </>
      ) : null}
      {shown ? (
        <blockquote
          lang={reference.texts.lang}
          className="border-s-2 border-line-strong ps-3 wrap-anywhere whitespace-pre-wrap text-muted"
        >
          {shown}
        </blockquote>
      ) : null}
      {shown && reference.isLive && reason === undefined && field.value !== shown ? (
        <Button size="small" onClick={restore}>
          {text('versions.texts.restore')}
        </Button>
      ) : null}
    </div>
  )
}

/** Records that a field's text was restored, and forgets it when the field has another text or is gone. */
function useRestored(column: TextColumn, value: string) {
  const { recordField } = useContext(RecorderContext)
  const latest = useRef<{ text: string; forget: () => void }>(undefined)
  const forget = () => {
    latest.current?.forget()
    latest.current = undefined
  }
  useEffect(() => {
    if (latest.current && latest.current.text !== value) forget()
  }, [value])
  useEffect(() => forget, [])
  return {
    record(lang: string, text: string, undo: () => void) {
      forget()
      latest.current = { text, forget: recordField({ lang, column, undo }) }
    },
  }
}
