import type { ReactNode } from 'react'
import type { Version } from '../data.ts'

/** Texts of a version in one language, as they are typed. */
export interface TypedTexts {
  appId: string
  versionId: string
  texts: Version['languages'][number]
}

/** Draws the store page beside its texts. */
export type TextsPreview = (typed: TypedTexts) => ReactNode

/** Props of every editor section. */
export interface SectionProps {
  version: Version
  /** Address of the privacy policy that the platform hosts for the app. */
  hostedPolicy?: string | null
  preview?: TextsPreview | undefined
}
