import { createRoot } from 'react-dom/client'
import { useApps } from '../use-apps.ts'

/** The least that a page with React can show of the same records: a table without styles, sorting, or selection. */
function Apps() {
  const apps = useApps()
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
