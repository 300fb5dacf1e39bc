import { AppList } from '@console-widgets/apps'
import { WidgetRoot } from '@console-widgets/ui'
import { useState } from 'react'
import { console } from './console.ts'

/** A page of one's own with a widget, and what the page makes of its event. */
export function App() {
  const [opened, setOpened] = useState<string>()
  return (
    <main>
      <h1>Our apps</h1>
      <WidgetRoot console={console}>
        <AppList onOpen={({ appId }) => setOpened(appId)} />
      </WidgetRoot>
      {opened ? <p role="status">You have opened the app {opened}.</p> : null}
    </main>
  )
}
