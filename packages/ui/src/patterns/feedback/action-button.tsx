import { useRef, useState, useEffect } from 'react'
import { Button, type ButtonProps } from '../../parts/button.tsx'
import { useAllowed } from '../place/use-allowed.ts'
import { type Act, useAct } from './use-act.ts'

export interface ActionButtonProps extends Omit<ButtonProps, 'onClick' | 'pending' | 'children'>, Act {}

/**
 * A button that makes a call: absent when the role lacks its permission, disabled with the `reason` when the state
 * forbids it, pending while it runs; it asks as the call's `confirm` says, and a failure is told in a toast.
 */
export function ActionButton({ call, run, confirm, label, done, ...button }: ActionButtonProps) {
  const allowed = useAllowed(call)
  const { act, pending } = useAct()
  const shown = useSettled(pending)
  if (!allowed) return null
  return (
    <Button {...button} pending={shown} onClick={() => void act({ call, run, confirm, label, done })}>
      {label}
    </Button>
  )
}

/** True when it has been true for a moment, so that a quick answer does not flicker. */
function useSettled(value: boolean): boolean {
  const [settled, setSettled] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    timer.current = setTimeout(() => setSettled(value), value ? 150 : 0)
    return () => clearTimeout(timer.current)
  }, [value])
  return settled && value
}
