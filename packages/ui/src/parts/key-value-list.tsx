import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Nothing } from './relative-time.tsx'

export interface KeyValueListProps {
  items: readonly { label: ReactNode; value: ReactNode }[]
  /** Number of columns, where space permits. Default 1. */
  columns?: 1 | 2 | 3
}

const list = cva('grid gap-x-8 gap-y-3', {
  variants: { columns: { 1: '', 2: '@md:grid-cols-2', 3: '@md:grid-cols-2 @lg:grid-cols-3' } },
})

/** In one column, the value stands beside its label; in several, below it. */
const entry = cva('', {
  variants: {
    columns: { 1: 'grid gap-x-4 @sm:grid-cols-[minmax(156px,30%)_1fr]', 2: 'min-w-0', 3: 'min-w-0' },
  },
})

/** Names and values of an object's properties. */
export function KeyValueList({ items, columns = 1 }: KeyValueListProps) {
  return (
    <dl className={list({ columns })}>
      {items.map(({ label, value }, index) => (
        <div key={index} className={entry({ columns })}>
          <dt className="min-w-0 text-sm break-words text-muted">{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value ?? <Nothing />}</dd>
        </div>
      ))}
    </dl>
  )
}
