import '@cloudscape-design/global-styles/index.css'
import Box from '@cloudscape-design/components/box'
import Header from '@cloudscape-design/components/header'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import Table from '@cloudscape-design/components/table'
import { createRoot } from 'react-dom/client'
import { useApps } from '../use-apps.ts'

function Apps() {
  const apps = useApps()
  return (
    <Table
      items={apps ?? []}
      loading={!apps}
      loadingText="Loading apps"
      trackBy="appId"
      selectionType="multi"
      header={<Header counter={apps && `(${apps.length})`}>Apps</Header>}
      empty={<Box textAlign="center">No apps</Box>}
      columnDefinitions={[
        { id: 'name', header: 'Name', cell: ({ appName }) => appName, isRowHeader: true, sortingField: 'appName' },
        { id: 'package', header: 'Package name', cell: ({ packageName }) => packageName ?? '–' },
        {
          id: 'state',
          header: 'State',
          cell: ({ releaseState }) => (
            <StatusIndicator type={releaseState === 0 ? 'success' : 'pending'}>{String(releaseState)}</StatusIndicator>
          ),
        },
        {
          id: 'updated',
          header: 'Updated',
          cell: ({ updateTime }) => new Date(updateTime).toLocaleString('en'),
          sortingField: 'updateTime',
        },
      ]}
    />
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Apps />)
