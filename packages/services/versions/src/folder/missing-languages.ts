import { listingLanguages } from '@console-widgets/core/tables'
import { findLanguage } from './place-file.ts'
import type { FolderPlan } from './plan-folder.ts'

/** Languages of folders that a listing could have, and doesn't yet. */
export function missingLanguages({ refused }: FolderPlan, present: readonly string[]): string[] {
  const free = listingLanguages.map(({ tag }) => tag).filter((tag) => !present.includes(tag))
  const named = refused.flatMap(({ misfit, sample }) => {
    const lang = misfit === 'language' ? findLanguage(sample, free) : undefined
    return lang === undefined ? [] : [lang]
  })
  return [...new Set(named)]
}
