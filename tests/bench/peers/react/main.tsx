import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface App {
  appId: string
  appName: string
  packageName: string | null
  releaseState: number
  updateTime: number
}

/** The least that a page with React can show of the same records: a table without styles, sorting, or selection. */
function Apps() {
  const [apps, setApps] = useState<App[]>()
  useEffect(
    () => void fetch('/apps').then(async (answer) => setApps(((await answer.json()) as { items: App[] }).items)),
    [],
  )
  return (
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>Package name</th>
          <th>State</th>
          <th>Updated</th>
        </tr>
      </thead>
      <tbody>
        {apps?.map(({ appId, appName, packageName, releaseState, updateTime }) => (
          <tr key={appId}>
            <td>{appName}</td>
            <td>{packageName ?? '–'}</td>
            <td>{releaseState}</td>
            <td>{new Date(updateTime).toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Apps />)
