import type { InputOf } from '@console-widgets/contract'
import { useData, useToast } from '@console-widgets/ui'
import type { calls } from '../contract.ts'
import { type Version, versionActs } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'

type Changes = Omit<InputOf<(typeof calls)['versions.app-version.update']>, 'appId' | 'versionId'>

/** Saves changes of a version, and confirms it. */
export function useSave({ appId, versionId }: Version): (changes: Changes) => Promise<void> {
  const text = useVersionsText()
  const toasts = useToast()
  const { update } = useData(versionActs)
  return async (changes) => {
    await update.run({ appId, versionId, ...changes })
    toasts.show({ tone: 'success', title: text('versions.saved') })
  }
}
