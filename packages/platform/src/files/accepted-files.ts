import { objectSuffixes } from '@console-widgets/core/model'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { issue, linesOf } from '../refusals/issue.ts'
import { refuse } from '../refusals/refusal.ts'

const suffix = new RegExp(`[^.]\\.(${objectSuffixes.join('|')})$`, 'i')

/** File as announced by a caller. */
interface NewFile {
  bizTag: string
  fileName: string
  /** Undefined if the caller doesn't know it. */
  contentLength?: number
}

/**
 * Rejects empty files and unknown extensions, unless the service of the tag accepts any file.
 * @param path of the file in the input, for the issues
 */
export function requireAcceptedFile(
  { anyFileTags }: Pick<PlatformParts, 'anyFileTags'>,
  { bizTag, fileName, contentLength }: NewFile,
  path = '',
): void {
  if (anyFileTags.some((tag) => bizTag === tag || bizTag.startsWith(`${tag}/`))) return
  const issues = [
    ...(suffix.test(fileName)
      ? []
      : [issue(`${path}fileName`, 'file-ending', { endings: objectSuffixes.join(', .') })]),
    ...(contentLength === 0 ? [issue(`${path}contentLength`, 'at-least', { least: 1 })] : []),
  ]
  if (issues.length > 0) throw refuse('bad-parameter', linesOf(issues), issues)
}
