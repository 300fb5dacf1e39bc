import { useRef, useState, useEffect } from 'react'
import { Button, type ButtonProps } from '../../parts/button.tsx'
import { useLock } from '../place/lock.tsx'
import { usePermits } from '../place/use-allowed.ts'
import { type Act, useAct } from './use-act.ts'

export interface ActionButtonProps extends Omit<ButtonProps, 'onClick' | 'pending' | 'children'>, Act {}

/**
 * Button that makes a call. It is hidden if the role lacks the permission, disabled if there is a `reason` or what it
 * changes is locked, and pending while the call runs. It asks for confirmation according to the call's `confirm`;
 * failures appear in a toast.
 */
export function ActionButton({ call, run, confirm, label, done, ...button }: ActionButtonProps) {
  const permits = usePermits()
  const lock = useLock()
  const { act, pending } = useAct()
  const shown = useSettled(pending)
  if (!permits(call)) return null
  return (
    <Button
      {...button}
      reason={lock(call) ?? button.reason}
      pending={shown}
      onClick={() => void act({ call, run, confirm, label, done })}
    >
      {label}
    </Button>
  )
}

/** Delays a true value, so that quick responses don't cause flicker. */
function useSettled(value: boolean): boolean {
  const [settled, setSettled] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    timer.current = setTimeout(() => setSettled(value), value ? 150 : 0)
    return () => clearTimeout(timer.current)
  }, [value])
  return settled && value
}
