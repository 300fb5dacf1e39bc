import type { ReactNode } from 'react'
import { Nothing } from './relative-time.tsx'

export interface KeyValueListProps {
  items: readonly { label: ReactNode; value: ReactNode }[]
  /** Number of columns, where space permits. Default 1. */
  columns?: 1 | 2 | 3
}

const COLUMNS = { 1: '', 2: '@md:grid-cols-2', 3: '@md:grid-cols-2 @lg:grid-cols-3' }

/** Names and values of an object's properties. */
export function KeyValueList({ items, columns = 1 }: KeyValueListProps) {
  return (
    <dl className={`grid gap-x-8 gap-y-3 ${COLUMNS[columns]}`}>
      {items.map(({ label, value }, index) => (
        <div key={index} className={columns === 1 ? 'grid gap-x-4 @sm:grid-cols-[minmax(120px,30%)_1fr]' : 'min-w-0'}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value ?? <Nothing />}</dd>
        </div>
      ))}
    </dl>
  )
}
