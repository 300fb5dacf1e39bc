import { createMemoryPlace, type List, type ListData, type ListState } from '@console-widgets/data'
import {
  FileSize,
  formatNumber,
  type ListColumn,
  PlaceProvider,
  RelativeTime,
  ResourceList,
  Status,
  type Tone,
  WidgetRoot,
} from '@console-widgets/ui'
import { formatRelative } from '@console-widgets/core/formats'
import { atom } from 'nanostores'
import { createRoot } from 'react-dom/client'
import { quietConsole } from '../../../packages/ui/src/testing/sample-console.ts'
import type { BenchRow } from './rows.ts'
import { present } from './stage.ts'

const tones: Record<BenchRow['state'], Tone> = {
  released: 'success',
  review: 'info',
  rejected: 'danger',
  draft: 'draft',
}

const columns: ListColumn<BenchRow>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    primary: true,
    href: ({ id }) => `/apps/${id}`,
    sort: 'name',
    filter: { kind: 'text' },
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Status tone={tones[state]}>{state}</Status>,
    filter: { kind: 'choice', choices: Object.keys(tones).map((value) => ({ value, label: value })) },
  },
  {
    id: 'packageName',
    header: 'Package name',
    cell: ({ packageName }) => <code className="font-mono text-sm">{packageName}</code>,
    filter: { kind: 'text' },
  },
  {
    id: 'developer',
    header: 'Developer',
    cell: ({ developer }) => developer,
    sort: 'developer',
    filter: { kind: 'text' },
  },
  { id: 'country', header: 'Country', cell: ({ country }) => country, sort: 'country' },
  {
    id: 'downloads',
    header: 'Downloads',
    cell: ({ downloads }) => formatNumber(downloads, 'en'),
    align: 'end',
    sort: 'downloads',
    filter: { kind: 'number' },
  },
  { id: 'size', header: 'Size', cell: ({ size }) => <FileSize bytes={size} />, align: 'end', sort: 'size' },
  {
    id: 'updateTime',
    header: 'Updated',
    cell: ({ updateTime }) => <RelativeTime time={updateTime} />,
    sort: 'updateTime',
    filter: { kind: 'time' },
  },
]

/** A list with its records in memory, like the other tables. Loading them is measured elsewhere. */
function listOf(items: readonly BenchRow[]): List<BenchRow> {
  const $state = atom<ListState>({ sort: undefined, filters: [] })
  const $data = atom<ListData<BenchRow>>({ items, total: items.length, error: undefined, loading: false, more: false })
  const $selected = atom<ReadonlySet<string>>(new Set())
  return {
    id: 'bench',
    fields: {},
    $state,
    $data,
    $selected,
    keyOf: ({ id }) => id,
    setState: (change) => $state.set({ ...$state.get(), ...change }),
    loadMore: () => {},
    reload: () => {},
    select: (keys) => $selected.set(new Set(keys)),
    input: () => ({}),
    readPage: async () => ({ items: [...items], total: items.length }),
    leaveOut: () => () => {},
  }
}

/** A page has its console, and the formats of its language, before its first records arrive. */
const console = quietConsole()
formatNumber(0, 'en')
formatRelative(0, 'en', 0)

present({
  mount(place, rows) {
    const root = place.attachShadow({ mode: 'open' })
    createRoot(root.appendChild(document.createElement('div'))).render(
      <PlaceProvider value={createMemoryPlace('/apps')}>
        <WidgetRoot root={root} console={console} language="en">
          <ResourceList
            list={listOf(rows)}
            title="Apps"
            columns={columns}
            actions={[{ id: 'create', label: 'Create app', primary: true, shortcut: 'c', run: () => {} }]}
            rowActions={[
              { id: 'edit', label: 'Rename', icon: 'edit', run: () => {} },
              {
                id: 'delete',
                label: 'Delete',
                icon: 'trash',
                danger: true,
                disabled: ({ state }) => (state === 'released' ? 'Unpublish it first' : undefined),
                run: () => {},
              },
            ]}
            bulkActions={[{ id: 'delete', label: 'Delete', icon: 'trash', danger: true, run: () => {} }]}
            empty={{ title: 'Create your first app', action: 'create' }}
          />
        </WidgetRoot>
      </PlaceProvider>,
    )
  },
  scroller: '[role="grid"]',
  rows: '[role="row"][data-index]',
  head: 36,
})
