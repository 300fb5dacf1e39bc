import { forwardRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { classNames } from './class-names.ts'
import type { IconName } from './icon.tsx'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'trailingIcon' | 'icon'> {
  icon: IconName
  /** Accessible name and tooltip: what the button does. */
  label: string
  /** Its shortcut, shown in the tooltip. */
  hint?: ReactNode
}

/** Button with an icon only. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const { label, hint, size = 'normal', tone = 'quiet', reason, className, ...rest } = props
  const square = { small: 'w-7 px-0', normal: 'w-control px-0', large: 'w-10 px-0' }[size]
  const button = (
    <Button
      {...rest}
      ref={ref}
      tone={tone}
      size={size}
      reason={reason}
      aria-label={label}
      className={classNames(square, className)}
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
