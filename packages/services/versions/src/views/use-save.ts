import type { InputOf } from '@console-widgets/contract'
import { useData, useToast } from '@console-widgets/ui'
import type { calls } from '../contract.ts'
import { type Version, versionActs } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'

type Changes = Omit<InputOf<(typeof calls)['versions.app-version.update']>, 'appId' | 'versionId'>

type Save = (changes: Changes) => Promise<void>

/** Saves changes of a version. The page's save bar confirms it. */
export function useSave({ appId, versionId }: Version): Save {
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
