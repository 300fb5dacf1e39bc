import {
  ActionButton,
  Button,
  Card,
  lazyFormDialog,
  QueryView,
  useAllowed,
  useData,
  useStore,
  useToast,
} from '@console-widgets/ui'
import { useState } from 'react'
import { seriesCalls } from '../contract.ts'
import type { AppDetail } from '../data.ts'
import { useSeriesText } from '../generated/text.ts'
import { type AppSeries as Series, seriesData } from '../series/data.ts'
import { seriesLimits } from '../model.ts'
import { SeriesDifferences } from './series-differences.tsx'
import { SeriesMembers } from './series-members.tsx'

const CreateSeries = lazyFormDialog(() => import('./series-dialogs.tsx').then((module) => module.CreateSeries))
const RenameSeries = lazyFormDialog(() => import('./series-dialogs.tsx').then((module) => module.RenameSeries))
const AddToSeries = lazyFormDialog(() => import('./series-dialogs.tsx').then((module) => module.AddToSeries))

/** The apps that the store shows as one product with this one: their order, their phases, and their differences. */
export function AppSeries({ app }: { app: AppDetail }) {
  const text = useSeriesText()
  const { series } = useData(seriesData, app.appId)
  const view = (
    <QueryView query={series}>
      {({ series: known }) => (known ? <KnownSeries app={app} series={known} /> : <NoSeries app={app} />)}
    </QueryView>
  )
  // What is loading, or can't be loaded, has its name, too.
  return useStore(series).data ? view : <Card title={text('series.title')}>{view}</Card>
}

function NoSeries({ app }: { app: AppDetail }) {
  const text = useSeriesText()
  const [open, setOpen] = useState(false)
  const mayCreate = useAllowed(seriesCalls['app-series.series.create'])
  return (
    <Card
      title={text('series.title')}
      actions={
        mayCreate ? (
          <Button
            reason={app.packageName === null ? text('series.create.noPackageName') : undefined}
            onPointerEnter={CreateSeries.prepare}
            onFocus={CreateSeries.prepare}
            onClick={() => setOpen(true)}
          >
            {text('series.create')}
          </Button>
        ) : undefined
      }
    >
      <p className="text-muted">{text('series.none')}</p>
      <CreateSeries app={app} open={open} onOpenChange={setOpen} />
    </Card>
  )
}

function KnownSeries({ app, series }: { app: AppDetail; series: Series }) {
  const text = useSeriesText()
  const toasts = useToast()
  const { remove } = useData(seriesData, app.appId)
  const [dialog, setDialog] = useState<'add' | 'rename'>()
  const mayChange = useAllowed(seriesCalls['app-series.action.set'])
  const dialogProps = (name: typeof dialog) => ({
    app,
    series,
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : undefined),
  })
  const { name, seriesId, members } = series
  return (
    <Card
      title={text('series.title')}
      description={name}
      actions={
        mayChange ? (
          <>
            {members.length < seriesLimits.mostMembers ? (
              <Button
                onPointerEnter={AddToSeries.prepare}
                onFocus={AddToSeries.prepare}
                onClick={() => setDialog('add')}
              >
                {text('series.add')}
              </Button>
            ) : null}
            <Button
              tone="quiet"
              onPointerEnter={RenameSeries.prepare}
              onFocus={RenameSeries.prepare}
              onClick={() => setDialog('rename')}
            >
              {text('series.rename')}
            </Button>
            <ActionButton
              tone="quiet"
              label={text('series.delete')}
              call={seriesCalls['app-series.series.delete']}
              confirm={{ title: text('series.delete.title', { name }), description: text('series.delete.body') }}
              run={async () => {
                await remove.run({ seriesId })
                toasts.show({ title: text('series.delete.done') })
              }}
            />
          </>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-5">
        <SeriesMembers appId={app.appId} series={series} editable={mayChange} />
        <SeriesDifferences series={series} />
      </div>
      <AddToSeries {...dialogProps('add')} />
      <RenameSeries {...dialogProps('rename')} />
    </Card>
  )
}
