'use client'
import { AppList } from '@console-widgets/apps'
import { createConsole } from '@console-widgets/core'
import { WidgetRoot } from '@console-widgets/ui'
import { useState } from 'react'
import { consoleOptions } from '../platform.js'

/** A widget as a component, also rendered on the server. */
export default function Components() {
  const [console] = useState(() => createConsole(consoleOptions))
  const [opened, setOpened] = useState('')
  return (
    <main>
      <h1>Components</h1>
      <WidgetRoot console={console}>
        <AppList onOpen={({ appId }) => setOpened(appId)} />
      </WidgetRoot>
      <output>{opened}</output>
    </main>
  )
}
