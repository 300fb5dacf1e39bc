import { formatDate } from '@console-widgets/core/formats'
import { Status, type Tone, useLanguage } from '@console-widgets/ui'
import type { Requirement } from '../data.ts'
import { useQualificationText } from '../generated/text.ts'
import { daysBetween, endsSoon, type RequirementState } from '../model.ts'

const tones: Record<RequirementState, Tone> = {
  passed: 'success',
  reviewing: 'info',
  rejected: 'danger',
  scheduled: 'info',
  expired: 'danger',
  missing: 'draft',
}

/** How far a requirement is met, with the end of its document. */
export function RequirementStatus({ requirement, day }: { requirement: Requirement; day: string }) {
  const text = useQualificationText()
  const language = useLanguage()
  const { state, expireTime, renewal } = requirement
  const date = expireTime === null ? '' : formatDate(expireTime, language)
  const isEnding = endsSoon(requirement, day)
  const detail = renewal
    ? text(`qualification.renewal.${renewal.state}`)
    : state === 'passed'
      ? expireTime === null
        ? text('qualification.permanent')
        : text('qualification.until', { date })
      : state === 'expired'
        ? text('qualification.ended', { date })
        : undefined
  return (
    <Status tone={isEnding && !renewal ? 'warning' : tones[state]} detail={detail}>
      {isEnding && expireTime !== null
        ? text('qualification.state.ending', { count: daysBetween(day, expireTime) })
        : text(`qualification.state.${state}`)}
    </Status>
  )
}
