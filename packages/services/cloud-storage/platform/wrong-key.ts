import { storageLimits, type KeyProblem } from '@console-widgets/cloud-storage/model'
import type { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'

/** The refusal of a key, with what is wrong with it. */
export function wrongKey(key: string, problem: KeyProblem, field = 'key'): PlatformRefusal {
  const wrong =
    problem === 'too-long'
      ? issue(field, 'key-too-long', { most: storageLimits.keyBytes })
      : issue(field, `key-${problem}`)
  return refuse('bad-parameter', `'${key}' ${wrong.message}`, [wrong])
}
