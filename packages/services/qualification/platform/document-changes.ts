import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/document-changes'
import { recordCountry } from '@console-widgets/qualification/model'
import { wantedCountries } from '@console-widgets/versions/platform/rows'
import { storedRecord } from './records.ts'
import { type AppRequirements, isRecordAsked, requirementsIn, requirementsOf } from './requirements.ts'

/** What an app needs in countries: the ID of each requirement, and whether it is met. */
function needsIn(known: AppRequirements, countries: readonly string[], isFiled: boolean): Map<string, boolean> {
  const needs = new Map(
    requirementsIn(known, countries).map(({ rule, state }) => [rule.id as string, state === 'passed']),
  )
  if (isRecordAsked(known, countries)) needs.set('record', isFiled)
  return needs
}

/** Compares what an app needs before and after a change that isn’t saved yet. */
export const changeAnswers: QuestionTakers = {
  'release.document-changes': async ({ appId, time, countries, kind }, { db }) => {
    const before = await requirementsOf(db, appId, time)
    const after = kind ? await requirementsOf(db, appId, time, kind) : before
    const isFiled = (await storedRecord(db, appId)).state === 'filed'
    const wanted = [...(await wantedCountries(db, appId))]
    // Before any country is chosen, the category alone decides.
    const all = [
      recordCountry,
      ...[before, after].flatMap(({ requirements }) => requirements.flatMap((each) => each.countries)),
    ]
    const staying = wanted.length > 0 ? wanted : all
    const needed = needsIn(after, countries?.after ?? staying, isFiled)
    const needs = needsIn(before, countries?.before ?? staying, isFiled)
    const idOf = (id: string) => `qualification.gaps.${id}`
    return {
      needed: [...needed].flatMap(([id, isMet]) => (needs.has(id) ? [] : [{ id: idOf(id), isMet }])),
      freed: [...needs.keys()].filter((id) => !needed.has(id)).map(idOf),
    }
  },
}
