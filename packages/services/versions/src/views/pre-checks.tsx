import { Checklist, useServiceWords } from '@console-widgets/ui'
import type { Version } from '../data.ts'
import { isPreCheckId } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { CheckProblem } from './check-words.tsx'
import { useProblemRoute } from './field-route.ts'

type PreCheck = Version['preChecks'][number]

const states = { error: 'failed', warning: 'warning' } as const

/** What must be fixed comes first, then the warnings, and last what has passed. */
const rank = ({ passed, level }: PreCheck) => (passed ? 2 : level === 'error' ? 0 : 1)

/** Pre-submission checks of all services; each problem has a link to the place where it is fixed. */
export function PreChecks({ version }: { version: Version }) {
  const text = useVersionsText()
  const { find } = useServiceWords()
  const problemRoute = useProblemRoute()
  const label = (id: string) => (isPreCheckId(id) ? text(`versions.check.${id}`) : (find(`check.${id}`) ?? id))
  return (
    <Checklist
      label={text('versions.checks')}
      checks={version.preChecks
        .toSorted((one, other) => rank(one) - rank(other))
        .map((check) => ({
          id: `${check.id} ${check.field}`,
          label: label(check.id),
          state: check.passed ? 'passed' : states[check.level],
          ...(check.passed ? {} : { detail: <CheckProblem check={check} />, to: problemRoute(version, check) }),
        }))}
    />
  )
}
