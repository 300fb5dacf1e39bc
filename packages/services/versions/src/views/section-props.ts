import type { Version } from '../data.ts'

/** Props of every editor section. */
export interface SectionProps {
  version: Version
}
