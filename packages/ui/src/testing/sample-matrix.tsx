import { useCallback, useState } from 'react'
import { type MatrixChange, ToggleMatrix } from '../index.ts'

const roles = [
  { id: 'holder', label: 'Holder' },
  { id: 'development', label: 'Development' },
  { id: 'operations', label: 'Operations' },
  { id: 'finance', label: 'Finance' },
]

const areas = [
  { id: 'apps', label: 'Apps', rows: ['Create apps', 'Delete apps', 'Change package names', 'Move apps to a project'] },
  { id: 'versions', label: 'Versions', rows: ['Write store texts', 'Submit for review', 'Publish', 'Roll back'] },
  { id: 'finance', label: 'Finance', rows: ['See the balance', 'Withdraw money', 'Sign contracts', 'Read invoices'] },
].map(({ rows, ...area }) => ({
  ...area,
  rows: rows.map((label) => ({
    id: label.toLowerCase().replaceAll(' ', '-'),
    label,
    help: `Lets a role ${label.toLowerCase()}.`,
  })),
}))

/** Default permissions of each role. */
function usual(row: string, column: string): boolean {
  const area = areas.find(({ rows }) => rows.some(({ id }) => id === row))?.id
  return (
    column === 'holder' || (column === 'finance' ? area === 'finance' : area !== 'finance' && row !== 'delete-apps')
  )
}

/** A permission matrix that stores its changes locally. */
export function SampleMatrix({
  editable = true,
  onSave,
}: {
  editable?: boolean
  onSave?: (changes: readonly MatrixChange[]) => unknown
}) {
  const [saved, setSaved] = useState<Readonly<Record<string, boolean>>>({
    'delete-apps:operations': true,
    'read-invoices:finance': false,
  })
  const cell = useCallback(
    (row: string, column: string) => ({
      on: saved[`${row}:${column}`] ?? usual(row, column),
      usual: usual(row, column),
      ...(column === 'holder' ? { fixed: 'The holder has every permission' } : {}),
    }),
    [saved],
  )
  const save = async (changes: readonly MatrixChange[]) => {
    await onSave?.(changes)
    setSaved({ ...saved, ...Object.fromEntries(changes.map(({ row, column, on }) => [`${row}:${column}`, on])) })
  }
  return (
    <ToggleMatrix
      label="Permissions"
      rowLabel="Permission"
      columnLabel="Role"
      groups={areas}
      columns={roles}
      cell={cell}
      onSave={editable ? save : undefined}
      saved="Permissions saved"
    />
  )
}
