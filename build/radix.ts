import { createHash } from 'node:crypto'
import { applyEdits, type Edit } from './edits.ts'
import { directionEdits } from './radix-direction.ts'
import { modalEdits } from './radix-modal.ts'
import { shadowFocusEdits, shadowFocusHelpers } from './shadow-focus.ts'

/** Edits by the name of the package. */
export type Edits = Record<string, Edit[]>

const names = [...new Set([shadowFocusEdits, modalEdits, directionEdits].flatMap((edits) => Object.keys(edits)))]

/** Matches the files that {@link mendRadix} edits. */
export const RADIX_FILES = new RegExp(`/(${names.join('|')})/dist/index\\.mjs$`)

/** A short name for this version of the edits, for caches of edited modules. */
export const radixVersion = createHash('sha256')
  .update(shadowFocusHelpers + JSON.stringify([shadowFocusEdits, modalEdits, directionEdits]))
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
  const edits = [...(focus ?? []), ...(modalEdits[name] ?? []), ...(directionEdits[name] ?? [])]
  const mended = applyEdits(code, edits, {
    name,
    where: 'build/shadow-focus.ts, build/radix-modal.ts or build/radix-direction.ts',
  })
  return focus ? mended + shadowFocusHelpers : mended
}
