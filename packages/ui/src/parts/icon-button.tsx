import { cva } from 'class-variance-authority'
import { forwardRef, type ReactNode } from 'react'
import { Button, type ButtonProps, type ButtonSize } from './button.tsx'
import type { IconName } from './icon.tsx'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'trailingIcon' | 'icon'> {
  icon: IconName
  /** Accessible name and tooltip: what the button does. */
  label: string
  /** Its shortcut, shown in the tooltip. */
  hint?: ReactNode
}

const square = cva('px-0', {
  variants: { size: { small: 'w-7', normal: 'w-control', large: 'w-10' } satisfies Record<ButtonSize, string> },
})

/** Button with an icon only. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const { label, hint, size = 'normal', tone = 'quiet', reason, className, ...rest } = props
  const button = (
    <Button
      {...rest}
      ref={ref}
      tone={tone}
      size={size}
      reason={reason}
      aria-label={label}
      className={square({ size, className })}
    />
  )
  if (reason) return button
  return (
    <Tooltip
      content={
        <span className="inline-flex items-center gap-2">
          {label}
          {hint}
        </span>
      }
    >
      {button}
    </Tooltip>
  )
})
