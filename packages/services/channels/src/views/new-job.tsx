import {
  Callout,
  CheckboxGroup,
  FileDrop,
  FormDialog,
  Link,
  QueryView,
  RadioGroup,
  Select,
  useData,
  useJoin,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import * as v from 'valibot'
import { newJobData, type SourcePackage } from '../data.ts'
import { usePackagesText } from '../generated/text.ts'
import { largestPackageBytes } from '../model.ts'
import { routes } from '../routes.ts'

interface NewJobProps {
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onStarted: (jobId: string) => void
}

interface Values {
  source: 'package' | 'upload'
  pkgId: string
  file: readonly File[]
  channelIds: readonly string[]
}

const schema = v.pipe(
  v.object({
    source: v.picklist(['package', 'upload']),
    pkgId: v.optional(v.string(), ''),
    file: v.optional(v.array(v.any()), []),
    channelIds: v.pipe(v.array(v.string()), v.minLength(1)),
  }),
  v.forward(
    v.check(({ source, pkgId }) => source === 'upload' || pkgId !== ''),
    ['pkgId'],
  ),
  v.forward(
    v.check(({ source, file }) => source === 'package' || file.length === 1),
    ['file'],
  ),
)

/** Dialog for a job: the package to build from, and the channels. */
export function NewJob({ appId, open, onOpenChange, onStarted }: NewJobProps) {
  const text = usePackagesText()
  const { sources, create, upload } = useData(newJobData, appId)
  const newest = useStore(sources).data?.packages.find(({ available }) => available)
  const submit = async ({ source, pkgId, file, channelIds }: Values) => {
    const from = source === 'package' ? { pkgId } : { objectId: await upload(file[0] as File) }
    const started = await create.run({ appId, channelIds: [...channelIds], ...from })
    if (started) onStarted(started.jobId)
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('channels.packages.build')}
      submitLabel={text('channels.packages.build')}
      schema={schema}
      draft={false}
      defaults={{ source: 'package', pkgId: newest?.pkgId ?? '', file: [], channelIds: [] }}
      messages={{
        pkgId: text('channels.packages.package.wrong'),
        file: text('channels.packages.file.wrong'),
        channelIds: text('channels.packages.channels.wrong'),
      }}
      onSubmit={submit}
    >
      {({ source }) => (
        <>
          <RadioGroup
            name="source"
            label={text('channels.packages.source')}
            choices={[
              { value: 'package', label: text('channels.packages.source.package') },
              { value: 'upload', label: text('channels.packages.source.upload') },
            ]}
          />
          {source === 'upload' ? (
            <FileDrop
              name="file"
              label={text('channels.packages.file')}
              help={text('channels.packages.file.help')}
              accept=".apk"
              maxSize={largestPackageBytes}
            />
          ) : (
            <PackageChoice appId={appId} />
          )}
          <ChannelChoice appId={appId} />
        </>
      )}
    </FormDialog>
  )
}

function PackageChoice({ appId }: { appId: string }) {
  const text = usePackagesText()
  const join = useJoin()
  const { sources } = useData(newJobData, appId)
  const labelOf = ({ versionName, versionCode, fileName, obstacles }: SourcePackage) => {
    const name = versionName === null ? fileName : `${versionName} (${versionCode}) · ${fileName}`
    const [obstacle] = obstacles
    return obstacle ? join.labeled(name, text(`channels.packages.obstacle.${obstacle}`)) : name
  }
  return (
    <QueryView query={sources}>
      {({ packages, certificates }) =>
        packages.length === 0 ? (
          <Callout tone="info">{text('channels.packages.package.none')}</Callout>
        ) : (
          <>
            {certificates.length === 0 ? (
              <Callout tone="warning">{text('channels.packages.noCertificate')}</Callout>
            ) : null}
            <Select
              name="pkgId"
              label={text('channels.packages.version')}
              placeholder={text('channels.packages.choose')}
              choices={packages.map((item) => ({
                value: item.pkgId,
                label: labelOf(item),
                disabled: !item.available,
              }))}
            />
          </>
        )
      }
    </QueryView>
  )
}

function ChannelChoice({ appId }: { appId: string }) {
  const text = usePackagesText()
  const routeTo = useRoutes(routes)
  const { channels, moreChannels } = useData(newJobData, appId)
  const choicesOf = (items: readonly { channelId: string; channelName: string; isOn: boolean }[]) => (
    <CheckboxGroup
      name="channelIds"
      label={text('channels.packages.channels')}
      choices={items
        .filter(({ isOn }) => isOn)
        .map(({ channelId, channelName }) => ({
          value: channelId,
          label: channelName,
          help: channelId,
        }))}
    />
  )
  return (
    <QueryView query={channels}>
      {({ items, total }) =>
        total === 0 ? (
          <Callout
            tone="info"
            action={<Link to={routeTo('channels.list', { appId })}>{text('channels.packages.channels.toList')}</Link>}
          >
            {text('channels.packages.channels.none')}
          </Callout>
        ) : total > items.length ? (
          <QueryView query={moreChannels}>{(more) => choicesOf([...items, ...more.items])}</QueryView>
        ) : (
          choicesOf(items)
        )
      }
    </QueryView>
  )
}
