import { readFilter, readPlace } from '@console-widgets/data'
import {
  FormDialog,
  RadioGroup,
  Select,
  TextField,
  useConsole,
  useData,
  usePlace,
  useStore,
  useToast,
  withText,
} from '@console-widgets/ui'
import * as v from 'valibot'
import { type App, appsData } from '../data.ts'
import { appLimits, appTypes, deviceTypes } from '../model.ts'
import * as schemas from '../schemas.ts'
import { detailsLocales } from '../generated/locales.ts'
import { useDetailsText } from '../generated/text.ts'
import { DeviceFields, PriceFields } from './app-fields.tsx'
import { chosenDevices, devicesSchema, priceOf, priceSchema, type PriceValues } from './form-values.ts'
import { useLanguageChoices, usePackageTypeChoices, useExplainedTypeChoices } from './use-detail-choices.ts'

/** A project to offer for a new app. */
export interface ProjectChoice {
  projectId: string
  projectName: string
}

export interface CreateAppProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Project of the new app. Without it, the form offers `projects`. */
  projectId?: string
  projects?: readonly ProjectChoice[]
  onCreated?: (app: App) => void
}

interface Values extends PriceValues {
  appName: string
  parentType: 2 | 13
  packageType: 1 | 2 | 8
  packageName?: string
  devices: Partial<Record<keyof typeof deviceTypes, boolean>>
  defaultLang: string
  /** Empty for none. */
  projectId: string
}

const { appName, parentType, packageType, defaultLang, packageName } = schemas.createAppInput.entries
const schema = v.pipe(
  v.object({
    appName,
    parentType,
    packageType,
    defaultLang,
    packageName,
    projectId: v.string(),
    devices: devicesSchema,
    ...priceSchema.entries,
  }),
  v.forward(
    v.check(({ isFree, price }) => isFree || price !== undefined, ''),
    ['price'],
  ),
)

const defaults: Partial<Values> = {
  parentType: appTypes.app,
  devices: { phone: true },
  isFree: true,
  currency: 'EUR',
}

/**
 * The project that a new app is to belong to at first: the one by which the list of the current page is filtered, or
 * else the one in view in this tab (R21). Empty if there is neither.
 */
function useLikelyProject(projects: readonly ProjectChoice[]): string {
  const { keys } = useConsole()
  const { parameters } = readPlace(useStore(usePlace().$route))
  const filters = parameters.getAll('filter').map(readFilter)
  const filter = filters.find((each) => each?.field === 'projectId')
  if (filter?.operator === '=') return filter.value
  const inView = keys.productInfo()?.projectId
  return projects.some((project) => project.projectId === inView) ? (inView ?? '') : ''
}

function CreateAppDialog({ open, onOpenChange, projectId, projects = [], onCreated }: CreateAppProps) {
  const text = useDetailsText()
  const toasts = useToast()
  const { create } = useData(appsData, { projectId })
  const likelyProject = useLikelyProject(projects)
  const types = useExplainedTypeChoices()
  const packageTypeChoices = usePackageTypeChoices()
  const languages = useLanguageChoices()
  const submit = async ({ devices, projectId: chosen, isFree, price, currency, ...values }: Values) => {
    const app = await create.run({
      ...values,
      deviceTypes: chosenDevices(devices),
      projectId: projectId ?? (chosen || undefined),
      ...priceOf({ isFree, price, currency }),
    })
    if (!app) return
    toasts.show({ tone: 'success', title: text('apps.created.done', { name: app.appName }) })
    onCreated?.(app)
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('apps.create')}
      size="medium"
      submitLabel={text('apps.create')}
      schema={schema}
      defaults={{ ...defaults, projectId: likelyProject }}
      onSubmit={submit}
      draft="create-app"
      messages={{
        packageName: text('apps.form.packageName.wrong'),
        devices: text('apps.form.devices.wrong'),
        price: text('apps.form.price.wrong'),
      }}
    >
      {({ isFree, currency }) => (
        <>
          <TextField name="appName" label={text('apps.name')} help={text('apps.form.name.help')} />
          <RadioGroup name="parentType" label={text('apps.type')} choices={types} look="cards" />
          <Select name="packageType" label={text('apps.packageType')} choices={packageTypeChoices} />
          <TextField
            name="packageName"
            label={text('apps.packageName')}
            help={text('apps.form.packageName.help')}
            maxLength={appLimits.packageName}
            mono
          />
          <DeviceFields />
          <Select name="defaultLang" label={text('apps.language')} choices={languages} />
          {projectId === undefined && projects.length > 0 ? (
            <Select
              name="projectId"
              label={text('apps.project')}
              choices={[
                { value: '', label: text('apps.noProject') },
                ...projects.map((project) => ({ value: project.projectId, label: project.projectName })),
              ]}
            />
          ) : null}
          <PriceFields isFree={isFree} currency={currency} />
        </>
      )}
    </FormDialog>
  )
}

// Some widgets that open the dialog have not loaded its messages.
const WithWords = withText(detailsLocales, CreateAppDialog, null)

/** Dialog for creating an app. */
export function CreateApp(props: CreateAppProps) {
  return <WithWords {...props} />
}
