import { readPlace, writePlace } from '@console-widgets/data'
import {
  Button,
  EmptyState,
  Form,
  Link,
  RadioGroup,
  useAct,
  useLanguage,
  usePlace,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { useEffect, useRef } from 'react'
import type { Version } from '../data.ts'
import { formatDateTime } from '@console-widgets/core/formats'
import { routes } from '../routes.ts'
import { useVersionsText } from '../generated/text.ts'
import { useLocked } from './use-reason.ts'
import { useSave } from './use-save.ts'
import type { SectionProps } from './section-props.ts'

const statuses: Record<number, 'usable' | 'parsing' | 'failed'> = { 0: 'usable', 1: 'parsing', 2: 'failed' }

/** Package selection of a version. */
export function PackageSection({ version }: SectionProps) {
  const text = useVersionsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const language = useLanguage()
  const save = useSave(version)
  const locked = useLocked(version)
  const packages = version.availablePackages
  useUploaded(version, locked)
  const toPackages = <Link to={routeTo('app-packages.list', version)}>{text('versions.packages.manage')}</Link>
  const upload = (
    <Button
      icon="upload"
      reason={locked}
      onClick={() =>
        place.go(
          writePlace(
            routeTo('app-packages.list', version),
            new URLSearchParams({ upload: '', back: `${routeTo('versions.edit', version)}?section=package` }),
          ),
        )
      }
    >
      {text('versions.packages.upload')}
    </Button>
  )
  if (packages.length === 0)
    return (
      <EmptyState
        icon="package"
        title={text('versions.packages.none')}
        body={text('versions.packages.none.body')}
        action={upload}
      />
    )
  return (
    <Form
      key={version.packageId}
      defaults={{ packageId: version.packageId ?? '' }}
      bare={locked !== undefined}
      joined
      saved={text('versions.saved')}
      onSubmit={({ packageId }) => save({ packageId: packageId || null })}
    >
      <RadioGroup
        name="packageId"
        label={text('versions.package')}
        look="cards"
        reason={locked}
        choices={packages.map((each) => ({
          value: each.packageId,
          label: each.versionNumber ? `${each.versionNumber} (${each.versionCode ?? ''})` : each.fileName,
          help: `${each.fileName} · ${text(`versions.packages.${statuses[each.successStatus] ?? 'failed'}`)} · ${formatDateTime(each.createTime, language)}`,
          disabled: each.successStatus === 2,
        }))}
      />
      <div className="flex flex-wrap items-center gap-4">
        {upload}
        {toPackages}
      </div>
    </Form>
  )
}

/**
 * Selects the package that was just uploaded for the version; the upload returns here with its ID. Like an uploaded
 * image, it is saved at once.
 */
function useUploaded(version: Version, locked: string | undefined): void {
  const text = useVersionsText()
  const place = usePlace()
  const save = useSave(version)
  const { act } = useAct()
  const { path, parameters } = readPlace(useStore(place.$route))
  const uploaded = parameters.get('package')
  const isNew =
    uploaded !== null &&
    locked === undefined &&
    uploaded !== version.packageId &&
    version.availablePackages.some(({ packageId }) => packageId === uploaded)
  const started = useRef(false)
  useEffect(() => {
    if (!isNew || started.current) return
    started.current = true
    void act({
      label: text('versions.package'),
      done: text('versions.packages.uploaded'),
      async run() {
        await save({ packageId: uploaded })
        const rest = new URLSearchParams(parameters)
        rest.delete('package')
        place.go(writePlace(path, rest), { replace: true })
      },
    })
  })
}
