'use client'
import { configureConsole } from '@console-widgets/elements/browser'
import { useCallback, useState } from 'react'
import { consoleOptions } from '../platform.js'

configureConsole(consoleOptions)
const projects = [{ projectId: 'first', projectName: 'First' }]

/**
 * A tag in the HTML of the server, which becomes a widget once the page's script runs. React gives what it hydrates
 * neither properties nor listeners of its own: both are given by a ref.
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
