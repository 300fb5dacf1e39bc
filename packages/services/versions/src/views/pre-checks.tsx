import { Checklist, useServiceWords } from '@console-widgets/ui'
import type { Version } from '../data.ts'
import { isPreCheckId } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { CheckProblems, outcomesOf } from './check-words.tsx'
import { useProblemRoute } from './field-route.ts'

const states = { error: 'failed', warning: 'warning' } as const

/** Pre-submission checks of all services; each problem has a link to the place where it is fixed. */
export function PreChecks({ version }: { version: Version }) {
  const text = useVersionsText()
  const { find } = useServiceWords()
  const problemRoute = useProblemRoute()
  const label = (id: string) => (isPreCheckId(id) ? text(`versions.check.${id}`) : (find(`check.${id}`) ?? id))
  return (
    <Checklist
      label={text('versions.checks')}
      checks={outcomesOf(version.preChecks).map((outcome) => {
        const { id, level, passed } = outcome.first
        const routes = new Set(outcome.problems.map((problem) => problemRoute(version, problem)))
        const [to] = routes
        return {
          id: `${id} ${level}`,
          label: label(id),
          state: passed ? 'passed' : states[level],
          ...(passed ? {} : { detail: <CheckProblems version={version} outcome={outcome} /> }),
          ...(to !== undefined && routes.size === 1 ? { to } : {}),
        }
      })}
    />
  )
}
