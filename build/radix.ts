import { createHash } from 'node:crypto'
import { applyEdits, type Edit } from './edits.ts'
import { directionEdits } from './radix-direction.ts'
import { modalEdits } from './radix-modal.ts'
import { shadowFocusEdits, shadowFocusHelpers } from './shadow-focus.ts'

/** Edits by package name. */
export type Edits = Record<string, Edit[]>

const names = [...new Set([shadowFocusEdits, modalEdits, directionEdits].flatMap((edits) => Object.keys(edits)))]

/** Matches the files that {@link patchRadix} edits. */
export const RADIX_FILES = new RegExp(`/(${names.join('|')})/dist/index\\.mjs$`)

/** Short hash of the edits, for caches of edited modules. */
export const radixVersion = createHash('sha256')
  .update(shadowFocusHelpers + JSON.stringify([shadowFocusEdits, modalEdits, directionEdits]))
  .digest('hex')
  .slice(0, 8)

/**
 * Patches a module of Radix. Undefined if it needs no edit.
 * @throws Error if an upgrade of Radix has moved the code of an edit, so that the edit isn't lost silently
 */
export function patchRadix(code: string, file: string): string | undefined {
  const name = RADIX_FILES.exec(file.replaceAll('\\', '/').split('?')[0] ?? '')?.[1]
  if (!name) return undefined
  const focus = shadowFocusEdits[name]
  const edits = [...(focus ?? []), ...(modalEdits[name] ?? []), ...(directionEdits[name] ?? [])]
  const patched = applyEdits(code, edits, {
    name,
    where: 'build/shadow-focus.ts, build/radix-modal.ts or build/radix-direction.ts',
  })
  return focus ? patched + shadowFocusHelpers : patched
}
