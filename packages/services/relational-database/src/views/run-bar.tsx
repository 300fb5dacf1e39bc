import {
  Button,
  Checkbox,
  lazyFormDialog,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  Select,
  ServiceGate,
  shortcutLabel,
  useData,
  useStore,
} from '@console-widgets/ui'
import { type ReactNode, useState } from 'react'
import { editorData, instanceData } from '../data.ts'
import { isReading } from '../editor/explain.ts'
import type { SqlDraft } from '../editor/draft-tabs.ts'
import type { EditorSettings } from '../editor/settings.ts'
import type { SqlRun } from '../editor/sql-runs.ts'
import { databaseLimits } from '../model.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import type { RunnableAccount } from './runnable-account.ts'
import { useRouteToOrder } from './use-route-to-order.ts'
import type { RunKind } from './use-run-sql.ts'

const SaveQuery = lazyFormDialog(() => import('./save-query.tsx').then((module) => module.SaveQuery))

interface RunBarProps {
  name: string
  draft: SqlDraft
  run: SqlRun | undefined
  accounts: readonly RunnableAccount[]
  account: RunnableAccount
  settings: EditorSettings
  /** Whether there is a selection, which is then what runs. */
  selected: boolean
  onSettings: (change: Partial<EditorSettings>) => void
  onRun: (kind: RunKind) => void
  onScript: () => void
  /** The statement at the cursor. */
  statement: () => string
  tables: ReactNode
}

const rowLimits = [100, 1000, 10_000, databaseLimits.rows]
const timeouts = [5, 30, 60, databaseLimits.timeoutSeconds]
const withOwn = (choices: readonly number[], own: number) =>
  [...new Set([...choices, own])].sort((one, other) => one - other)

/** Toolbar of a draft: run it, with account, row limit, and time limit; save it; run a script. */
export function RunBar({
  name,
  draft,
  run,
  accounts,
  account,
  settings,
  selected,
  onSettings,
  onRun,
  onScript,
  statement,
  tables,
}: RunBarProps) {
  const text = useRelationalDatabaseText()
  const { runs } = useData(editorData, name)
  const { instance } = useData(instanceData)
  const usual = useStore(instance).data
  const routeToOrder = useRouteToOrder()
  const [saving, setSaving] = useState(false)
  const underWay = run !== undefined && !run.answer && !run.failure
  const empty = !draft.sql.trim()
  const rowLimit = settings.rowLimit ?? usual?.rowLimit ?? 1000
  const timeoutSeconds = settings.timeoutSeconds ?? usual?.timeoutSeconds ?? 30
  return (
    <div className="flex flex-col gap-3 pt-2">
      {usual ? (
        <ServiceGate order={usual.order} to={routeToOrder(usual.order.projectId)} hasData>
          {null}
        </ServiceGate>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {underWay ? (
          <Button tone="danger" pending={run.cancelling} onClick={() => void runs.cancel(draft.draftId)}>
            {text('relational-database.cancel')}
          </Button>
        ) : (
          <Button
            tone="primary"
            disabled={empty}
            aria-keyshortcuts="Control+Enter"
            title={shortcutLabel('mod+Enter')}
            onClick={() => onRun('usual')}
          >
            {text(selected ? 'relational-database.runSelection' : 'relational-database.run')}
          </Button>
        )}
        <Menu>
          <MenuTrigger>
            <Button trailingIcon="chevron-down" disabled={empty || underWay}>
              {text('relational-database.runMore')}
            </Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem onSelect={() => onRun('statement')}>{text('relational-database.runStatement')}</MenuItem>
            <MenuItem onSelect={() => onRun('all')}>{text('relational-database.runAll')}</MenuItem>
            <MenuItem onSelect={() => onRun('explain')} hint={text('relational-database.explain.help')}>
              {text('relational-database.explain')}
            </MenuItem>
            <AnalyzeItem statement={statement} onSelect={() => onRun('analyze')} />
          </MenuContent>
        </Menu>
        <span className="ms-auto flex flex-wrap gap-2">
          {tables}
          <Button icon="upload" onClick={onScript}>
            {text('relational-database.script')}
          </Button>
          <Button disabled={empty} onClick={() => setSaving(true)}>
            {text('relational-database.keep')}
          </Button>
        </span>
      </div>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <span className="w-52">
          <Select
            label={text('relational-database.runAs')}
            value={account.name}
            onChange={(chosen) => onSettings({ account: chosen })}
            choices={accounts.map((each) => ({
              value: each.name,
              label: each.readonly ? text('relational-database.uses.readonly', { name: each.name }) : each.name,
            }))}
          />
        </span>
        <span className="w-36">
          <Select
            label={text('relational-database.rowLimit')}
            value={rowLimit}
            onChange={(chosen) => onSettings({ rowLimit: chosen })}
            choices={withOwn(rowLimits, rowLimit).map((count) => ({
              value: count,
              label: text('relational-database.rows', { count }),
            }))}
          />
        </span>
        <span className="w-32">
          <Select
            label={text('relational-database.timeout')}
            value={timeoutSeconds}
            onChange={(chosen) => onSettings({ timeoutSeconds: chosen })}
            choices={withOwn(timeouts, timeoutSeconds).map((count) => ({
              value: count,
              label: text('relational-database.seconds', { count }),
            }))}
          />
        </span>
        <span className="flex min-h-control items-center">
          <Checkbox
            label={text('relational-database.oneTransaction')}
            value={settings.oneTransaction}
            onChange={(chosen) => onSettings({ oneTransaction: chosen })}
          />
        </span>
      </div>
      <SaveQuery name={name} draft={draft} open={saving} onOpenChange={setSaving} />
    </div>
  )
}

/** Explaining by running is only for statements that read. */
function AnalyzeItem({ statement, onSelect }: { statement: () => string; onSelect: () => void }) {
  const text = useRelationalDatabaseText()
  const reads = isReading(statement())
  return (
    <MenuItem
      onSelect={onSelect}
      hint={text(reads ? 'relational-database.analyze.help' : 'relational-database.analyze.reads')}
      reason={reads ? undefined : text('relational-database.analyze.reads')}
    >
      {text('relational-database.analyze')}
    </MenuItem>
  )
}
