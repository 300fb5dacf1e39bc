import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

/** Meaning of a status, shown by color and shape. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'draft' | 'accent'

const shape = cva('shrink-0', {
  variants: {
    tone: {
      success: 'text-success',
      warning: 'text-warning',
      danger: 'text-danger',
      info: 'text-info',
      draft: 'text-draft',
      accent: 'text-accent-ink',
    } satisfies Record<Tone, string>,
  },
})

/** One shape per tone, so that color isn't the only signal. */
const SHAPES: Record<Tone, ReactNode> = {
  success: (
    <>
      <circle cx="7" cy="7" r="6" fill="currentColor" />
      <path
        d="m4.4 7.2 1.8 1.8 3.4-3.7"
        stroke="var(--color-raised)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  warning: (
    <>
      <path d="M7 1.2 13.2 12.4H.8z" fill="currentColor" strokeLinejoin="round" />
      <path d="M7 5v3.2M7 10.3v.1" stroke="var(--color-raised)" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  danger: (
    <>
      <path d="M4.5 1h5L13 4.5v5L9.50 13h-5L1 9.50v-5z" fill="currentColor" />
      <path d="m5 5 4 4m0-4L5 9" stroke="var(--color-raised)" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  info: (
    <>
      <circle cx="7" cy="7" r="5.25" stroke="currentColor" strokeWidth="1.5" />
      <path d="M7 1.75a5.25 5.25 0 0 1 0 10.50z" fill="currentColor" />
    </>
  ),
  draft: <circle cx="7" cy="7" r="5.25" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.2 2.2" />,
  accent: (
    <>
      <circle cx="7" cy="7" r="5.25" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="7" cy="7" r="2.50" fill="currentColor" />
    </>
  ),
}

/** The shape of a tone. Always show text beside it. */
export function StatusShape({ tone }: { tone: Tone }) {
  return (
    <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="none" className={shape({ tone })}>
      {SHAPES[tone]}
    </svg>
  )
}

export interface StatusProps {
  tone: Tone
  /** Status text. */
  children: ReactNode
  /** Details, below the status text. */
  detail?: ReactNode
}

/** Status of an object: a shape and a word. */
export function Status({ tone, children, detail }: StatusProps) {
  return (
    <span className="inline-flex max-w-full items-start gap-1.5 align-bottom">
      <span className="flex h-lh items-center">
        <StatusShape tone={tone} />
      </span>
      <span className="min-w-0 in-[.truncate]:truncate">
        {children}
        {detail ? <span className="block text-sm text-muted in-[.truncate]:truncate">{detail}</span> : null}
      </span>
    </span>
  )
}
