import {
  Button,
  Dialog,
  DialogContent,
  lazyDialog,
  type CodeEditorHandle,
  type CodeSelection,
  TabPanel,
  Tabs,
  useConsole,
  useData,
  useStore,
} from '@console-widgets/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { editorData, schemaData } from '../data.ts'
import { codeSchemaOf } from '../editor/code-schema.ts'
import {
  handleHeight,
  keepEditorShare,
  leastEditorHeight,
  leastResultHeight,
  leastRoomWith,
  readEditorShare,
  usualEditorShare,
} from '../editor/editor-share.ts'
import { type EditorSettings, keepSettings, readSettings } from '../editor/settings.ts'
import type { SqlDraft } from '../editor/draft-tabs.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { DraftBar } from './draft-bar.tsx'
import { RunBar } from './run-bar.tsx'
import { RunHistory } from './run-history.tsx'
import { RunResult } from './run-result.tsx'
import { SavedQueries } from './saved-queries.tsx'
import { SchemaTree } from './schema-tree.tsx'
import { ScriptProgress } from './script-progress.tsx'
import { SplitHandle } from './split-handle.tsx'
import { SqlText } from './sql-text.tsx'
import type { RunnableAccount } from './runnable-account.ts'
import { useHeightOf, useRoomBelow } from './use-room.ts'
import { partOf, useRunSql } from './use-run-sql.ts'

const ScriptDialog = lazyDialog(() => import('./script-dialog.tsx').then((module) => module.ScriptDialog))

interface EditorWorkspaceProps {
  name: string
  accounts: readonly RunnableAccount[]
}

/** Editor with the schema beside it, and results, history, and saved queries below. */
export function EditorWorkspace({ name, accounts }: EditorWorkspaceProps) {
  const text = useRelationalDatabaseText()
  const console = useConsole()
  const { drafts, runs } = useData(editorData, name)
  const { drafts: open, active } = useStore(drafts)
  const draft = open.find(({ draftId }) => draftId === active) as SqlDraft
  const run = useStore(runs)[active]
  const [settings, setSettings] = useState(() => readSettings(console, name))
  const [share, setShare] = useState(() => readEditorShare(console))
  const panes = useRef<HTMLDivElement>(null)
  const draftBar = useRef<HTMLDivElement>(null)
  const runBar = useRef<HTMLDivElement>(null)
  // The bars wrap where there is little room.
  const bars = useHeightOf(draftBar, 40) + useHeightOf(runBar, 124) + handleHeight
  const room = useRoomBelow(panes, leastRoomWith(bars))
  const mostEditorHeight = room - bars - leastResultHeight
  const editorHeight = Math.max(leastEditorHeight, Math.min(mostEditorHeight, Math.round(room * share)))
  const [selection, setSelection] = useState<CodeSelection>()
  const [panel, setPanel] = useState('result')
  const [dialog, setDialog] = useState<'script' | 'tables'>()
  const editor = useRef<CodeEditorHandle>(null)
  const account = accounts.find((each) => each.name === settings.account) ?? (accounts[0] as RunnableAccount)
  const { schema } = useData(schemaData, name, account.name)
  const known = useStore(schema).data
  const codeSchema = useMemo(() => known && codeSchemaOf(known), [known])
  const runSql = useRunSql(name, account.name, settings)

  useEffect(() => void drafts.takeUp(), [drafts])
  const change = (changed: Partial<EditorSettings>) => {
    const next = { ...settings, ...changed }
    setSettings(next)
    keepSettings(console, name, next)
  }
  const start = (kind: Parameters<typeof runSql>[2]) => {
    setPanel('result')
    void runSql(draft, selection, kind)
  }
  const openDraft = (sql: string, more: { title?: string; saved?: SqlDraft['saved'] } = {}) => {
    drafts.open({ sql, ...more })
    setPanel('result')
    // The editor shows the new draft only after the next render.
    requestAnimationFrame(() => editor.current?.focus())
  }
  const insert = (inserted: string) => {
    setDialog(undefined)
    // The drawer first returns focus to its button.
    requestAnimationFrame(() => editor.current?.insert(inserted))
  }
  const tree = (
    <SchemaTree
      query={schema}
      onInsert={insert}
      onOpen={(sql, title) => (setDialog(undefined), openDraft(sql, { title }))}
    />
  )
  return (
    <div className="grid min-w-0 items-start gap-5 @lg:grid-cols-[240px_minmax(0,1fr)]">
      <aside
        aria-label={text('relational-database.tables')}
        className="sticky top-0 hidden max-h-[880px] min-w-0 overflow-y-auto border-e border-line pe-3 @lg:block"
      >
        {tree}
      </aside>
      <div ref={panes} className="flex min-w-0 flex-col" style={{ height: room }}>
        <ScriptProgress name={name} />
        <div className="flex min-w-0 flex-none flex-col">
          <div ref={draftBar}>
            <DraftBar name={name} />
          </div>
          <div className="flex flex-col overflow-hidden" style={{ height: editorHeight }}>
            <SqlText
              draft={draft}
              run={run}
              schema={codeSchema}
              name={name}
              handle={editor}
              onChange={(sql) => drafts.change(draft.draftId, { sql })}
              onSelect={setSelection}
              onRun={() => start('usual')}
            />
          </div>
          <div ref={runBar}>
            <RunBar
              name={name}
              draft={draft}
              run={run}
              accounts={accounts}
              account={account}
              settings={settings}
              selected={Boolean(selection?.text.trim())}
              onSettings={change}
              onRun={start}
              onScript={() => setDialog('script')}
              statement={() => partOf(draft.sql, selection, 'statement')?.sql ?? ''}
              tables={
                <span className="@lg:hidden">
                  <Button icon="folder" onClick={() => setDialog('tables')}>
                    {text('relational-database.tables')}
                  </Button>
                </span>
              }
            />
          </div>
        </div>
        <SplitHandle
          label={text('relational-database.editorHeight')}
          value={editorHeight}
          least={leastEditorHeight}
          most={mostEditorHeight}
          usual={room * usualEditorShare}
          onChange={(height) => setShare(height / room)}
          onEnd={(height) => keepEditorShare(console, height / room)}
        />
        <div data-pane className="min-w-0 flex-1 overflow-y-auto" style={{ minHeight: leastResultHeight }}>
          <Tabs
            label={text('relational-database.below')}
            value={panel}
            onValueChange={setPanel}
            tabs={[
              { value: 'result', label: text('relational-database.result') },
              { value: 'history', label: text('relational-database.history') },
              { value: 'saved', label: text('relational-database.queries') },
            ]}
          >
            <TabPanel value="result">
              <RunResult
                key={run?.runId}
                draftId={active}
                run={run}
                name={name}
                accounts={accounts}
                onAccount={(chosen) => change({ account: chosen })}
                onGoTo={(from, to) => editor.current?.select(from, to)}
              />
            </TabPanel>
            <TabPanel value="history">
              {panel === 'history' ? <RunHistory name={name} onOpen={openDraft} /> : null}
            </TabPanel>
            <TabPanel value="saved">
              {panel === 'saved' ? <SavedQueries name={name} onOpen={openDraft} /> : null}
            </TabPanel>
          </Tabs>
        </div>
      </div>
      <Dialog open={dialog === 'tables'} onOpenChange={() => setDialog(undefined)}>
        <DialogContent
          size="side"
          title={text('relational-database.tables')}
          closeLabel={text('relational-database.close')}
        >
          {tree}
        </DialogContent>
      </Dialog>
      <ScriptDialog
        name={name}
        account={account.name}
        open={dialog === 'script'}
        onOpenChange={(shown) => setDialog(shown ? 'script' : undefined)}
      />
    </div>
  )
}
