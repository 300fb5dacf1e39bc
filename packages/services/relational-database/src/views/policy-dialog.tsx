import { CheckboxGroup, RadioGroup, Select, TextArea, TextField } from '@console-widgets/ui'
import { useState } from 'react'
import type { DatabaseSchema, Relation } from '../data.ts'
import { databaseLimits, policyCommands } from '../model.ts'
import { hasCheck, hasUsing, type PolicyDraft, policySql } from '../policies/policy-sql.ts'
import type { ShownTable } from '../tables/table-sql.ts'
import { usePoliciesText } from '../generated/text.ts'
import { StructureDialog } from './structure-dialog.tsx'
import { useRoleNames } from './use-role-names.ts'

interface PolicyDialogProps {
  name: string
  account: string
  table: ShownTable
  schema: DatabaseSchema
  /** The policy to change; undefined for a new one. */
  policy: Relation['policies'][number] | undefined
  onClose: () => void
}

/** Form that creates a row policy or replaces one. */
export function PolicyDialog({ table, schema, policy, ...dialog }: PolicyDialogProps) {
  const text = usePoliciesText()
  const roleNames = useRoleNames(schema)
  const [draft, setDraft] = useState<PolicyDraft>(() => ({
    name: policy?.name ?? '',
    command: policy?.command ?? 'SELECT',
    permissive: policy?.permissive ?? true,
    roles: policy?.roles ?? ['public'],
    using: policy?.using ?? '',
    check: policy?.check ?? '',
  }))
  const set = (change: Partial<PolicyDraft>) => setDraft({ ...draft, ...change })
  const roles = [...new Set(['public', ...schema.roles.map(({ role }) => role), ...draft.roles])]
  // Without a condition, a policy grants nothing.
  const condition = hasUsing(draft.command) ? draft.using : draft.check
  const isComplete = draft.name.trim() !== '' && draft.roles.length > 0 && condition.trim() !== ''
  return (
    <StructureDialog
      {...dialog}
      title={
        policy
          ? text('relational-database.policies.edit', { name: policy.name })
          : text('relational-database.policies.add')
      }
      sql={isComplete ? policySql(table, policy?.name, draft) : []}
      action={text(policy ? 'relational-database.policies.change' : 'relational-database.policies.add')}
      done={text('relational-database.policies.done')}
    >
      <TextField
        label={text('relational-database.policies.name')}
        value={draft.name}
        onChange={(name) => set({ name })}
        maxLength={databaseLimits.identifier}
        required
        mono
      />
      <Select
        label={text('relational-database.policies.command')}
        value={draft.command}
        onChange={(command) => set({ command })}
        choices={policyCommands.map((command) => ({
          value: command,
          label: command === 'ALL' ? text('relational-database.policies.command.ALL') : command,
        }))}
      />
      <RadioGroup
        label={text('relational-database.policies.mode')}
        value={draft.permissive ? 'permissive' : 'restrictive'}
        onChange={(mode) => set({ permissive: mode === 'permissive' })}
        choices={(['permissive', 'restrictive'] as const).map((mode) => ({
          value: mode,
          label: text(`relational-database.policies.mode.${mode}`),
        }))}
      />
      <CheckboxGroup
        label={text('relational-database.policies.roles')}
        help={text('relational-database.policies.roles.help')}
        value={draft.roles}
        onChange={(chosen) => set({ roles: chosen })}
        choices={roles.map((role) => ({ value: role, label: roleNames(role) }))}
      />
      {hasUsing(draft.command) ? (
        <TextArea
          label={text('relational-database.policies.using')}
          help={text('relational-database.policies.using.help')}
          value={draft.using}
          onChange={(using) => set({ using })}
          required
          rows={2}
          mono
        />
      ) : null}
      {hasCheck(draft.command) ? (
        <TextArea
          label={text('relational-database.policies.check')}
          help={text(
            hasUsing(draft.command)
              ? 'relational-database.policies.check.help'
              : 'relational-database.policies.check.insert.help',
          )}
          value={draft.check}
          onChange={(check) => set({ check })}
          required={!hasUsing(draft.command)}
          rows={2}
          mono
        />
      ) : null}
    </StructureDialog>
  )
}
