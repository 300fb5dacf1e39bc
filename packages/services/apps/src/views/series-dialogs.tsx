import { FormDialog, QueryView, RadioGroup, Select, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import type { AppDetail } from '../data.ts'
import { type SeriesKind, seriesKinds } from '../model.ts'
import { createSeriesInput, seriesMemberInput } from '../schemas.ts'
import { useSeriesText } from '../generated/text.ts'
import { type AppSeries, selectableData, seriesData } from '../series/data.ts'
import type { DialogState } from './dialog-state.ts'

const { name, kind } = createSeriesInput.entries
const { appId } = seriesMemberInput.entries
const createSchema = v.object({ name, kind, appId })
const nameSchema = v.object({ name })
const appSchema = v.object({ appId })

/** Dialog for a new series: its name, and the app that belongs to this one. */
export function CreateSeries({ app, open, onOpenChange }: DialogState & { app: AppDetail }) {
  const text = useSeriesText()
  const toasts = useToast()
  const { create } = useData(seriesData, app.appId)
  return (
    <FormDialog<{ name: string; kind: SeriesKind; appId: string }>
      open={open}
      onOpenChange={onOpenChange}
      title={text('series.create')}
      submitLabel={text('series.create')}
      schema={createSchema}
      defaults={{ name: app.appName, kind: 'double' }}
      onSubmit={async (values) => {
        await create.run({ name: values.name, kind: values.kind, appIds: [app.appId, values.appId] })
        toasts.show({ tone: 'success', title: text('series.create.done') })
      }}
    >
      <TextField name="name" label={text('series.name')} />
      <RadioGroup
        name="kind"
        label={text('series.kind')}
        choices={seriesKinds.map((value) => ({
          value,
          label: text(`series.kind.${value}`),
          help: text(`series.kind.${value}.help`),
        }))}
      />
      <AppSelect members={app.appId} />
    </FormDialog>
  )
}

/** Dialog for adding an app to a series. */
export function AddToSeries({ app, series, open, onOpenChange }: DialogState & { app: AppDetail; series: AppSeries }) {
  const text = useSeriesText()
  const { add } = useData(seriesData, app.appId)
  return (
    <FormDialog<{ appId: string }>
      open={open}
      onOpenChange={onOpenChange}
      title={text('series.add')}
      submitLabel={text('series.add')}
      schema={appSchema}
      onSubmit={(values) => add.run({ seriesId: series.seriesId, appId: values.appId })}
    >
      <AppSelect members={series.members.map((member) => member.appId).join(' ')} />
    </FormDialog>
  )
}

/** Dialog for the name of a series. */
export function RenameSeries({ app, series, open, onOpenChange }: DialogState & { app: AppDetail; series: AppSeries }) {
  const text = useSeriesText()
  const { set } = useData(seriesData, app.appId)
  return (
    <FormDialog<{ name: string }>
      open={open}
      onOpenChange={onOpenChange}
      title={text('series.rename')}
      schema={nameSchema}
      defaults={{ name: series.name }}
      onSubmit={(values) => set.run({ seriesId: series.seriesId, name: values.name })}
    >
      <TextField name="name" label={text('series.name')} />
    </FormDialog>
  )
}

function AppSelect({ members }: { members: string }) {
  const text = useSeriesText()
  const { selectable } = useData(selectableData, members)
  return (
    <QueryView query={selectable}>
      {({ items }) => (
        <Select
          name="appId"
          label={text('series.app')}
          help={text('series.app.help')}
          placeholder={text('series.app.choose')}
          choices={items.map(({ appId, appName, packageName }) => ({
            value: appId,
            label: `${appName} · ${packageName ?? ''}`,
          }))}
        />
      )}
    </QueryView>
  )
}
