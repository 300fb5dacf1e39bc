import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { columnNames, rowHeight } from '../../table/rows.ts'
import { present } from '../../table/stage.ts'

ModuleRegistry.registerModules([AllCommunityModule])
const columns = columnNames.map((field) => ({ field, flex: 1 }))

present({
  mount: (place, rows) =>
    createRoot(place).render(
      <AgGridReact
        rowData={rows as never[]}
        columnDefs={columns as never[]}
        rowHeight={rowHeight}
        headerHeight={36}
        rowSelection={{ mode: 'multiRow' }}
        suppressColumnVirtualisation
      />,
    ),
  scroller: '.ag-grid-viewport',
  rows: '.ag-row',
  head: 37,
})
