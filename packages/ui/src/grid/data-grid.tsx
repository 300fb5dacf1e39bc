import { Suspense } from 'react'
import { Loading } from '../embedding/loading.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import type { DataGridProps } from './grid-types.ts'

const LoadedGrid = lazyPart(() => import('./loaded-grid.tsx').then((module) => module.LoadedGrid))

/**
 * Displays rows of arbitrary columns, such as a query's result; a hundred thousand rows of fifty columns scroll
 * instantly. Supports keyboard navigation, selection, copying for a spreadsheet, and a panel for long values. For a
 * list of records that users work with, use `ResourceList`.
 */
export function DataGrid(props: DataGridProps) {
  return (
    <Suspense fallback={<Loading />}>
      <LoadedGrid {...props} />
    </Suspense>
  )
}
