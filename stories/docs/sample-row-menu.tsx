import { RowMenu } from '@console-widgets/ui'
import { useState } from 'react'

/** The menu of a record that can't be deleted. */
export function SampleRowMenu() {
  const [open, setOpen] = useState(false)
  return (
    <RowMenu
      item={{ name: 'Atlas Maps' }}
      label="Actions for Atlas Maps"
      tabIndex={0}
      open={open}
      onOpenChange={setOpen}
      actions={[
        { id: 'rename', label: 'Rename', icon: 'edit', run: () => {} },
        {
          id: 'delete',
          label: 'Delete',
          icon: 'trash',
          danger: true,
          run: () => {},
          disabled: () => 'A version is live',
        },
      ]}
    />
  )
}
