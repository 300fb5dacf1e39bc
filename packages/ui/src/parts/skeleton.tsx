import { classNames } from './class-names.ts'

export interface SkeletonProps {
  /** Number of lines. */
  lines?: number
  className?: string
}

const WIDTHS = ['w-1/3', 'w-full', 'w-11/12', 'w-3/5']

/** Placeholder for text that is loading; invisible for the first 150 ms. */
export function Skeleton({ lines = 3, className }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={classNames('flex appear-late flex-col gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBar key={line} className={WIDTHS[line % WIDTHS.length]} />
      ))}
    </div>
  )
}

/** One bar. */
export function SkeletonBar({ className }: { className?: string }) {
  return <div className={classNames('h-3 animate-pulse rounded-sm bg-pressed', className)} />
}
