import { appChoicesData, appData, type App } from '@console-widgets/apps/data'
import { fillRoute } from '@console-widgets/data'
import { Avatar, type Command, CommandDialog, Icon, Skeleton, useData, usePlace, useStore } from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import type { HeadProps } from '../composition/console-page.ts'
import { useHostText } from '../text.ts'

/** The app whose pages are shown, and a switch to the team's other apps that stays on the same tab. */
export default function AppHead({ values, pattern }: HeadProps) {
  const text = useHostText()
  const [open, setOpen] = useState(false)
  const { app } = useData(appData, values.appId as string)
  const { data, error } = useStore(app)
  // The page itself reports what fails.
  if (error && !data) return null
  if (!data) return <Skeleton lines={1} />
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-ms-2 flex min-h-control max-w-full items-center gap-2 self-start rounded-md px-2 font-medium text-ink focus-ring hover:bg-hover"
      >
        <span className="sr-only">{text('host.app', { name: data.appName })}</span>
        <span aria-hidden="true" className="flex min-w-0 items-center gap-2">
          <Avatar square size="small" name={data.appName} />
          <span className="min-w-0 truncate">{data.appName}</span>
        </span>
        <Icon name="chevron-down" size={12} className="text-muted" />
      </button>
      {open ? (
        <Suspense>
          <AppChoice values={values} pattern={pattern} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** The team's apps, by name. */
function AppChoice({ values, pattern, onClose }: HeadProps & { onClose: () => void }) {
  const text = useHostText()
  const place = usePlace()
  const { choices, find } = useData(appChoicesData)
  const { data } = useStore(choices)
  const ofApp = ({ appId, appName, packageName }: App): Command => ({
    id: appId,
    label: appName,
    detail: packageName ?? undefined,
    icon: 'app',
    keywords: `${appId} ${packageName ?? ''}`,
    run: () => place.go(fillRoute(pattern, { appId })),
  })
  const others = (apps: readonly App[]) => apps.filter(({ appId }) => appId !== values.appId).map(ofApp)
  const items = data?.items ?? []
  const search = async (typed: string, signal: AbortSignal) => others(await find(typed, signal))
  return (
    <CommandDialog
      title={text('host.app.switch')}
      placeholder={text('host.app.find')}
      shortcuts={false}
      commands={others(items)}
      search={data && data.total > items.length ? search : undefined}
      onClose={onClose}
    />
  )
}
