import {
  Button,
  EmptyState,
  IconButton,
  icons,
  Popover,
  PopoverContent,
  PopoverTrigger,
  QueryView,
  Skeleton,
  Switch,
  TextField,
  useAct,
  useAllowed,
  useData,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { comparableData, type ComparedApp, comparisonData } from '../data.ts'
import { mostComparedApps } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { ComparisonNumbers } from './comparison-numbers.tsx'

/** Comparison of up to ten apps, chosen once for the whole team. */
export default function AppComparison() {
  const text = useReportsText()
  const { added, status } = useData(comparisonData)
  return (
    <section aria-label={text('reports.report.app-comparison')} className="flex min-w-0 flex-col gap-5">
      <QueryView query={status}>
        {({ enabled }) => (
          <QueryView query={added}>
            {({ apps }) => (
              <>
                <Head apps={apps} enabled={enabled} />
                {apps.length === 0 ? (
                  <Nobody />
                ) : enabled ? (
                  <ComparisonNumbers apps={apps} />
                ) : (
                  <EmptyState
                    icon={icons.chart}
                    title={text('reports.comparison.off')}
                    body={text('reports.comparison.offBody')}
                  />
                )}
              </>
            )}
          </QueryView>
        )}
      </QueryView>
    </section>
  )
}

function Nobody() {
  const text = useReportsText()
  const may = useAllowed(calls['reports.app-comparison.update'])
  return (
    <EmptyState
      icon="app"
      title={text('reports.comparison.empty')}
      body={
        may ? text('reports.comparison.emptyBody', { most: mostComparedApps }) : text('reports.comparison.emptyLooking')
      }
      action={may ? <AddApp apps={[]} primary /> : null}
    />
  )
}

function Head({ apps, enabled }: { apps: readonly ComparedApp[]; enabled: boolean }) {
  const text = useReportsText()
  const { update, toggle } = useData(comparisonData)
  const { act } = useAct()
  const may = useAllowed(calls['reports.app-comparison.update'])
  const remove = (appId: string) =>
    act({
      label: '',
      run: () => update.run({ appIds: apps.flatMap((app) => (app.appId === appId ? [] : [app.appId])) }),
    })
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold">{text('reports.report.app-comparison')}</h1>
          <p className="text-sm text-muted">{text('reports.about.app-comparison')}</p>
        </div>
        {may && apps.length > 0 ? (
          <Switch
            label={text('reports.comparison.enabled')}
            value={enabled}
            onChange={(wanted) => void act({ label: '', run: () => toggle.run({ enabled: wanted }) })}
          />
        ) : null}
      </header>
      {apps.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <ul className="contents">
            {apps.map(({ appId, appName }) => (
              <li
                key={appId}
                className="inline-flex max-w-full min-h-7 items-center rounded-md border border-line bg-raised px-2 text-sm"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{appName}</span>
                {may ? (
                  <IconButton
                    size="small"
                    icon="close"
                    className="-me-2"
                    label={text('reports.comparison.remove', { name: appName })}
                    reason={apps.length === 1 ? text('reports.comparison.last') : undefined}
                    onClick={() => void remove(appId)}
                  />
                ) : null}
              </li>
            ))}
          </ul>
          {may ? <AddApp apps={apps} /> : null}
          <span className="text-sm text-muted">
            {text('reports.comparison.count', { apps: apps.length, most: mostComparedApps })}
          </span>
        </div>
      )}
    </>
  )
}

function AddApp({ apps, primary }: { apps: readonly ComparedApp[]; primary?: boolean }) {
  const text = useReportsText()
  const full = apps.length >= mostComparedApps
  return (
    <Popover>
      <PopoverTrigger>
        <Button
          icon="add"
          size={primary ? 'normal' : 'small'}
          tone={primary ? 'primary' : 'secondary'}
          reason={full ? text('reports.comparison.full', { most: mostComparedApps }) : undefined}
        >
          {text('reports.comparison.add')}
        </Button>
      </PopoverTrigger>
      {full ? null : (
        <PopoverContent label={text('reports.comparison.add')}>
          <Search apps={apps} />
        </PopoverContent>
      )}
    </Popover>
  )
}

/** Apps of the team that can be added, or whose name contains a word. */
function Search({ apps }: { apps: readonly ComparedApp[] }) {
  const text = useReportsText()
  const [keyword, setKeyword] = useState('')
  const { apps: query } = useData(comparableData, keyword.trim())
  const { update } = useData(comparisonData)
  const { act, pending } = useAct()
  const { data } = useStore(query)
  const add = (appId: string) =>
    act({
      label: text('reports.comparison.add'),
      run: () => update.run({ appIds: [...apps.map((app) => app.appId), appId] }),
    })
  return (
    <div className="flex w-64 flex-col gap-2">
      <TextField
        label={text('reports.comparison.search')}
        help={text('reports.comparison.searchHelp')}
        value={keyword}
        onChange={setKeyword}
        maxLength={64}
      />
      {!data ? (
        <Skeleton lines={3} />
      ) : data.items.length === 0 ? (
        <p className="text-sm text-muted">{text('reports.comparison.none')}</p>
      ) : (
        <ul className="flex flex-col">
          {data.items.map(({ appId, appName, packageName, added }) => (
            <li key={appId}>
              <Button
                tone="quiet"
                className="w-full justify-start"
                disabled={added || pending}
                onClick={() => void add(appId)}
              >
                <span className="block [overflow-wrap:anywhere]">{appName}</span>
                <span className="block text-xs text-muted [overflow-wrap:anywhere]">
                  {added ? text('reports.comparison.added') : packageName}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
