import '@radix-ui/themes/styles.css'
import '@workos-inc/widgets/styles.css'
import { UsersManagement, WorkOsWidgets } from '@workos-inc/widgets'
import { createRoot } from 'react-dom/client'

/** A token in the form that the widget reads, which a page would get from its own server. */
const claims = { permissions: ['widgets:users-table:manage'], exp: Math.floor(Date.now() / 1000) + 3600 }
const authToken = `${btoa('{}')}.${btoa(JSON.stringify(claims))}.signature`

createRoot(document.getElementById('root') as HTMLElement).render(
  <WorkOsWidgets apiHostname={location.hostname} port={Number(location.port)} https={false}>
    <UsersManagement authToken={authToken} />
  </WorkOsWidgets>,
)
