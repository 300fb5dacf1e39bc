import {
  CodeEditor,
  type CodeDiagnostic,
  type CodeEditorHandle,
  Section,
  Status,
  TextField,
  useAllowed,
  useData,
  useUnsaved,
} from '@console-widgets/ui'
import { MarkdownView } from '@console-widgets/ui/documents'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { calls } from '../contract.ts'
import { type Agreement, agreementData } from '../data.ts'
import { useAgreementsText } from '../generated/text.ts'
import { agreementLimits, type AgreementProblem, editableStates, findProblems } from '../model.ts'
import { ProblemText } from './problem-text.tsx'

interface AgreementTextProps {
  agreement: Agreement
  /** Called with what speaks against a submission. */
  onProblems: (problems: { count: number; unsaved: boolean }) => void
}

/** Editor of a text beside its public page, with what the review would find as it is typed. */
export function AgreementText({ agreement, onProblems }: AgreementTextProps) {
  const text = useAgreementsText()
  const { agreementId, type, lang, version, facts, state } = agreement
  const { update } = useData(agreementData, agreementId)
  const mayEdit = useAllowed(calls['agreements.agreement.update'])
  const readOnly = !mayEdit || !editableStates.includes(state)
  const [title, setTitle] = useState(agreement.title)
  const [content, setContent] = useState(agreement.content)
  const editor = useRef<CodeEditorHandle>(null)
  const shown = useDeferredValue(content)
  const changed = title !== agreement.title || content !== agreement.content
  const problems = useMemo(() => {
    // Only the platform tells the language, of the text that it has.
    const detected = shown === agreement.content ? facts.detected : null
    return readOnly ? [] : findProblems(shown, { ...facts, type, lang, detected })
  }, [readOnly, shown, agreement.content, facts, type, lang])
  const marks = useMemo(() => marksOf(shown, problems), [shown, problems])
  useEffect(() => onProblems({ count: problems.length, unsaved: changed }), [onProblems, problems, changed])
  useUnsaved(
    !readOnly && changed
      ? {
          async save() {
            await update.run({ agreementId, title, content, baseTime: agreement.updateTime })
            return 0
          },
          discard: () => {
            setTitle(agreement.title)
            setContent(agreement.content)
          },
          focus: () => editor.current?.focus(),
          saved: text('agreements.saved'),
        }
      : undefined,
  )
  return (
    <div className="flex flex-col gap-4">
      {readOnly ? null : (
        <>
          <TextField
            label={text('agreements.name')}
            value={title}
            onChange={setTitle}
            maxLength={agreementLimits.title}
          />
          <ProblemList
            problems={problems}
            onShow={(sample) => {
              const at = content.indexOf(sample)
              if (at >= 0) editor.current?.select(at, at + sample.length)
            }}
          />
        </>
      )}
      <div className="grid gap-5 @lg:grid-cols-2">
        <Section title={text('agreements.text')}>
          <CodeEditor
            label={text('agreements.text')}
            value={content}
            onChange={setContent}
            documentId={agreementId}
            diagnostics={marks}
            readOnly={readOnly}
            wrap
            lines={[28, 28]}
            handle={editor}
          />
        </Section>
        <Section title={text('agreements.preview')}>
          <article
            lang={lang}
            aria-label={text('agreements.preview')}
            className="min-w-0 rounded-md border border-line bg-raised p-gutter wrap-anywhere"
          >
            <p className="text-xl font-semibold">{title}</p>
            <p className="mb-3 text-sm text-muted">
              {facts.appName} · {text('agreements.preview.since', { version })}
            </p>
            <MarkdownView content={shown} />
          </article>
        </Section>
      </div>
    </div>
  )
}

/** Words in question, marked where they are. What is missing has no place. */
function marksOf(content: string, problems: readonly AgreementProblem[]): CodeDiagnostic[] {
  return problems.flatMap(({ rule, sample }) => {
    const from = rule === 'section-missing' || rule === 'wrong-language' ? -1 : content.indexOf(sample)
    return from < 0 ? [] : [{ from, to: from + sample.length, severity: 'error' as const, message: sample }]
  })
}

/** Problems that have no place in the text. */
const isMissing = (rule: AgreementProblem['rule']) =>
  rule === 'section-missing' || rule === 'permission-unnamed' || rule === 'sdk-unnamed'

interface ProblemListProps {
  problems: readonly AgreementProblem[]
  onShow: (sample: string) => void
}

function ProblemList({ problems, onShow }: ProblemListProps) {
  const text = useAgreementsText()
  if (problems.length === 0) return <Status tone="success">{text('agreements.problems.none')}</Status>
  return (
    <div className="flex flex-col gap-1">
      <Status tone="danger">{text('agreements.problems', { count: problems.length })}</Status>
      <ul className="flex flex-col gap-0.5 ps-6 text-sm">
        {problems.map((problem) => (
          <li key={`${problem.rule} ${problem.sample}`}>
            {isMissing(problem.rule) ? (
              <ProblemText problem={problem} />
            ) : (
              <button
                type="button"
                className="rounded-sm text-start underline decoration-dotted underline-offset-2 focus-ring"
                onClick={() => onShow(problem.sample)}
              >
                <ProblemText problem={problem} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
