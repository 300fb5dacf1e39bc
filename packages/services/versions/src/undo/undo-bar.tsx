import { Button, icons, useAct, useShortcut, useToast, withText } from '@console-widgets/ui'
import { useContext } from 'react'
import { undoLocales } from '../generated/locales.ts'
import { useUndoText, useVersionsText } from '../generated/text.ts'
import { useMediaName } from '../views/media-choice.tsx'
import { useLanguageName } from '../views/use-language-name.ts'
import { actOf, type ListingStep } from './listing-step.ts'
import { type Step, UndoContext, type UndoState } from './undo-context.ts'

/** Buttons that undo the last step of the editor, and redo what was undone, each with the step's name. */
export const UndoBar = withText(undoLocales, UndoBarView, null)

function UndoBarView() {
  const state = useContext(UndoContext)
  return state ? <Buttons {...state} /> : null
}

function Buttons({ done, undone, undo, redo }: UndoState) {
  const text = useUndoText()
  const nameOf = useStepName()
  const toasts = useToast()
  const { act, pending } = useAct()
  const move = (label: string, run: () => Promise<boolean>) => () =>
    void act({
      label,
      run: async () => {
        if (!(await run())) toasts.show({ tone: 'warning', title: text('versions.undo.changed', { step: label }) })
      },
    })
  const last = done.at(-1)
  const next = undone.at(-1)
  const [lastName, nextName] = [last && nameOf(last), next && nameOf({ listing: next })]
  const undoLast = move(lastName ?? '', undo)
  const redoNext = move(nextName ?? '', redo)
  useShortcut(last ? 'mod+z' : undefined, undoLast, { label: text('versions.undo') })
  useShortcut(next ? 'mod+shift+z' : undefined, redoNext, { label: text('versions.redo') })
  if (!last && !next) return null
  return (
    <div className="sticky top-[calc(var(--spacing-top)+8px)] z-4 flex flex-wrap gap-2">
      {lastName === undefined ? null : (
        <Button size="small" icon={icons.undo} className="max-w-full" pending={pending} onClick={undoLast}>
          {text('versions.undo.step', { step: lastName })}
        </Button>
      )}
      {nextName === undefined ? null : (
        <Button size="small" icon={icons.redo} className="max-w-full" pending={pending} onClick={redoNext}>
          {text('versions.redo.step', { step: nextName })}
        </Button>
      )}
    </div>
  )
}

/** Returns the name of a step, such as "Screenshots added: All languages · Phone". */
function useStepName(): (step: Step) => string {
  const text = useUndoText()
  const ofVersions = useVersionsText()
  const languageName = useLanguageName()
  const mediaName = useMediaName()
  const ofListing = (step: ListingStep) => {
    const act = actOf(step)
    switch (act.kind) {
      case 'language-added':
      case 'language-deleted':
      case 'texts':
        return text(`versions.undo.${act.kind}`, { language: languageName(act.lang) })
      case 'texts-many':
        return text('versions.undo.texts-many', { count: act.count })
      case 'icon':
      case 'pictures-many':
        return text(`versions.undo.${act.kind}`)
      default:
        return text(`versions.undo.${act.kind}`, { name: mediaName(act.of) })
    }
  }
  return (step) =>
    'field' in step
      ? text('versions.undo.restored', {
          field: ofVersions(`versions.texts.${step.field.column}`),
          language: languageName(step.field.lang),
        })
      : ofListing(step.listing)
}
