import { SkeletonBar } from '../../parts/skeleton.tsx'

const WIDTHS = ['w-3/5', 'w-1/2', 'w-2/5', 'w-3/4', 'w-1/3']

/** Placeholder rows while loading; invisible for the first 150 ms. */
export function SkeletonRows({
  rows,
  columns,
  select,
  height,
}: {
  rows: number
  columns: number
  select: boolean
  height: number
}) {
  return (
    <div aria-hidden="true" className="appear-late">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} style={{ height }} className="grid grid-cols-(--columns) items-center border-b border-line">
          {select ? <span /> : null}
          {Array.from({ length: columns }, (_, column) => (
            <div key={column} className="px-2">
              <SkeletonBar className={WIDTHS[(row + column * 2) % WIDTHS.length]} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
