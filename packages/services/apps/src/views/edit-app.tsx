import {
  DocumentChanges,
  ErrorState,
  FormDialog,
  Select,
  TextField,
  useAnswer,
  useData,
  useStore,
} from '@console-widgets/ui'
import * as v from 'valibot'
import { type App, appData, kindsData } from '../data.ts'
import { type currencies } from '../model.ts'
import { updateAppInput } from '../schemas.ts'
import { useDetailsText } from '../generated/text.ts'
import { DeviceFields, PriceFields } from './app-fields.tsx'
import type { DialogState } from './dialog-state.ts'
import { chosenDevices, devicesByName, devicesSchema, priceOf, priceSchema } from './form-values.ts'
import { useKindChoices, useLanguageChoices } from './use-detail-choices.ts'

const { appName, defaultLang } = updateAppInput.entries
const kind = v.optional(v.number())
const schema = v.pipe(
  v.object({
    appName: v.unwrap(appName),
    defaultLang,
    childType: kind,
    grandChildType: kind,
    devices: devicesSchema,
    ...priceSchema.entries,
  }),
  v.forward(
    v.check(({ isFree, price }) => isFree || price !== undefined, ''),
    ['price'],
  ),
)

export interface EditAppProps extends DialogState {
  app: App
  /** Field that the dialog was opened for. */
  asked?: string | undefined
  /** Called when the changes are saved. */
  onDone?: (() => void) | undefined
}

/** Dialog for editing an app. */
export function EditApp({ app, asked, open, onOpenChange, onDone }: EditAppProps) {
  const text = useDetailsText()
  const { update } = useData(appData, app.appId)
  const { kinds } = useData(kindsData)
  const { data, error, loading } = useStore(kinds)
  const known = data?.kinds.find(({ parentType }) => parentType === app.parentType)?.children ?? []
  const choicesOf = useKindChoices()
  const languages = useLanguageChoices()
  const defaults = {
    appName: app.appName,
    defaultLang: app.defaultLang,
    childType: app.childType ?? undefined,
    grandChildType: app.grandChildType ?? undefined,
    devices: devicesByName(app.deviceTypes),
    isFree: app.isFree,
    price: app.price === null ? undefined : app.price / 100,
    currency: (app.currency ?? 'EUR') as (typeof currencies)[number],
  }
  const finerOf = (childType: number | undefined) => known.find(({ kindId }) => kindId === childType)?.children ?? []
  const kindOf = ({ childType, grandChildType }: Pick<typeof defaults, 'childType' | 'grandChildType'>) => {
    // A subcategory of the previous category is no longer valid. Which ones a category has may not be known yet.
    const fits = childType === defaults.childType || finerOf(childType).some(({ kindId }) => kindId === grandChildType)
    return { childType: childType ?? null, grandChildType: fits ? (grandChildType ?? null) : null }
  }
  const submit = ({ devices, isFree, price, currency, childType, grandChildType, ...values }: typeof defaults) =>
    update.run({
      appId: app.appId,
      ...values,
      ...kindOf({ childType, grandChildType }),
      deviceTypes: chosenDevices(devices),
      ...priceOf({ isFree, price, currency }),
    })
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('apps.edit.title', { name: app.appName })}
      size="medium"
      schema={schema}
      defaults={defaults}
      onSubmit={submit}
      onDone={onDone}
      asked={asked}
      messages={{ devices: text('apps.form.devices.wrong'), price: text('apps.form.price.wrong') }}
    >
      {({ isFree, currency, childType, grandChildType }) => (
        <>
          <TextField name="appName" label={text('apps.name')} help={text('apps.form.name.help')} />
          {data === undefined && error && !loading ? (
            <ErrorState error={error} onRetry={kinds.revalidate} />
          ) : (
            <div className="grid gap-4 @sm:grid-cols-2">
              <Select
                name="childType"
                label={text('apps.kind')}
                placeholder={text('apps.noKind')}
                choices={choicesOf(known)}
              />
              {finerOf(childType).length > 0 ? (
                <Select
                  name="grandChildType"
                  label={text('apps.finerKind')}
                  placeholder={text('apps.noKind')}
                  choices={choicesOf(finerOf(childType))}
                />
              ) : null}
            </div>
          )}
          <KindChange app={app} kind={kindOf({ childType, grandChildType })} />
          <DeviceFields />
          <Select name="defaultLang" label={text('apps.language')} choices={languages} />
          <PriceFields isFree={isFree} currency={currency} />
        </>
      )}
    </FormDialog>
  )
}

/** Which documents another category requires, before it is saved. */
function KindChange({ app, kind }: { app: App; kind: Pick<App, 'childType' | 'grandChildType'> }) {
  const { checkKind } = useData(appData, app.appId)
  const isChanged = kind.childType !== app.childType || kind.grandChildType !== app.grandChildType
  const changes = useAnswer(isChanged ? `${kind.childType} ${kind.grandChildType}` : undefined, () => checkKind(kind))
  return changes ? <DocumentChanges changes={changes} /> : null
}
