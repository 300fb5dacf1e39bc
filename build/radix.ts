import { createHash } from 'node:crypto'
import { modalEdits } from './radix-modal.ts'
import { shadowFocusEdits, shadowFocusHelpers } from './shadow-focus.ts'

/** One change of a module's text. It must match as often as it says. */
export interface Edit {
  find: string
  replace: string
  times: number
}

/** Edits by the name of the package. */
export type Edits = Record<string, Edit[]>

const names = [...new Set([...Object.keys(shadowFocusEdits), ...Object.keys(modalEdits)])]

/** Matches the files that {@link mendRadix} edits. */
export const RADIX_FILES = new RegExp(`/(${names.join('|')})/dist/index\\.mjs$`)

/** A short name for this version of the edits, for caches of edited modules. */
export const radixVersion = createHash('sha256')
  .update(shadowFocusHelpers + JSON.stringify([shadowFocusEdits, modalEdits]))
  .digest('hex')
  .slice(0, 8)

/**
 * A module of Radix as we need it, or undefined when it is not one that needs an edit.
 * @throws Error when an upgrade of Radix has moved the code of an edit: it must not quietly be lost
 */
export function mendRadix(code: string, file: string): string | undefined {
  const name = RADIX_FILES.exec(file.replaceAll('\\', '/').split('?')[0] ?? '')?.[1]
  if (!name) return undefined
  const focus = shadowFocusEdits[name]
  let mended = code
  for (const edit of [...(focus ?? []), ...(modalEdits[name] ?? [])]) {
    const found = mended.split(edit.find).length - 1
    if (found !== edit.times) {
      throw new Error(
        `${name} has changed: expected ${edit.times} of the following, found ${found}. ` +
          `Adjust build/shadow-focus.ts or build/radix-modal.ts to the new version.\n${edit.find}`,
      )
    }
    mended = mended.replaceAll(edit.find, edit.replace)
  }
  return focus ? mended + shadowFocusHelpers : mended
}
