import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { useUiText } from '../text/ui-text.ts'
import { IconButton } from './icon-button.tsx'
import { StatusShape, type Tone } from './status.tsx'

const frame = cva('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border px-3 py-2.5', {
  variants: {
    tone: {
      success: 'border-success-line bg-success-soft',
      warning: 'border-warning-line bg-warning-soft',
      danger: 'border-danger-line bg-danger-soft',
      info: 'border-info-line bg-info-soft',
      draft: 'border-draft-line bg-draft-soft',
      accent: 'border-accent-line bg-accent-soft',
    } satisfies Record<Tone, string>,
  },
})

export interface CalloutProps {
  tone?: Tone
  title?: ReactNode
  /** Action, as a button or a link. */
  action?: ReactNode
  onClose?: () => void
  /** Announced immediately, for callouts that appear in response to a user's action. */
  live?: boolean
  children?: ReactNode
}

/** Message that users should read before they continue. */
export function Callout({ tone = 'info', title, action, onClose, live, children }: CalloutProps) {
  const text = useUiText()
  return (
    <div role={live ? (tone === 'danger' ? 'alert' : 'status') : 'note'} className={frame({ tone })}>
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-x-3 self-center">
        <span className="flex h-lh items-center">
          <StatusShape tone={tone} />
        </span>
        <div className="min-w-0 flex-1">
          {title ? <p className="font-medium">{title}</p> : null}
          {children ? <div className={title ? 'text-sm' : undefined}>{children}</div> : null}
        </div>
      </div>
      {action ? <div className="flex gap-2">{action}</div> : null}
      {onClose ? <IconButton size="small" icon="close" label={text('ui.close')} onClick={onClose} /> : null}
    </div>
  )
}
