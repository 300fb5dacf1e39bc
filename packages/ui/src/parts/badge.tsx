import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { Tone } from './status.tsx'

const look = cva(
  'inline-flex max-w-full items-center gap-1 rounded-sm border px-1.5 text-xs leading-[18px] font-medium',
  {
    variants: {
      tone: {
        success: 'border-success-line bg-success-soft text-success',
        warning: 'border-warning-line bg-warning-soft text-warning',
        danger: 'border-danger-line bg-danger-soft text-danger',
        info: 'border-info-line bg-info-soft text-info',
        draft: 'border-draft-line bg-draft-soft text-draft',
        accent: 'border-accent-line bg-accent-soft text-accent-ink',
      } satisfies Record<Tone, string>,
    },
  },
)

export interface BadgeProps {
  tone?: Tone
  children: ReactNode
}

/** Short label other than a state: a type, a plan, "beta". For a state use {@link Status}. */
export function Badge({ tone = 'draft', children }: BadgeProps) {
  return <span className={look({ tone })}>{children}</span>
}
