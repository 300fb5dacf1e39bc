import { withText } from '../text/with-text.tsx'
import { Grid } from './grid.tsx'
import type { DataGridProps } from './grid-types.ts'
import { gridLocales } from './locales/index.ts'

const WithMessages = withText(gridLocales, Grid)

/** The grid with its messages. */
export function LoadedGrid(props: DataGridProps) {
  return <WithMessages {...props} />
}
