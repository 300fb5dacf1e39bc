import { classNames } from './class-names.ts'

export interface SkeletonProps {
  /** Lines of text. */
  lines?: number
  className?: string
}

const WIDTHS = ['w-1/3', 'w-full', 'w-11/12', 'w-3/5']

/** Stands where text is on its way; nothing is seen of it for the first 150 ms. */
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
