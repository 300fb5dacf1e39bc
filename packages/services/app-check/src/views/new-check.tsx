import {
  Callout,
  CheckboxGroup,
  FormDialog,
  Link,
  QueryView,
  Select,
  useData,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import * as v from 'valibot'
import { newCheckData } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'
import { checkCategories, type CheckCategory } from '../model.ts'
import { routes } from '../routes.ts'
import { createCheckInput } from '../schemas.ts'

interface NewCheckProps {
  appId: string
  /** Package to begin with. Default: the newest one. */
  pkgId?: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  onStarted: (checkId: string) => void
}

interface Values {
  pkgId: string
  categories: CheckCategory[]
}

const schema = v.required(v.pick(createCheckInput, ['pkgId', 'categories']), ['categories'])

/** Dialog for starting a check: which package, and what to look at. */
export function NewCheck({ appId, pkgId, open, onOpenChange, onStarted }: NewCheckProps) {
  const text = useAppCheckText()
  const routeTo = useRoutes(routes)
  const { packages, create } = useData(newCheckData, appId)
  const [newest] = useStore(packages).data?.packages ?? []
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('app-check.start')}
      submitLabel={text('app-check.start.submit')}
      schema={schema}
      defaults={{ categories: [...checkCategories], pkgId: pkgId ?? newest?.pkgId }}
      onSubmit={async (values) => {
        const started = await create.run({ appId, ...values })
        if (started) onStarted(started.check.taskId)
      }}
    >
      <QueryView query={packages}>
        {(answer) =>
          answer.packages.length === 0 ? (
            <Callout
              tone="info"
              action={<Link to={routeTo('app-packages.list', { appId })}>{text('app-check.start.packages')}</Link>}
            >
              {text('app-check.start.noPackage')}
            </Callout>
          ) : (
            <Select
              name="pkgId"
              label={text('app-check.package')}
              placeholder={text('app-check.package.choose')}
              choices={answer.packages.map(({ pkgId, versionName, versionCode, fileName }) => ({
                value: pkgId,
                label: versionName === null ? fileName : `${versionName} (${versionCode}) · ${fileName}`,
              }))}
            />
          )
        }
      </QueryView>
      <CheckboxGroup
        name="categories"
        label={text('app-check.categories')}
        choices={checkCategories.map((value) => ({
          value,
          label: text(`app-check.category.${value}`),
          help: text(`app-check.category.${value}.help`),
        }))}
      />
    </FormDialog>
  )
}
