import type { ReactNode } from 'react'

interface FigureTableProps {
  title: string
  /** Headings: of the values, and of each figure. */
  headings: readonly string[]
  rows: readonly { value: string; label?: ReactNode; figures: readonly ReactNode[] }[]
  /** Shown instead of a table without rows. */
  none: string
}

/** Values with their figures. */
export function FigureTable({ title, headings: [heading, ...figures], rows, none }: FigureTableProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="pb-1 text-start font-normal">
                {heading}
              </th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className="pb-1 ps-3 text-end font-normal">
                  {figure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.value} className="border-t border-line">
                <th scope="row" dir="auto" className="py-1 text-start font-normal wrap-break-word">
                  {row.label ?? row.value}
                </th>
                {row.figures.map((figure, index) => (
                  <td key={figures[index]} className="py-1 ps-3 text-end">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
