import type { ReactNode } from 'react'
import { classNames } from '../parts/class-names.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { chart, table } from '../parts/icons.ts'
import { SkeletonBar } from '../parts/skeleton.tsx'
import { ErrorState } from '../patterns/errors/error-state.tsx'
import { useUiText } from '../text/ui-text.ts'
import { useChartText } from './chart-text.ts'

/** Properties that every chart has around its plot. */
export interface ChartFrameProps {
  title: string
  /** Rank of the title's heading. Default 3. */
  level?: 2 | 3
  /** How the values are counted, in one sentence. */
  description?: ReactNode
  /** Beside the title. */
  actions?: ReactNode
  /** The values are still loading. */
  loading?: boolean
  error?: unknown
  onRetry?: () => void
  /** Empty state: what would be shown here. */
  empty?: ReactNode
}

interface FrameProps extends ChartFrameProps {
  height: number
  isEmpty: boolean
  /** The user has switched to the table. */
  asTable: boolean
  onAsTable: (asTable: boolean) => void
  children: ReactNode
}

/** Title, the switch between chart and table, and placeholders while there are no values. */
export function ChartFrame({
  title,
  level = 3,
  description,
  actions,
  loading,
  error,
  onRetry,
  empty,
  height,
  isEmpty,
  asTable,
  onAsTable,
  children,
}: FrameProps) {
  const text = useChartText()
  const Heading = `h${level}` as const
  const there = !loading && !error && !isEmpty
  return (
    <figure className="flex min-w-0 flex-col gap-2" aria-label={title}>
      <figcaption className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1">
          <Heading className="font-semibold">{title}</Heading>
          {description ? <p className="text-sm text-muted">{description}</p> : null}
        </div>
        <div className="-my-1 flex items-center gap-1">
          {actions}
          {there ? (
            <IconButton
              size="small"
              icon={asTable ? chart : table}
              label={text(asTable ? 'chart.asChart' : 'chart.asTable')}
              onClick={() => onAsTable(!asTable)}
            />
          ) : null}
        </div>
      </figcaption>
      {there ? children : <Absent {...{ loading, error, onRetry, empty, height }} />}
    </figure>
  )
}

function Absent({
  loading,
  error,
  onRetry,
  empty,
  height,
}: Pick<FrameProps, 'loading' | 'error' | 'onRetry' | 'empty' | 'height'>) {
  const text = useChartText()
  if (loading) return <ChartSkeleton height={height} />
  return (
    <div
      className="grid place-items-center rounded-md bg-sunken text-center text-sm text-muted"
      style={{ minHeight: height }}
    >
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <p className="max-w-96 p-4">{empty ?? text('chart.noData')}</p>
      )}
    </div>
  )
}

const HEIGHTS = ['h-1/3', 'h-1/2', 'h-2/5', 'h-3/5', 'h-1/2', 'h-4/5', 'h-3/5', 'h-full']

/** Placeholder while a chart loads. */
export function ChartSkeleton({ height, className }: { height: number; className?: string }) {
  const text = useUiText()
  return (
    <div role="status" aria-busy="true" className={classNames('appear-late', className)} style={{ height }}>
      <span className="sr-only">{text('ui.loading')}</span>
      <div aria-hidden="true" className="flex h-full items-end gap-3 border-b border-line">
        {HEIGHTS.map((size, index) => (
          <div key={index} className={`flex-1 ${size}`}>
            <SkeletonBar className="h-full rounded-b-none" />
          </div>
        ))}
      </div>
    </div>
  )
}
