import { Link, useJoin, useLanguage, useServiceWords } from '@console-widgets/ui'
import type { Version } from '../data.ts'
import { isPreCheckId, mediaOfField } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { useProblemRoute } from './field-route.ts'
import { useMediaName } from './media-choice.tsx'

type PreCheck = Version['preChecks'][number]

/** Returns a function with the requirement that a check is about. Other services bring the words for theirs. */
export function useCheckName(): (id: string) => string {
  const text = useVersionsText()
  const { find } = useServiceWords()
  return (id) => (isPreCheckId(id) ? text(`versions.check.${id}`) : (find(`check.${id}`) ?? id))
}

/** How to fix what a check found, given its ID. Other services bring words for their checks. */
function CheckFix({ id, level }: { id: string; level?: PreCheck['level'] }) {
  const text = useVersionsText()
  if (!isPreCheckId(id)) return <OtherCheckFix id={id} />
  const isDoubtful = id === 'placeholder' && level === 'warning'
  return text(isDoubtful ? 'versions.check.placeholder.warning' : `versions.check.${id}.fix`)
}

function OtherCheckFix({ id }: { id: string }) {
  const { find } = useServiceWords()
  return find(`check.${id}.fix`) ?? id
}

/** A check that has passed, or everything that it found at one level. */
export interface CheckOutcome {
  first: PreCheck
  problems: readonly PreCheck[]
}

/** Joins the problems of each check: what must be fixed comes first, then the warnings, and last what has passed. */
export function outcomesOf(checks: readonly PreCheck[]): CheckOutcome[] {
  const outcomes = new Map<string, PreCheck[]>()
  for (const check of checks) {
    const key = `${check.id} ${check.level}`
    outcomes.set(key, [...(outcomes.get(key) ?? []), check])
  }
  return [...outcomes.values()]
    .map((all) => ({ first: all[0] as PreCheck, problems: all.filter(({ passed }) => !passed) }))
    .toSorted((one, other) => rank(one.first) - rank(other.first))
}

const rank = ({ passed, level }: PreCheck) => (passed ? 2 : level === 'error' ? 0 : 1)

/** How to fix what a check found, with the words in question. Problems in several places are a list with links. */
export function CheckProblems({ version, outcome: { first, problems } }: { version: Version; outcome: CheckOutcome }) {
  const text = useVersionsText()
  const join = useJoin()
  const problemRoute = useProblemRoute()
  const routes = new Set(problems.map((problem) => problemRoute(version, problem)))
  const quote = ({ sample }: PreCheck) => text('versions.finding.sample', { sample })
  const fix = <CheckFix id={first.id} level={first.level} />
  if (problems.length > 1 && routes.size === 1 && !first.field.startsWith('languages.'))
    return (
      <>
        {fix} <strong className="font-medium">{join.names(problems.map(quote))}</strong>
      </>
    )
  if (problems.length === 1)
    return (
      <>
        {fix}
        <ProblemPlace {...first} />
      </>
    )
  return (
    <>
      {fix}
      <ul className="flex flex-col">
        {problems.map((problem) => {
          const to = problemRoute(version, problem)
          return (
            <li key={problem.field} className="flex flex-wrap gap-x-3">
              <span>
                <ProblemPlace {...problem} />
              </span>
              {to && routes.size > 1 ? <Link to={to}>{text('versions.fix')}</Link> : null}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The words in question, with the field and the language of the text that contains them. */
export function ProblemPlace({ field, sample }: { field: string; sample: string }) {
  const text = useVersionsText()
  const language = useLanguage()
  const mediaName = useMediaName()
  const media = mediaOfField(field)
  if (media) return <span className="text-muted"> {mediaName(media)}</span>
  const [, lang, name] = /^languages\.([^.]+)\.(appName|briefInfo|appDesc|newFeatures)$/.exec(field) ?? []
  if (!sample) return null
  return (
    <>
      <strong className="font-medium"> {text('versions.finding.sample', { sample })}</strong>
      {lang ? (
        <span className="text-muted">
          {/* Chinese brackets bring their own space. */}
          {language === 'cn' ? '' : ' '}
          {text('versions.finding.place', { name: text(`versions.texts.${name as 'appName'}`), lang })}
        </span>
      ) : null}
    </>
  )
}
