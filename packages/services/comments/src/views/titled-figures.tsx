import { type FigureRow, FigureTable } from '@console-widgets/ui'

interface TitledFiguresProps {
  title: string
  /** Heading of the values that the figures are about. */
  heading: string
  /** Headings of the figures. */
  columns: readonly string[]
  rows: readonly FigureRow[]
  /** Shown instead of a table without rows. */
  none: string
}

/** Values with their figures, below a title. */
export function TitledFigures({ title, heading, columns, rows, none }: TitledFiguresProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <FigureTable title={title} rowHeading={heading} columns={columns} rows={rows} />
      )}
    </section>
  )
}
