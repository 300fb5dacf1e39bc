import { useData, useStore } from '@console-widgets/ui'
import { useState } from 'react'
import { liveData, type Version } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'
import { type ListingTexts, type StaleText, staleTexts, textsIn } from '../model.ts'
import { useLanguageName } from './use-language-name.ts'

/** The same texts elsewhere, which are shown at the fields. */
export interface Reference {
  texts: ListingTexts
  /** Whether they are those of the live version, which can be restored. */
  isLive: boolean
}

const kinds = ['none', 'source', 'live'] as const
type Kind = (typeof kinds)[number]

/** Texts that those of a version are compared with: in the default language, and of the live version. */
export interface References {
  /** The choices for a language. Only one if there is nothing to compare with. */
  choicesFor: (lang: string) => { value: Kind; label: string }[]
  kind: Kind
  choose: (kind: Kind) => void
  /** The chosen one for a language, if that has one. */
  of: (lang: string) => Reference | undefined
  staleIn: (texts: ListingTexts) => StaleText[]
}

/** Returns what the texts of a version can be compared with. */
export function useReferences(version: Version): References {
  const text = useVersionsText()
  const nameOf = useLanguageName()
  const { onShelf } = useData(liveData, version.appId)
  const live = useStore(onShelf).data?.version ?? null
  const other = live?.versionId === version.versionId ? null : live
  const [kind, choose] = useState<Kind>('none')
  const textsOf = (lang: string): Record<Kind, ListingTexts | undefined> => ({
    none: undefined,
    source: lang === version.defaultLang ? undefined : textsIn(version, version.defaultLang),
    live: textsIn(other, lang),
  })
  const labels: Record<Kind, string> = {
    none: text('versions.texts.reference.none'),
    source: text('versions.texts.reference.source', { language: nameOf(version.defaultLang) }),
    live: text('versions.texts.reference.live', { version: other?.versionNumber ?? text('versions.unnamed') }),
  }
  return {
    choicesFor: (lang) =>
      kinds
        .filter((each) => each === 'none' || textsOf(lang)[each] !== undefined)
        .map((value) => ({ value, label: labels[value] })),
    kind,
    choose,
    of: (lang) => {
      const texts = textsOf(lang)[kind]
      return texts && { texts, isLive: kind === 'live' }
    },
    staleIn: (texts) => staleTexts(texts, version, other),
  }
}
