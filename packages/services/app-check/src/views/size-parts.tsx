import { Card, cva, useFileSize } from '@console-widgets/ui'
import type { Report } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'
import { layOutTreemap } from '../treemap.ts'

type Part = Report['parts'][number]

const kinds = ['code', 'native', 'resources', 'assets', 'other'] as const
/** Backgrounds of the types of parts; the label in each tile says the same. */
const tile = cva('absolute overflow-hidden rounded-sm border p-1 text-xs', {
  variants: {
    kind: {
      code: 'border-accent-line bg-accent-soft',
      native: 'border-warning-line bg-warning-soft',
      resources: 'border-success-line bg-success-soft',
      assets: 'border-info-line bg-info-soft',
      other: 'border-draft-line bg-draft-soft',
    } satisfies Record<Part['kind'], string>,
  },
})
const frame = cva('@container overflow-x-auto', {
  variants: { isPlain: { true: '', false: 'rounded-lg border border-line' } },
  defaultVariants: { isPlain: false },
})
/** Share of the area and of the width, in percent, from which a tile has room for its name. */
const roomForName = { area: 1.5, width: 8 } as const
/** Width of the treemap for a height of 1, as its class says. */
const aspect = 2.5

/** What takes the space of the package, and how that compares with the live one. */
export function SizeParts({ report }: { report: Report }) {
  return (
    <div className="flex flex-col gap-4">
      <Treemap report={report} />
      <ByKind report={report} />
      <LargestParts report={report} />
    </div>
  )
}

/** The table of the largest parts says the same, so readers of screens skip the picture. */
function Treemap({ report: { parts } }: { report: Report }) {
  const fileSize = useFileSize()
  const text = useAppCheckText()
  const tiles = layOutTreemap(parts, ({ packed }) => packed, aspect)
  return (
    <div aria-hidden="true" className="relative aspect-[5/2] w-full overflow-hidden rounded-lg bg-sunken">
      {tiles.map(({ item, x, y, width, height }) => (
        <div
          key={item.kind + item.path}
          title={`${nameOf(item, text)} ${fileSize(item.packed)}`}
          className={tile({ kind: item.kind })}
          style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
        >
          {(width * height) / 100 >= roomForName.area && width >= roomForName.width ? (
            <>
              <p className="truncate font-medium">{nameOf(item, text)}</p>
              <p className="truncate text-muted">{fileSize(item.packed)}</p>
            </>
          ) : null}
        </div>
      ))}
    </div>
  )
}

function nameOf({ path, kind }: Part, text: ReturnType<typeof useAppCheckText>): string {
  return path || text('app-check.size.rest', { kind: text(`app-check.part.${kind}`) })
}

function ByKind({ report: { parts, live, size } }: { report: Report }) {
  const fileSize = useFileSize()
  const text = useAppCheckText()
  const packedOf = (kind: Part['kind']) =>
    parts.filter((part) => part.kind === kind).reduce((sum, { packed }) => sum + packed, 0)
  return (
    <Table
      label={text('app-check.size.byKind')}
      heads={[
        text('app-check.size.part'),
        text('app-check.size.packed'),
        ...(live
          ? [text('app-check.size.live', { version: live.versionName ?? '–' }), text('app-check.size.change')]
          : []),
      ]}
      rows={[
        ...kinds.map((kind) => [text(`app-check.part.${kind}`), packedOf(kind), live?.kinds[kind] ?? 0] as const),
        [text('app-check.size.total'), size, live?.size ?? 0] as const,
      ].map(([name, packed, before]) => [
        name,
        fileSize(packed),
        ...(live ? [fileSize(before), changeOf(packed - before, fileSize)] : []),
      ])}
    />
  )
}

function changeOf(bytes: number, fileSize: (bytes: number) => string): string {
  if (bytes === 0) return '±0'
  return `${bytes > 0 ? '+' : '−'}${fileSize(Math.abs(bytes))}`
}

/** Parts that are listed: the rest is small. */
const listed = 20

function LargestParts({ report: { parts } }: { report: Report }) {
  const fileSize = useFileSize()
  const text = useAppCheckText()
  return (
    <Card title={text('app-check.size.largest')} flush>
      <Table
        label={text('app-check.size.largest')}
        heads={[text('app-check.file'), text('app-check.size.packed'), text('app-check.size.unpacked')]}
        rows={parts
          .slice(0, listed)
          .map((part) => [nameOf(part, text), fileSize(part.packed), fileSize(part.unpacked)])}
        isPlain
      />
    </Card>
  )
}

const cell = cva('', {
  variants: {
    is: {
      head: 'px-3 py-2 text-end font-medium first:text-start',
      name: 'block text-start font-normal [overflow-wrap:anywhere] @sm:table-cell @sm:px-3 @sm:py-2',
      value: 'flex justify-between gap-3 text-end whitespace-nowrap tabular-nums @sm:table-cell @sm:px-3 @sm:py-2',
    },
  },
})

/**
 * A table of sizes. In a narrow place, each row is a block: its name, and below it the sizes with their headings. Blocks
 * have no roles of their own, so the parts name them.
 */
function Table({
  label,
  heads,
  rows,
  isPlain,
}: {
  label: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  isPlain?: boolean
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that keys have to reach it
    <div tabIndex={0} className={frame({ isPlain })}>
      <table role="table" aria-label={label} className="block w-full text-start @sm:table">
        <thead role="rowgroup" className="sr-only @sm:not-sr-only @sm:table-header-group">
          <tr role="row" className="border-b border-line bg-sunken text-sm text-muted">
            {heads.map((head) => (
              <th key={head} role="columnheader" scope="col" className={cell({ is: 'head' })}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block divide-y divide-line @sm:table-row-group">
          {rows.map(([name, ...values]) => (
            <tr key={name} role="row" className="grid gap-1 px-3 py-2 @sm:table-row">
              <th role="rowheader" scope="row" className={cell({ is: 'name' })}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={heads[index + 1]} role="cell" className={cell({ is: 'value' })}>
                  <span aria-hidden className="text-sm whitespace-normal text-muted @sm:hidden">
                    {heads[index + 1]}
                  </span>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
