import { useData, useToast } from '@console-widgets/ui'
import { useContext } from 'react'
import { type Version, versionActs } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'
import { type Changes, stepOf } from '../undo/listing-step.ts'
import { RecorderContext } from '../undo/undo-context.ts'

type Save = (changes: Changes) => Promise<void>

/** Saves changes of a version, as a step that can be undone. The page's save bar confirms it. */
export function useSave(version: Version): Save {
  const { record } = useContext(RecorderContext)
  const save = useSavePart(version)
  return async (changes) => {
    await save(changes)
    record(stepOf(version, changes))
  }
}

/** Saves a part of what is undone as one step. Its caller records the step. */
export function useSavePart({ appId, versionId }: Version): Save {
  const { update } = useData(versionActs)
  return async (changes) => void (await update.run({ appId, versionId, ...changes }))
}

/** Saves changes of a version that don't wait for the save bar, and confirms it. */
export function useSaveAtOnce(version: Version): Save {
  const text = useVersionsText()
  const toasts = useToast()
  const save = useSave(version)
  return async (changes) => {
    await save(changes)
    toasts.show({ tone: 'success', title: text('versions.saved') })
  }
}
