import { DateTimeField, useNow } from '@console-widgets/ui'
import { useRemoteConfigText } from '../generated/text.ts'
import { planLimits } from '../model.ts'

interface PlanTimeProps {
  value: number | undefined
  onChange: (time: number | undefined) => void
}

/** Field for the time at which a version is published. */
export function PlanTime({ value, onChange }: PlanTimeProps) {
  const text = useRemoteConfigText()
  const now = useNow()
  return (
    <DateTimeField
      label={text('remote-config.when.time')}
      value={value}
      onChange={onChange}
      min={now}
      max={now + planLimits.daysAhead * 86_400_000}
    />
  )
}
