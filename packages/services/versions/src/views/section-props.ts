import type { Version } from '../data.ts'

/** What every section of the editor takes. */
export interface SectionProps {
  version: Version
}
