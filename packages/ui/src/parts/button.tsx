import { cva } from 'class-variance-authority'
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'
/** `small` is 28 px in every density; `large` is 40. */
export type ButtonSize = 'small' | 'normal' | 'large'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: IconName
  /** Icon after the text, such as a menu's chevron. */
  trailingIcon?: IconName
  /** The action is running: the button keeps its width and ignores clicks. */
  pending?: boolean
  /** Disables the button. With a `reason` it stays focusable, so that users can read why. */
  disabled?: boolean
  /** Why the button is disabled; setting it disables the button. */
  reason?: string
  children?: ReactNode
}

const look = cva(
  'relative inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium text-body ' +
    'transition-colors select-none focus-ring aria-disabled:cursor-not-allowed disabled:cursor-not-allowed',
  {
    variants: {
      tone: {
        primary: 'border-transparent bg-accent text-on-accent',
        secondary: 'border-line',
        quiet: 'border-transparent bg-transparent',
        danger: 'border-transparent bg-danger-solid text-on-danger',
      },
      size: {
        small: 'min-h-7 px-2 py-0.5 text-sm',
        normal: 'min-h-control px-3 py-1',
        large: 'min-h-10 px-4 py-2',
      },
      idle: { true: '', false: '' },
    },
    compoundVariants: [
      { tone: 'primary', idle: false, class: 'hover:bg-accent-hover' },
      {
        tone: 'secondary',
        idle: false,
        class: 'bg-raised text-ink hover:border-line-strong hover:bg-hover active:bg-pressed',
      },
      { tone: 'quiet', idle: false, class: 'text-muted hover:bg-hover hover:text-ink active:bg-pressed' },
      { tone: 'danger', idle: false, class: 'hover:bg-danger-solid-hover' },
      { tone: ['primary', 'danger'], idle: true, class: 'opacity-55' },
      { tone: 'secondary', idle: true, class: 'bg-sunken text-faint' },
      { tone: 'quiet', idle: true, class: 'text-faint' },
    ],
  },
)

/** A button. Its text is a verb; use one primary button per screen. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    tone = 'secondary',
    size = 'normal',
    icon,
    trailingIcon,
    pending = false,
    disabled,
    reason,
    children,
    className,
    onClick,
    ...rest
  } = props
  const blocked = Boolean(disabled || reason)
  const idle = blocked || pending
  const button = (
    <button
      type="button"
      {...rest}
      ref={ref}
      disabled={disabled && !reason}
      aria-disabled={idle || undefined}
      aria-busy={pending || undefined}
      aria-description={reason}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        // A button that is disabled with a reason keeps the focus, so it also receives clicks.
        if (idle) event.preventDefault()
        else onClick?.(event)
      }}
      className={look({ tone, size, idle: blocked, className })}
    >
      {pending ? <Spinner className={icon ? undefined : 'absolute'} /> : icon ? <Icon name={icon} /> : null}
      {children === undefined ? null : (
        <span className={classNames('text-start', pending && !icon && 'opacity-0')}>{children}</span>
      )}
      {trailingIcon ? <Icon name={trailingIcon} size={14} className="-me-0.5 opacity-70" /> : null}
    </button>
  )
  return reason ? <Tooltip content={reason}>{button}</Tooltip> : button
})
