import { formatValue, QueryFailure, useData, useJoin, useLocale, useStore } from '@console-widgets/ui'
import { type Reach, reachData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'

/** Whom conditions and the draft reach. Undefined until it is known, and where no one has used the apps lately. */
export function useReach(projectId: string): Reach | undefined {
  const { data } = useStore(useData(reachData, projectId).reach)
  return data && data.people > 0 ? data : undefined
}

/** Says that whom conditions reach couldn't be read. */
export function ReachNotice({ projectId }: { projectId: string }) {
  return <QueryFailure query={useData(reachData, projectId).reach} />
}

type Unknown = Reach['affectedUnknown']

/** Share of the people who meet a condition, and what apps alone know of them. */
export function ConditionReach({ reach, condition }: { reach: Reach | undefined; condition: string }) {
  const text = useRemoteConfigText()
  const write = useShares(reach?.people ?? 1)
  const names = useUnknownText()
  const found = reach?.conditions.find((each) => each.condition === condition)
  if (!found) return null
  const { least, most, unknown } = found
  return (
    <p className="text-sm wrap-anywhere tabular-nums">
      {least === most
        ? text('remote-config.reach', { share: write(least) })
        : text('remote-config.reach.between', { least: write(least), most: write(most), names: names(unknown) })}
    </p>
  )
}

/** How many people get another value with the draft. */
export function AffectedPeople({ projectId }: { projectId: string }) {
  const text = useRemoteConfigText()
  const locale = useLocale()
  const reach = useReach(projectId)
  const write = useShares(reach?.people ?? 1)
  const names = useUnknownText()
  if (!reach) return <ReachNotice projectId={projectId} />
  const { affected, people, affectedUnknown } = reach
  return (
    <p className="text-pretty wrap-anywhere">
      {text('remote-config.affected', {
        affected: formatValue(affected, locale, {}),
        people: formatValue(people, locale, {}),
        share: write(affected),
      })}
      {affectedUnknown.length === 0 ? null : (
        <span className="block text-sm text-muted">
          {text('remote-config.affected.unknown', { names: names(affectedUnknown) })}
        </span>
      )}
    </p>
  )
}

/** Returns a function that writes a number of people as a share of all. */
function useShares(people: number): (part: number) => string {
  const locale = useLocale()
  return (part) => formatValue(part / people, locale, { style: 'percent', maximumFractionDigits: 1 })
}

function useUnknownText(): (unknown: Unknown) => string {
  const text = useRemoteConfigText()
  const join = useJoin()
  return (unknown) =>
    join.names(
      unknown.map(({ subject, name }) => (subject === 'attribute' ? name : text(`remote-config.subject.${subject}`))),
    )
}
