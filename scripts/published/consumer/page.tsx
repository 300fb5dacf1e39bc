import { AppList } from '@console-widgets/apps'
import { calls } from '@console-widgets/apps/contract'
import { createConsole } from '@console-widgets/core'
import { createHost } from '@console-widgets/core/host'
import { dataOf } from '@console-widgets/data'
import { configureConsole, startAutoloader, defineElement, tagModules } from '@console-widgets/elements'
import '@console-widgets/elements/jsx'
import { WidgetRoot } from '@console-widgets/ui'
import { createRoot } from 'react-dom/client'

/** A partner's page that uses the packages: as React components, as tags, as data, and as a host. */
const console = createConsole({ zones: { china: { api: 'https://console.example' } }, language: 'en' })
configureConsole({ language: 'en' })
startAutoloader(tagModules, async () => defineElement)

const name$ = dataOf(console).query(calls['apps.app.get'], { appId: '108370001' })
name$.subscribe(({ data }) => void (document.title = data?.appName ?? ''))

const frame = document.querySelector('iframe')
if (frame)
  createHost({ frame, origin: 'https://console.example' }).on('changed', ({ call }) => globalThis.console.log(call))

createRoot(document.body).render(
  <>
    <WidgetRoot console={console}>
      <AppList onOpen={({ appId }) => location.assign(`/apps/${appId}`)} />
    </WidgetRoot>
    <cw-release-cockpit app-id="108370001" theme="dark" oncw-ready={() => globalThis.console.log('ready')} />
  </>,
)
