import {
  ActionButton,
  Badge,
  Button,
  Callout,
  CodeEditor,
  cva,
  type CodeDiagnostic,
  type CodeEditorHandle,
  lazyDialog,
  RelativeTime,
  useAllowed,
  useData,
  useToast,
  useUnsaved,
} from '@console-widgets/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import { calls } from '../../contract.ts'
import { type Rules, rulesData, type Simulation } from '../../data.ts'
import { formatRules, parseRules, type RuleProblem } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { diagnosticsOf } from './problem-words.ts'
import { rulesLanguage } from './rules-language.ts'
import { Simulator } from './simulator.tsx'

const PublishDialog = lazyDialog(() => import('./publish-dialog.tsx').then((module) => module.PublishDialog))

export interface RulesEditorProps {
  bucketId: string
  bucketName: string
  rules: Rules
}

/** Editor of the rules with marked problems, and a simulator. */
export function RulesEditor({ bucketId, bucketName, rules }: RulesEditorProps) {
  const text = useCloudStorageText()
  const toasts = useToast()
  const { set, reset, check } = useData(rulesData, bucketId)
  const canPublish = useAllowed(calls['cloud-storage.security-rule.set'])
  const { published, draft } = rules
  const [source, setSource] = useState(draft?.text ?? published.text)
  const [base, setBase] = useState(published.version)
  const [publishing, setPublishing] = useState(false)
  const [simulation, setSimulation] = useState<{ source: string; result: Simulation }>()
  const [found, setFound] = useState<{ source: string; problems: readonly RuleProblem[] }>()
  const editor = useRef<CodeEditorHandle>(null)

  const parsed = useMemo(() => parseRules(source), [source])
  const problems = found?.source === source ? found.problems : parsed.problems
  const decided = simulation?.source === source ? simulation.result : undefined
  const diagnostics = useMemo((): CodeDiagnostic[] => {
    const marks = diagnosticsOf(text, problems)
    if (decided?.decidedBy)
      marks.push({
        ...decided.decidedBy,
        severity: 'info',
        message: text(
          decided.allowed ? 'cloud-storage.simulator.decidedAllowed' : 'cloud-storage.simulator.decidedDenied',
        ),
      })
    return marks
  }, [text, problems, decided])
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const changed = source !== published.text
  const draftChanged = source !== (draft?.text ?? published.text)
  const overtaken = base !== published.version

  const show = useCallback((from: number, to: number) => editor.current?.select(from, to), [])
  const askCheck = async () => {
    const told = await check(source)
    setFound({ source, problems: told as RuleProblem[] })
    const wrong = told.filter(({ severity }) => severity === 'error').length
    toasts.show(
      wrong > 0
        ? { tone: 'danger', title: text('cloud-storage.rules.problems', { count: wrong }) }
        : { tone: 'success', title: text('cloud-storage.rules.check.fine') },
    )
  }
  useUnsaved(
    canPublish && draftChanged
      ? {
          async save() {
            await set.run({ bucketId, text: source, baseVersion: base })
            return 0
          },
          discard: () => setSource(draft?.text ?? published.text),
          focus: () => editor.current?.focus(),
          saved: text('cloud-storage.rules.keep.done'),
        }
      : undefined,
  )

  return (
    <div className="flex flex-col gap-4">
      {overtaken ? (
        <Callout
          tone="warning"
          title={text('cloud-storage.rules.overtaken', { version: published.version })}
          action={
            <Button
              size="small"
              onClick={() => {
                setSource(published.text)
                setBase(published.version)
              }}
            >
              {text('cloud-storage.rules.overtaken.take')}
            </Button>
          }
        >
          {text('cloud-storage.rules.overtaken.body')}
        </Callout>
      ) : null}
      <div className="grid gap-5 @lg:grid-cols-[minmax(0,1fr)_380px]">
        <section aria-label={text('cloud-storage.rules')} className="flex min-w-0 flex-col gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <p className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-2 text-sm text-muted">
              {published.version === 0
                ? text('cloud-storage.rules.liveDefault')
                : text('cloud-storage.rules.live', { version: published.version })}
              {published.version === 0 ? null : <RelativeTime time={published.publishTime} />}
              {draft && !draftChanged ? <Badge tone="draft">{text('cloud-storage.rules.draft')}</Badge> : null}
              {draftChanged ? <Badge tone="warning">{text('cloud-storage.rules.unsaved')}</Badge> : null}
            </p>
            <Button size="small" onClick={() => void askCheck()}>
              {text('cloud-storage.rules.check')}
            </Button>
            <Button
              size="small"
              reason={errors > 0 ? text('cloud-storage.rules.format.errors') : undefined}
              onClick={() => setSource(formatRules(source))}
            >
              {text('cloud-storage.rules.format')}
            </Button>
          </div>
          <CodeEditor
            label={text('cloud-storage.rules.text')}
            value={source}
            onChange={setSource}
            language={rulesLanguage}
            documentId={bucketId}
            diagnostics={diagnostics}
            readOnly={!canPublish}
            lines={[16, 30]}
            handle={editor}
          />
          <ProblemList problems={problems} diagnostics={diagnostics} onShow={show} />
          {canPublish ? (
            <div className="flex flex-wrap gap-2">
              <Button
                tone="primary"
                reason={
                  errors > 0
                    ? text('cloud-storage.rules.publish.errors', { count: errors })
                    : changed
                      ? undefined
                      : text('cloud-storage.rules.publish.same')
                }
                onPointerEnter={PublishDialog.prepare}
                onFocus={PublishDialog.prepare}
                onClick={() => setPublishing(true)}
              >
                {text('cloud-storage.rules.publish')}
              </Button>
              {changed ? (
                <Button tone="quiet" onClick={() => setSource(published.text)}>
                  {text('cloud-storage.rules.revert')}
                </Button>
              ) : null}
              {published.version > 0 ? (
                <ActionButton
                  tone="quiet"
                  call={calls['cloud-storage.security-rule.delete']}
                  label={text('cloud-storage.rules.reset')}
                  confirm={{
                    title: text('cloud-storage.rules.reset.title', { name: bucketName }),
                    description: text('cloud-storage.rules.reset.body'),
                  }}
                  run={async () => {
                    const answer = await reset.run({ bucketId })
                    if (!answer) return
                    setSource(answer.published.text)
                    setBase(answer.published.version)
                  }}
                  done={text('cloud-storage.rules.reset.done')}
                />
              ) : null}
            </div>
          ) : null}
        </section>
        <Simulator
          bucketId={bucketId}
          bucketName={bucketName}
          source={source}
          decided={decided}
          errors={errors}
          onResult={(result) => {
            setSimulation({ source, result })
            if (result.decidedBy) show(result.decidedBy.from, result.decidedBy.to)
          }}
          onShow={show}
        />
      </div>
      <PublishDialog
        open={publishing}
        onOpenChange={setPublishing}
        live={published.text}
        next={source}
        version={published.version}
        warnings={problems.filter(({ severity }) => severity === 'warning')}
        onPublish={async (note) => {
          const answer = await set.run({ bucketId, text: source, publish: true, note, baseVersion: base })
          if (!answer) return
          setBase(answer.published.version)
          setSource(answer.published.text)
          toasts.show({
            tone: 'success',
            title: text('cloud-storage.rules.published', { version: answer.published.version }),
          })
        }}
      />
    </div>
  )
}

interface ProblemListProps {
  problems: readonly RuleProblem[]
  diagnostics: readonly CodeDiagnostic[]
  onShow: (from: number, to: number) => void
}

/** List of problems, with links to their position. */
const position = cva('shrink-0 tabular-nums', {
  variants: { severity: { error: 'text-danger', warning: 'text-warning', info: 'text-warning' } },
})

function ProblemList({ problems, diagnostics, onShow }: ProblemListProps) {
  const text = useCloudStorageText()
  if (problems.length === 0) return null
  return (
    <ul
      aria-label={text('cloud-storage.rules.problemList')}
      className="max-h-44 divide-y divide-line overflow-y-auto rounded-md border border-line"
    >
      {problems.map(({ from, to, line, column, severity }, index) => (
        <li key={`${from}:${index}`}>
          <button
            type="button"
            onClick={() => onShow(from, to)}
            className="flex w-full items-baseline gap-3 px-3 py-1.5 text-start text-sm -outline-offset-2 hover:bg-hover"
          >
            <span className={position({ severity })}>{text('cloud-storage.rules.at', { line, column })}</span>
            <span className="min-w-0 wrap-anywhere">{diagnostics[index]?.message}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
