import type { Version } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'

/** Title of a version on a page of its app, such as *Version 5.0.0*. A draft without a package has no number yet. */
export function useVersionTitle({ versionNumber }: Version): string {
  const text = useVersionsText()
  return versionNumber === null ? text('versions.unnamed') : text('versions.named', { version: versionNumber })
}
