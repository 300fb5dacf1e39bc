import { Button, Callout, DataGrid, Dialog, DialogContent, Select, useData, useErrorWords } from '@console-widgets/ui'
import { useState } from 'react'
import { tableData } from '../data.ts'
import { kindOfType } from '../editor/result-text.ts'
import type { ExecuteAnswer } from '../editor/sql-runs.ts'
import { tryPolicySql } from '../policies/policy-sql.ts'
import type { ShownTable } from '../tables/table-sql.ts'
import { usePoliciesText } from '../generated/text.ts'
import { EngineFault } from './engine-fault.tsx'
import type { RunnableAccount } from './runnable-account.ts'
import { SqlPreview } from './sql-preview.tsx'

interface TryPoliciesProps {
  name: string
  accounts: readonly RunnableAccount[]
  table: ShownTable
  onClose: () => void
}

/** Reads a table as an account, to see which rows the policies leave. */
export function TryPolicies({ name, accounts, table, onClose }: TryPoliciesProps) {
  const text = usePoliciesText()
  const words = useErrorWords()
  const { read } = useData(tableData, name)
  const [account, setAccount] = useState(accounts[0]?.name ?? '')
  const [isPending, setPending] = useState(false)
  const [answer, setAnswer] = useState<{ account: string; result: ExecuteAnswer }>()
  const [failure, setFailure] = useState<unknown>()
  const sql = tryPolicySql(table)
  const run = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      setAnswer({ account, result: await read(account, sql) })
    } catch (thrown) {
      setFailure(thrown)
    } finally {
      setPending(false)
    }
  }
  const said = failure === undefined ? undefined : words(failure)
  const [counted, found] = answer?.result.statements ?? []
  const error = answer?.result.error
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="large"
        title={text('relational-database.policies.try.title', { table: table.relation.name })}
        description={text('relational-database.policies.try.body')}
        closeLabel={text('relational-database.policies.close')}
        footer={<Button onClick={onClose}>{text('relational-database.policies.close')}</Button>}
      >
        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-wrap items-end gap-2">
            <div className="w-56 max-w-full">
              <Select
                label={text('relational-database.policies.try.account')}
                value={account}
                onChange={setAccount}
                choices={accounts.map((each) => ({ value: each.name, label: each.name }))}
              />
            </div>
            <Button tone="primary" pending={isPending} onClick={() => void run()}>
              {text('relational-database.policies.try.run')}
            </Button>
          </div>
          <SqlPreview sql={sql} />
          {said ? (
            <Callout live tone="danger" title={said.what}>
              {said.advice}
            </Callout>
          ) : null}
          {error ? <EngineFault error={error} place={error} /> : null}
          {answer && counted && !error ? (
            <p role="status" className="font-medium">
              {text('relational-database.policies.try.rows', {
                account: answer.account,
                count: Number(counted.rows[0]?.[0] ?? 0),
              })}
            </p>
          ) : null}
          {found && found.rows.length > 0 ? (
            <DataGrid
              label={text('relational-database.policies.try.first')}
              columns={found.columns.map((column, index) => ({
                id: String(index),
                name: column.name,
                type: column.type,
                kind: kindOfType(column.type),
              }))}
              rows={found.rows}
              maxHeight={320}
            />
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  )
}
