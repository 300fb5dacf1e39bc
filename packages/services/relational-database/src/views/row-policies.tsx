import { Badge, Button, Callout, IconButton, useJoin, withText } from '@console-widgets/ui'
import { useState } from 'react'
import type { DatabaseSchema, Relation } from '../data.ts'
import { dropPolicySql } from '../policies/policy-sql.ts'
import type { ShownTable } from '../tables/table-sql.ts'
import { policiesLocales } from '../generated/locales.ts'
import { usePoliciesText } from '../generated/text.ts'
import { PolicyDialog } from './policy-dialog.tsx'
import { RowSecurityDialog } from './row-security-dialog.tsx'
import type { RunnableAccount } from './runnable-account.ts'
import { StructureDialog } from './structure-dialog.tsx'
import { StructureSection } from './structure-section.tsx'
import { StructureTable } from './structure-table.tsx'
import { TryPolicies } from './try-policies.tsx'
import { useRoleNames } from './use-role-names.ts'

type Policy = Relation['policies'][number]

interface RowPoliciesProps {
  name: string
  account: string
  /** Accounts that the user can read the table as. */
  accounts: readonly RunnableAccount[]
  schema: DatabaseSchema
  table: ShownTable
  isEditable: boolean
}

type Opened =
  | { kind: 'security' | 'try' }
  | { kind: 'policy'; policy: Policy | undefined }
  | { kind: 'drop'; policy: Policy }

function RowPoliciesView({ name, account, accounts, schema, table, isEditable }: RowPoliciesProps) {
  const text = usePoliciesText()
  const join = useJoin()
  const roleNames = useRoleNames(schema)
  const [opened, setOpened] = useState<Opened>()
  const { policies, rowSecurity } = table.relation
  const close = () => setOpened(undefined)
  const common = { name, account, table, onClose: close }
  return (
    <StructureSection
      title={text('relational-database.policies.title')}
      actions={
        <>
          <Button size="small" onClick={() => setOpened({ kind: 'try' })}>
            {text('relational-database.policies.try')}
          </Button>
          {isEditable ? (
            <>
              <Button size="small" onClick={() => setOpened({ kind: 'security' })}>
                {text('relational-database.policies.security')}
              </Button>
              <Button size="small" icon="add" onClick={() => setOpened({ kind: 'policy', policy: undefined })}>
                {text('relational-database.policies.add')}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <p className="text-sm text-muted">{text(`relational-database.policies.${rowSecurity}`)}</p>
      {rowSecurity !== 'off' && !policies.some(({ permissive }) => permissive) ? (
        <Callout tone="warning">{text('relational-database.policies.onWithoutAny')}</Callout>
      ) : null}
      <StructureTable
        label={text('relational-database.policies.title')}
        headers={[
          text('relational-database.policies.name'),
          text('relational-database.policies.roles'),
          text('relational-database.policies.condition'),
        ]}
        none={text('relational-database.policies.none')}
        rows={policies.map((policy) => ({
          id: policy.name,
          name: policy.name,
          marks: (
            <>
              <Badge>{policy.command}</Badge>
              {policy.permissive ? null : <Badge>RESTRICTIVE</Badge>}
            </>
          ),
          cells: [
            join.names(policy.roles.map(roleNames)),
            [
              ...(policy.using === null ? [] : [`USING (${policy.using})`]),
              ...(policy.check === null ? [] : [`WITH CHECK (${policy.check})`]),
            ].join(' '),
          ],
          actions: isEditable ? (
            <>
              <IconButton
                size="small"
                icon="edit"
                label={text('relational-database.policies.edit', { name: policy.name })}
                onClick={() => setOpened({ kind: 'policy', policy })}
              />
              <IconButton
                size="small"
                icon="trash"
                label={text('relational-database.policies.drop', { name: policy.name })}
                onClick={() => setOpened({ kind: 'drop', policy })}
              />
            </>
          ) : null,
        }))}
      />
      {opened?.kind === 'security' ? <RowSecurityDialog {...common} /> : null}
      {opened?.kind === 'policy' ? <PolicyDialog {...common} schema={schema} policy={opened.policy} /> : null}
      {opened?.kind === 'try' ? <TryPolicies name={name} accounts={accounts} table={table} onClose={close} /> : null}
      {opened?.kind === 'drop' ? (
        <StructureDialog
          {...common}
          title={text('relational-database.policies.drop.title', { name: opened.policy.name })}
          description={text('relational-database.policies.drop.body')}
          sql={dropPolicySql(table, opened.policy.name)}
          action={text('relational-database.policies.drop.action')}
          done={text('relational-database.policies.done')}
          isDestructive
        />
      ) : null}
    </StructureSection>
  )
}

const WithWords = withText(policiesLocales, RowPoliciesView)

/** Row policies of a table: whom they apply to, their conditions, and the rows that an account then sees. */
export function RowPolicies(props: RowPoliciesProps) {
  return <WithWords {...props} />
}
