import { formatUtc } from '@console-widgets/core/formats'
import { Button, saveText, useConsole, useData, useErrorWords, useRoot, useToast } from '@console-widgets/ui'
import { useState } from 'react'
import { tableData } from '../data.ts'
import { resultCsv } from '../editor/result-text.ts'
import { databaseLimits } from '../model.ts'
import { readAllSql, type RowSelection, type ShownTable } from '../tables/table-sql.ts'
import { useTablesText } from '../generated/text.ts'

interface ExportRowsProps {
  name: string
  account: string
  table: ShownTable
  selection: RowSelection
}

/** Button that saves the rows of all pages as CSV, filtered and sorted as they are shown. */
export function ExportRows({ name, account, table, selection }: ExportRowsProps) {
  const text = useTablesText()
  const toasts = useToast()
  const words = useErrorWords()
  const { node } = useRoot()
  const { ports } = useConsole()
  const { read } = useData(tableData, name)
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const { statements, error } = await read(account, readAllSql(table, selection), databaseLimits.rows)
      const [found] = statements
      if (error || !found)
        return toasts.show({
          tone: 'danger',
          title: text('relational-database.tables.exportCsv.failed'),
          body: error?.message,
        })
      const time = formatUtc(ports.now(), 'YYYY-MM-DDTHH-mm-ss')
      saveText(resultCsv(found), `${table.relation.name}-${time}.csv`, node)
      if (found.truncated)
        toasts.show({
          tone: 'warning',
          title: text('relational-database.tables.exportCsv.truncated', { count: found.rows.length }),
        })
    } catch (failure) {
      const { what, advice } = words(failure)
      toasts.show({ tone: 'danger', title: what, body: advice })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button icon="download" pending={isPending} onClick={() => void save()}>
      {text('relational-database.tables.exportCsv')}
    </Button>
  )
}
