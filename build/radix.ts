import { createHash } from 'node:crypto'
import { applyEdits, type Edit } from './edits.ts'
import { directionEdits } from './radix-direction.ts'
import { modalEdits } from './radix-modal.ts'
import { shadowFocusEdits, shadowFocusHelpers } from './shadow-focus.ts'
import { languageEdits } from './uplot-language.ts'

/** Edits by package name. */
export type Edits = Record<string, Edit[]>

const allEdits = [shadowFocusEdits, modalEdits, directionEdits, languageEdits]
const names = [...new Set(allEdits.flatMap((edits) => Object.keys(edits)))]

/** Matches the files that {@link patchRadix} edits: the modules of Radix, and that of uPlot. */
export const RADIX_FILES = new RegExp(`/(${names.join('|')})/dist/(?:index\\.mjs|uPlot\\.esm\\.js)$`)

/** Short hash of the edits, for caches of edited modules. */
export const radixVersion = createHash('sha256')
  .update(shadowFocusHelpers + JSON.stringify(allEdits))
  .digest('hex')
  .slice(0, 8)

/**
 * Patches a module of Radix, or uPlot. Undefined if it needs no edit.
 * @throws Error if an upgrade has moved the code of an edit, so that the edit isn't lost silently
 */
export function patchRadix(code: string, file: string): string | undefined {
  const name = RADIX_FILES.exec(file.replaceAll('\\', '/').split('?')[0] ?? '')?.[1]
  if (!name) return undefined
  const focus = shadowFocusEdits[name]
  const edits = allEdits.flatMap((each) => each[name] ?? [])
  const patched = applyEdits(code, edits, {
    name,
    where: 'build/shadow-focus.ts, build/radix-modal.ts, build/radix-direction.ts or build/uplot-language.ts',
  })
  return focus ? patched + shadowFocusHelpers : patched
}
