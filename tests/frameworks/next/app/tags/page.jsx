'use client'
import { configureConsole } from '@console-widgets/elements/browser'
import { useCallback, useState } from 'react'
import { consoleOptions } from '../platform.js'

configureConsole(consoleOptions)
const projects = [{ projectId: 'first', projectName: 'First' }]

/**
 * A tag in server-rendered HTML, which becomes a widget once the page's script runs. React sets neither properties nor
 * listeners on elements it hydrates, so a ref sets both.
 */
export default function Tags() {
  const [opened, setOpened] = useState('')
  const apps = useCallback((tag) => {
    const open = ({ detail }) => setOpened(detail.appId)
    tag.projects = projects
    tag.addEventListener('cw-open', open)
    return () => tag.removeEventListener('cw-open', open)
  }, [])
  return (
    <main>
      <h1>Tags</h1>
      <cw-apps density="compact" ref={apps} />
      <output>{opened}</output>
    </main>
  )
}
