import { DataGrid } from '@mui/x-data-grid'
import { createRoot } from 'react-dom/client'
import { columnNames, rowHeight } from '../../table/rows.ts'
import { present } from '../../table/stage.ts'

const headHeight = 36
const columns = columnNames.map((field) => ({
  field,
  flex: 1,
  type: field === 'downloads' || field === 'size' || field === 'updateTime' ? ('number' as const) : ('string' as const),
}))

present({
  // The free edition shows pages of 100 records at most.
  mount: (place, rows) =>
    createRoot(place).render(
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={rowHeight}
        columnHeaderHeight={headHeight}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[100]}
        checkboxSelection
        disableRowSelectionOnClick
      />,
    ),
  scroller: '.MuiDataGrid-virtualScroller',
  rows: '.MuiDataGrid-row',
  head: headHeight,
})
