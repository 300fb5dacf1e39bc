import { useServiceWords } from '@console-widgets/ui'
import type { Version } from '../data.ts'
import { isPreCheckId } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'

type PreCheck = Version['preChecks'][number]

/** How to fix what a check found, given its ID. Other services bring words for their checks. */
export function CheckFix({ id, level }: { id: string; level?: PreCheck['level'] }) {
  const text = useVersionsText()
  if (!isPreCheckId(id)) return <OtherCheckFix id={id} />
  return text(
    id === 'placeholder' && level === 'warning' ? 'versions.check.placeholder.warning' : `versions.check.${id}.fix`,
  )
}

function OtherCheckFix({ id }: { id: string }) {
  const { find } = useServiceWords()
  return find(`check.${id}.fix`) ?? id
}

/** What a check found: how to fix it, the words in question, and where they are. */
export function CheckProblem({ check: { id, level, field, sample } }: { check: PreCheck }) {
  return (
    <>
      <CheckFix id={id} level={level} />
      <ProblemPlace field={field} sample={sample} />
    </>
  )
}

/** The words in question, with the field and the language of the text that contains them. */
export function ProblemPlace({ field, sample }: { field: string; sample: string }) {
  const text = useVersionsText()
  const [, lang, name] = /^languages\.([^.]+)\.(appName|briefInfo|appDesc|newFeatures)$/.exec(field) ?? []
  return (
    <>
      {sample ? <strong className="font-medium"> {text('versions.finding.sample', { sample })}</strong> : null}
      {lang ? (
        <span className="text-muted">
          {' '}
          ({text(`versions.texts.${name as 'appName'}`)}, {lang})
        </span>
      ) : null}
    </>
  )
}
