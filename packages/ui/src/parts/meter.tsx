import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { useLocale } from '../text/use-locale.ts'
import { classNames } from './class-names.ts'
import { formatNumber } from '@console-widgets/core/formats'
import type { Tone } from './status.tsx'

const fill = cva('h-full rounded-full forced-colors:bg-[Highlight]', {
  variants: {
    tone: {
      success: 'bg-success',
      warning: 'bg-warning',
      danger: 'bg-danger',
      info: 'bg-info',
      draft: 'bg-draft',
      accent: 'bg-accent',
    } satisfies Record<Tone, string>,
    known: { true: 'transition-[width]', false: 'w-1/3 animate-pulse' },
  },
})

export interface MeterProps {
  label: string
  value: number
  max?: number
  tone?: Tone
  /** Text beside the bar. Default: the percentage. */
  text?: ReactNode
  hideLabel?: boolean
}

/** Usage of a quota. It turns to a warning at 90%, unless a tone is set. */
export function Meter({ label, value, max = 100, tone, text, hideLabel }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const shade = tone ?? (share >= 1 ? 'danger' : share >= 0.9 ? 'warning' : 'accent')
  return <Bar role="meter" {...{ label, hideLabel, value, max, share, text }} tone={shade} />
}

export interface ProgressBarProps extends Omit<MeterProps, 'value'> {
  /** Without a value, the progress is indeterminate. */
  value?: number
}

/** Progress of a task. */
export function ProgressBar({ label, value, max = 100, tone = 'accent', text, hideLabel }: ProgressBarProps) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max))
  return <Bar role="progressbar" {...{ label, hideLabel, value, max, share, text, tone }} />
}

interface BarProps {
  role: 'meter' | 'progressbar'
  label: string
  hideLabel?: boolean
  value: number | undefined
  max: number
  share: number | undefined
  tone: Tone
  text?: ReactNode
}

function Bar({ role, label, hideLabel, value, max, share, tone, text }: BarProps) {
  const locale = useLocale()
  const words =
    text ?? (share === undefined ? null : formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0 }))
  return (
    <div className="flex min-w-24 flex-col gap-1">
      <div className={classNames('flex flex-wrap justify-between gap-x-3 text-sm', hideLabel && 'sr-only')}>
        <span className="min-w-0">{label}</span>
        <span className="min-w-0 text-muted tabular-nums">{words}</span>
      </div>
      <div
        role={role}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={typeof words === 'string' ? words : undefined}
        className="h-1.5 overflow-hidden rounded-full bg-pressed forced-colors:border"
      >
        <div
          className={fill({ tone, known: share !== undefined })}
          style={share === undefined ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
