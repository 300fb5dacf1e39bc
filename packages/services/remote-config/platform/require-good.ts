import { compilePattern } from '@console-widgets/conditions/patterns'
import { problemsOf, templateLimits, type Template } from '@console-widgets/remote-config/model'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'

/**
 * Checks what apps would get: before a draft is saved, and before it is published, however it came to be.
 * @throws PlatformRefusal that names each field that is wrong
 */
export function requireGood(template: Template): void {
  const problems = problemsOf(template, compilePattern)
  if (problems.length === 0) return
  throw refuse(
    'bad-parameter',
    'The template contains values or conditions that can’t be evaluated',
    problems.map(({ field, kind, detail = '' }) =>
      issue(`template.${field}`, `template-${kind}`, { most: templateLimits.values, detail }),
    ),
  )
}
