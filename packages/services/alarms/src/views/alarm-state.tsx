import { formatDateTime } from '@console-widgets/core/formats'
import { Status, useLanguage } from '@console-widgets/ui'
import type { ReactNode } from 'react'
import type { Alarm } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import type { AlarmState as State } from '../model.ts'

const tones = { alarm: 'danger', ok: 'success', insufficient_data: 'draft' } as const

/** A state of a rule: a shape and a word, and what else there is to say of it. */
export function StateName({ state, detail }: { state: State; detail?: ReactNode }) {
  const text = useAlarmsText()
  return (
    <Status tone={tones[state]} detail={detail}>
      {text(`alarms.state.${state}`)}
    </Status>
  )
}

/** State of a rule, and whether it is stopped or muted. */
export function AlarmState({ alarm: { enabled, state, mute } }: { alarm: Pick<Alarm, 'enabled' | 'state' | 'mute'> }) {
  const text = useAlarmsText()
  const language = useLanguage()
  if (!enabled) return <Status tone="draft">{text('alarms.state.stopped')}</Status>
  return (
    <Status
      tone={tones[state]}
      detail={mute ? text('alarms.mute.short', { time: formatDateTime(mute.untilTime, language) }) : undefined}
    >
      {text(`alarms.state.${state}`)}
    </Status>
  )
}
