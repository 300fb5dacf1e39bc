import { ActionButton, classNames, Icon, icons, useAllowed, useStrayDrops, useJoin } from '@console-widgets/ui'
import { type DragEvent, useState } from 'react'
import { calls } from '../contract.ts'
import type { Requirement, Task } from '../data.ts'
import { useQualificationText } from '../generated/text.ts'
import { Findings } from './findings.tsx'
import { RequirementStatus } from './requirement-status.tsx'
import { useScrollTo } from './use-scroll-to.ts'

interface RequirementRowProps {
  requirement: Requirement
  day: string
  /** The task that decides. */
  task: Task | undefined
  /** The task in review, if there is one. */
  openTask: Task | undefined
  isFocused: boolean
  onSubmit: (files: readonly File[]) => void
  onPrepare: () => void
  onWithdraw: (taskId: string) => Promise<unknown>
}

/** One requirement: what is asked by which rule, how far it is met, and what to do. Files can be dropped on it. */
export function RequirementRow({
  requirement,
  day,
  task,
  openTask,
  isFocused,
  onSubmit,
  onPrepare,
  onWithdraw,
}: RequirementRowProps) {
  const text = useQualificationText()
  const join = useJoin()
  const element = useScrollTo(isFocused)
  const mayDrop = useAllowed(calls['qualification.review-task.create']) && openTask === undefined
  const [isOver, setOver] = useState(false)
  useStrayDrops()
  const { ruleId, documents, source, state, isWanted, renewal } = requirement
  const document = task?.qualificationInfos.find(({ qualificationCode }) => documents.includes(qualificationCode))
  const drop = (event: DragEvent) => {
    if (!mayDrop) return
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onSubmit(files)
  }
  return (
    <li>
      <div
        ref={element}
        onDragOver={(event) => {
          if (!mayDrop) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'grid items-start gap-x-6 gap-y-3 px-gutter py-3 @md:grid-cols-[minmax(0,1fr)_13rem_9rem]',
          isOver ? 'bg-accent-soft' : isFocused && 'bg-info-soft',
        )}
      >
        <div className="min-w-0">
          <h3 className="font-medium">{text(`qualification.rule.${ruleId}`)}</h3>
          {documents.length > 1 ? (
            <p className="text-sm text-muted">
              {text('qualification.oneOfThese', {
                documents: join.names(documents.map((code) => text(`qualification.document.${code}`))),
              })}
            </p>
          ) : null}
          <p className="text-sm text-muted">{source}</p>
          {document ? (
            <p className="flex flex-wrap items-center gap-x-2 text-sm [overflow-wrap:anywhere]">
              <Icon name={icons.file} className="text-muted" />
              {document.number}
              {document.usedBy > 1 ? (
                <span className="text-muted">{text('qualification.usedBy', { count: document.usedBy })}</span>
              ) : null}
            </p>
          ) : null}
          {state === 'rejected' || renewal?.state === 'rejected' ? (
            <div className="text-sm text-danger">
              <Findings result={(renewal ? openTask : task)?.lastAuditResult ?? null} />
            </div>
          ) : null}
        </div>
        <div>
          <RequirementStatus requirement={requirement} day={day} />
          {isWanted ? null : <p className="text-sm text-muted">{text('qualification.notWanted')}</p>}
        </div>
        <div className="flex flex-wrap gap-2 @md:justify-end">
          {openTask?.state === 0 ? (
            <ActionButton
              size="small"
              label={text('qualification.withdraw')}
              call={calls['qualification.review-task.cancel']}
              run={() => onWithdraw(openTask.taskId)}
              confirm={{ title: text('qualification.withdraw.title'), action: text('qualification.withdraw') }}
            />
          ) : (
            <ActionButton
              size="small"
              label={text(state === 'passed' || state === 'expired' ? 'qualification.renew' : 'qualification.submit')}
              call={calls['qualification.review-task.create']}
              run={() => onSubmit([])}
              onPointerEnter={onPrepare}
              onFocus={onPrepare}
            />
          )}
        </div>
      </div>
    </li>
  )
}
