import { type ReactNode, useEffect, useState } from 'react'
import { type TargetValues, targetsSoFar } from '../builder.ts'
import { Phones } from './phones.tsx'

interface BuilderFrameProps {
  /** Targets that the form begins with. */
  initial: TargetValues
  /** Address of the app’s store page. */
  storePage: string
  /** The form. It tells what it has. */
  children: (onTargets: (values: TargetValues) => void) => ReactNode
}

/** A form for targets, beside the devices that show where they lead; below them where there is little room. */
export function BuilderFrame({ initial, storePage, children }: BuilderFrameProps) {
  const [values, setValues] = useState(initial)
  return (
    <div className="grid grid-cols-1 items-start gap-8 @lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      {/* Its place stays while the form itself is being loaded. */}
      <div className="min-w-0">{children(setValues)}</div>
      <Phones link={targetsSoFar(values, storePage)} />
    </div>
  )
}

/** Tells the frame around a form what its fields have. */
export function TellTargets({
  values,
  onTargets,
}: {
  values: TargetValues
  onTargets: (values: TargetValues) => void
}) {
  // The form’s values are new objects each time.
  const told = JSON.stringify(values)
  useEffect(() => onTargets(JSON.parse(told) as TargetValues), [told, onTargets])
  return null
}
