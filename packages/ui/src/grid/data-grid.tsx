import { Suspense } from 'react'
import { Loading } from '../embedding/loading.tsx'
import { lazyPart } from '../parts/lazy-part.ts'
import type { DataGridProps } from './grid-types.ts'

const LoadedGrid = lazyPart(() => import('./loaded-grid.tsx').then((module) => module.LoadedGrid))

/**
 * Rows of any columns, as a query gives them: a hundred thousand rows of fifty columns scroll at once. Cells are gone
 * to by the keys, selected, copied for a spreadsheet; a long value is shown in full beside them. For a list of things
 * that a person works with, take `ResourceList`.
 */
export function DataGrid(props: DataGridProps) {
  return (
    <Suspense fallback={<Loading />}>
      <LoadedGrid {...props} />
    </Suspense>
  )
}
