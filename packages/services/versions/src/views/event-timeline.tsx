import { countryName } from '@console-widgets/core/tables'
import { Card, Timeline, type Tone, useConsole, useJoin, useLanguage, useStore } from '@console-widgets/ui'
import type { Version, VersionEvent } from '../data.ts'
import { stateName } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { useCheckName } from './check-words.tsx'
import { FindingText } from './review-result.tsx'

const tones: Partial<Record<VersionEvent['action'], Tone>> = {
  submit: 'info',
  passPreReview: 'info',
  testRelease: 'info',
  openTest: 'info',
  failPreReview: 'danger',
  reject: 'danger',
  approve: 'success',
  publish: 'success',
  publishNow: 'success',
  phasedFull: 'success',
  phasedEnd: 'success',
  phasedRaise: 'success',
  phasedResume: 'success',
  phasedPause: 'warning',
  phasedHalt: 'danger',
  rollback: 'warning',
  shelfOff: 'warning',
  rejectRemoval: 'warning',
  endTest: 'warning',
  restore: 'success',
  restrict: 'danger',
  lift: 'success',
}

/** Timeline of all events of a version, updated live. */
export function EventTimeline({ version }: { version: Version }) {
  const text = useVersionsText()
  const { session } = useConsole()
  const ownId = useStore(session.$profile)?.userId
  const actor = ({ who, userId, userName }: VersionEvent) =>
    who === 'developer'
      ? userId === ownId
        ? text('versions.who.you')
        : (userName ?? text('versions.who.developer'))
      : text(`versions.who.${who}`)
  /** The state after an event that changed it. A rolled-back version is in the history, which the event itself says. */
  const stateAfter = ({ action, fromState, toState }: VersionEvent) =>
    toState === null || toState === fromState || action === 'rollback'
      ? undefined
      : text(`versions.state.${stateName(version.releaseType, toState)}`)
  return (
    <Card title={text('versions.events')}>
      <Timeline
        label={text('versions.events')}
        events={version.events.map((event) => ({
          id: event.eventId,
          time: event.time,
          title: text(`versions.event.${event.action}`),
          tone: tones[event.action],
          actor: [actor(event), stateAfter(event)].filter(Boolean).join(' · '),
          body: <EventBody event={event} />,
        }))}
      />
    </Card>
  )
}

/** Number of countries that are named; the others are counted. */
const mostNamed = 12

function CountryNames({ codes }: { codes: readonly string[] }) {
  const text = useVersionsText()
  const join = useJoin()
  const language = useLanguage()
  if (codes.length > mostNamed) return text('versions.countries.count', { count: codes.length })
  return codes.length === 0 ? null : join.names(codes.map((code) => countryName(code, language)))
}

/** Reason, countries, findings, and overridden warnings of an event. */
function EventBody({ event: { why, countries, findings, overridden } }: { event: VersionEvent }) {
  const text = useVersionsText()
  const checkName = useCheckName()
  return (
    <>
      {why}
      <CountryNames codes={countries} />
      {findings.map((finding, index) => (
        <p key={index}>
          <FindingText finding={finding} />
        </p>
      ))}
      {overridden.map((id) => (
        <p key={id} className="text-muted">
          {text('versions.event.unmet', { check: checkName(id) })}
        </p>
      ))}
    </>
  )
}
