import { useMemo, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { undo } from '../../parts/icons.ts'
import { useUiText } from '../../text/ui-text.ts'
import { withText } from '../../text/with-text.tsx'
import { matrixLocales } from './locales/index.ts'
import { useMatrixText } from './matrix-text.ts'
import { EmptyState } from '../errors/empty-state.tsx'
import { useMeasures } from '../list/use-measures.ts'
import { filterMatrix, type MatrixShow } from './filter-matrix.ts'
import { MatrixCards } from './matrix-cards.tsx'
import { differenceOf } from './matrix-cell.tsx'
import { MatrixGrid } from './matrix-grid.tsx'
import { MatrixLegend } from './matrix-legend.tsx'
import { MatrixToolbar } from './matrix-toolbar.tsx'
import type { ToggleMatrixProps } from './matrix-types.ts'
import { UnsavedChanges } from '../unsaved/unsaved-changes.tsx'
import { useUnsaved } from '../unsaved/unsaved-context.ts'
import { useMatrixChanges } from './use-matrix-changes.ts'

/** Maximum container width at which one column is shown at a time. */
const cardsUpTo = 480
const shortUpTo = 10

/**
 * Grouped rows that are on or off in each of several columns, such as permissions of roles or notification channels.
 * Arrows move, Space toggles. Changes are marked and saved together, and differences from the defaults stand out.
 */
export function ToggleMatrix(props: ToggleMatrixProps) {
  return (
    <UnsavedChanges>
      <MatrixWithMessages {...props} />
    </UnsavedChanges>
  )
}

const MatrixWithMessages = withText(matrixLocales, Matrix)

function Matrix(props: ToggleMatrixProps) {
  const { label, rowLabel, columnLabel, groups, columns, cell, onSave, saved, actions } = props
  const text = useUiText()
  const own = useMatrixText()
  const frame = useRef<HTMLDivElement>(null)
  const width = useMeasures(frame)?.width
  const { all, cellOf, set, setUsual, settle, discard } = useMatrixChanges(cell, groups, columns)
  const [search, setSearch] = useState('')
  const [show, setShow] = useState<MatrixShow>('all')
  // Rows are filtered when the search or the filter changes, so that a row doesn't vanish while it is being changed.
  const [shownFor, setShownFor] = useState(() => cellOf)
  const choose = (next: MatrixShow) => {
    setShow(next)
    setShownFor(() => cellOf)
  }
  const shown = useMemo(
    () => filterMatrix(groups, columns, show === 'all' ? cellOf : shownFor, { search, show }),
    [groups, columns, cellOf, shownFor, search, show],
  )
  const cells = useMemo(
    () => groups.flatMap(({ rows }) => rows.flatMap((row) => columns.map((column) => cellOf(row.id, column.id)))),
    [groups, columns, cellOf],
  )
  const hasUsual = cells.some(({ usual }) => usual !== undefined)
  const differing = cells.filter((each) => differenceOf(each) !== undefined && each.fixed === undefined).length
  const searchable = props.searchable ?? groups.reduce((sum, { rows }) => sum + rows.length, 0) > shortUpTo
  const editable = onSave !== undefined
  const [given, withdrawn] = [own('matrix.given'), own('matrix.withdrawn')]
  const differences = useMemo(() => props.differences ?? { given, withdrawn }, [props.differences, given, withdrawn])
  const reset =
    editable && differing > 0 ? (
      <Button tone="quiet" icon={undo} onClick={setUsual}>
        {own('matrix.reset')}
      </Button>
    ) : null
  useUnsaved(
    editable && all.length > 0
      ? {
          count: all.length,
          saved,
          discard,
          async save() {
            await onSave(all)
            settle()
            return 0
          },
        }
      : undefined,
  )
  const part = { label, rowLabel, groups: shown, columns, cellOf, editable, differences, onChange: set }
  return (
    <div ref={frame} className="flex min-w-0 flex-col gap-3">
      {searchable ? (
        <MatrixToolbar
          search={search}
          onSearch={setSearch}
          show={show}
          onShow={choose}
          differences={hasUsual ? differing : undefined}
          unsaved={all.length}
          actions={
            reset || actions ? (
              <>
                {reset}
                {actions}
              </>
            ) : null
          }
        />
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          icon="search"
          title={own('matrix.none')}
          action={
            <Button
              onClick={() => {
                setSearch('')
                choose('all')
              }}
            >
              {text('ui.filter.clear')}
            </Button>
          }
        />
      ) : width === undefined ? null : width <= cardsUpTo ? (
        <MatrixCards {...part} columnLabel={columnLabel} />
      ) : (
        <MatrixGrid {...part} />
      )}
      <MatrixLegend cells={cells} differences={differences} />
    </div>
  )
}
