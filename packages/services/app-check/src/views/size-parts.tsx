import { cva, Section, SmallTable, useFileSize } from '@console-widgets/ui'
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
  const rows = [
    ...kinds.map((kind) => ({
      name: text(`app-check.part.${kind}`),
      packed: packedOf(kind),
      before: live?.kinds[kind] ?? 0,
    })),
    { name: text('app-check.size.total'), packed: size, before: live?.size ?? 0 },
  ]
  type Row = (typeof rows)[number]
  const compared = live && [
    {
      id: 'live',
      header: text('app-check.size.live', { version: live.versionName ?? '–' }),
      cell: ({ before }: Row) => fileSize(before),
      align: 'end' as const,
    },
    {
      id: 'change',
      header: text('app-check.size.change'),
      cell: ({ packed, before }: Row) => changeOf(packed - before, fileSize),
      align: 'end' as const,
    },
  ]
  return (
    <SmallTable
      stacks
      label={text('app-check.size.byKind')}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { id: 'name', header: text('app-check.size.part'), cell: ({ name }) => name, rowHeader: true },
        {
          id: 'packed',
          header: text('app-check.size.packed'),
          cell: ({ packed }) => fileSize(packed),
          align: 'end',
        },
        ...(compared ?? []),
      ]}
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
    <Section title={text('app-check.size.largest')}>
      <SmallTable
        stacks
        label={text('app-check.size.largest')}
        rows={parts.slice(0, listed)}
        keyOf={({ kind, path }) => kind + path}
        columns={[
          { id: 'file', header: text('app-check.file'), cell: (part) => nameOf(part, text), rowHeader: true },
          {
            id: 'packed',
            header: text('app-check.size.packed'),
            cell: ({ packed }) => fileSize(packed),
            align: 'end',
          },
          {
            id: 'unpacked',
            header: text('app-check.size.unpacked'),
            cell: ({ unpacked }) => fileSize(unpacked),
            align: 'end',
          },
        ]}
      />
    </Section>
  )
}
