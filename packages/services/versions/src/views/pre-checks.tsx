import { Checklist } from '@console-widgets/ui'
import type { Version } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'
import { CheckProblems, outcomesOf, useCheckName } from './check-words.tsx'
import { useProblemRoute } from './field-route.ts'

const states = { error: 'failed', warning: 'warning' } as const

interface PreChecksProps {
  version: Version
  /** Default: all. */
  checks?: Version['preChecks']
}

/** Pre-submission checks of all services; each problem has a link to the place where it is fixed. */
export function PreChecks({ version, checks = version.preChecks }: PreChecksProps) {
  const text = useVersionsText()
  const nameOf = useCheckName()
  const problemRoute = useProblemRoute()
  return (
    <Checklist
      label={text('versions.checks')}
      checks={outcomesOf(checks).map((outcome) => {
        const { id, level, passed } = outcome.first
        const routes = new Set(outcome.problems.map((problem) => problemRoute(version, problem)))
        const [to] = routes
        return {
          id: `${id} ${level}`,
          label: nameOf(id),
          state: passed ? 'passed' : states[level],
          ...(passed ? {} : { detail: <CheckProblems version={version} outcome={outcome} /> }),
          ...(to !== undefined && routes.size === 1 ? { to } : {}),
        }
      })}
    />
  )
}
