import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { columnNames, rowHeight, tableHeight, type BenchRow } from '../../table/rows.ts'
import { present } from '../../table/stage.ts'

const features = tableFeatures({})
const helper = createColumnHelper<typeof features, BenchRow>()
const columns = helper.columns(columnNames.map((name) => helper.accessor(name, { header: name })))
const tracks = `repeat(${columnNames.length}, minmax(0, 1fr))`

/** TanStack Table with TanStack Virtual and no other features, as in their guide to virtual rows. */
function BareTable({ rows: data }: { rows: BenchRow[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const table = useTable({ features, columns, data })
  const { rows } = table.getRowModel()
  // oxlint-disable-next-line react/incompatible-library -- it is the peer that is measured, as its guide has it
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  })
  return (
    <div ref={scroller} className="scroller" style={{ height: tableHeight, overflow: 'auto', position: 'relative' }}>
      <div role="table">
        <div style={{ position: 'sticky', top: 0, zIndex: 1, background: 'white' }}>
          {table.getHeaderGroups().map((group) => (
            <div role="row" key={group.id} style={{ display: 'grid', gridTemplateColumns: tracks, height: 36 }}>
              {group.headers.map((header) => (
                <div role="columnheader" aria-label={header.id} key={header.id}>
                  <table.FlexRender header={header} />
                </div>
              ))}
            </div>
          ))}
        </div>
        <div style={{ position: 'relative', height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]!
            return (
              <div
                role="row"
                key={row.id}
                data-index={index}
                style={{
                  position: 'absolute',
                  insetInline: 0,
                  height: rowHeight,
                  transform: `translateY(${start}px)`,
                  display: 'grid',
                  gridTemplateColumns: tracks,
                  alignItems: 'center',
                  borderBottom: '1px solid #ddd',
                }}
              >
                {row.getAllCells().map((cell) => (
                  <div
                    role="cell"
                    key={cell.id}
                    style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                  >
                    <table.FlexRender cell={cell} />
                  </div>
                ))}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

present({
  mount: (place, rows) => createRoot(place).render(<BareTable rows={rows as BenchRow[]} />),
  scroller: '.scroller',
  rows: '[data-index]',
  head: 36,
})
