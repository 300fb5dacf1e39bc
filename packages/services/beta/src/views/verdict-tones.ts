import type { Tone } from '@console-widgets/ui'
import type { TestVerdict } from '../model.ts'

/** Severity of what keeps a test from being joined. */
export const verdictTones: Readonly<Record<TestVerdict, Tone>> = {
  open: 'success',
  full: 'warning',
  closed: 'draft',
  ended: 'draft',
  stopped: 'draft',
}
