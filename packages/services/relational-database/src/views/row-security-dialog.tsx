import { RadioGroup } from '@console-widgets/ui'
import { useState } from 'react'
import { rowSecurityStates } from '../model.ts'
import { rowSecuritySql } from '../policies/policy-sql.ts'
import type { ShownTable } from '../tables/table-sql.ts'
import { usePoliciesText } from '../generated/text.ts'
import { StructureDialog } from './structure-dialog.tsx'

interface RowSecurityDialogProps {
  name: string
  account: string
  table: ShownTable
  onClose: () => void
}

/** Form that turns the policies of a table on or off. */
export function RowSecurityDialog({ table, ...dialog }: RowSecurityDialogProps) {
  const text = usePoliciesText()
  const [chosen, setChosen] = useState(table.relation.rowSecurity)
  return (
    <StructureDialog
      {...dialog}
      title={text('relational-database.policies.security.title')}
      sql={rowSecuritySql(table, chosen)}
      action={text('relational-database.policies.change')}
      done={text('relational-database.policies.done')}
    >
      <RadioGroup
        label={text('relational-database.policies.security.title')}
        hideLabel
        value={chosen}
        onChange={setChosen}
        choices={rowSecurityStates.map((state) => ({
          value: state,
          label: text(`relational-database.policies.security.${state}`),
          help: text(`relational-database.policies.security.${state}.help`),
        }))}
      />
    </StructureDialog>
  )
}
