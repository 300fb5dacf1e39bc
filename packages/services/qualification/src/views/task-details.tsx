import { formatDate } from '@console-widgets/core/formats'
import {
  ActionButton,
  Dialog,
  DialogContent,
  FileSize,
  KeyValueList,
  QueryView,
  RelativeTime,
  useData,
  useLanguage,
} from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { taskData } from '../data.ts'
import { useQualificationText } from '../generated/text.ts'
import { resubmittableStates } from '../model.ts'
import { EarlierReviews } from './earlier-reviews.tsx'
import { Findings } from './findings.tsx'
import { TaskStatus } from './task-status.tsx'

/** Dialog with submitted documents: what their form says, their files, and how they were reviewed. */
export function TaskDetails({
  taskId,
  open,
  onOpenChange,
}: {
  taskId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const text = useQualificationText()
  const language = useLanguage()
  const { task: query, changeStatus } = useData(taskData, taskId)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={text('qualification.tasks.details')} closeLabel={text('qualification.close')}>
        <QueryView query={query}>
          {(task) => (
            <div className="flex flex-col gap-5">
              <KeyValueList
                items={[
                  { label: text('qualification.tasks.app'), value: task.appName },
                  { label: text('qualification.tasks.state'), value: <TaskStatus state={task.state} /> },
                  { label: text('qualification.tasks.updated'), value: <RelativeTime time={task.updateTime} /> },
                  ...(task.lastAuditResult
                    ? [{ label: text('qualification.review'), value: <Findings result={task.lastAuditResult} /> }]
                    : []),
                ]}
              />
              <EarlierReviews reviews={task.earlierReviews} />
              {task.qualificationInfos.map((document) => (
                <KeyValueList
                  key={document.qualificationCode + document.number}
                  items={[
                    {
                      label: text('qualification.document'),
                      value: text(`qualification.document.${document.qualificationCode}`),
                    },
                    { label: text('qualification.number'), value: document.number },
                    ...(document.startTime === null
                      ? []
                      : [{ label: text('qualification.start'), value: formatDate(document.startTime, language) }]),
                    {
                      label: text('qualification.end'),
                      value:
                        document.expireTime === null
                          ? text('qualification.permanent')
                          : formatDate(document.expireTime, language),
                    },
                    ...(document.subjectType === null
                      ? []
                      : [
                          {
                            label: text('qualification.subject'),
                            value: text(`qualification.subject.${document.subjectType}`),
                          },
                          { label: text('qualification.subjectNumber'), value: document.subjectNumber },
                        ]),
                    {
                      label: text('qualification.files'),
                      value: (
                        <ul className="flex flex-col gap-1">
                          {document.qualificationFileInfos.map(({ objectId, fileName, fileSize }) => (
                            <li key={objectId} className="flex flex-wrap gap-x-2">
                              <span>{fileName}</span>
                              <span className="text-muted">
                                <FileSize bytes={fileSize} />
                              </span>
                            </li>
                          ))}
                        </ul>
                      ),
                    },
                  ]}
                />
              ))}
              {resubmittableStates.includes(task.state) ? (
                <div>
                  <ActionButton
                    label={text('qualification.again')}
                    call={calls['qualification.review-task-status.update']}
                    run={() => changeStatus.run({ taskId, state: 0 })}
                    done={text('qualification.submitted')}
                  />
                </div>
              ) : null}
            </div>
          )}
        </QueryView>
      </DialogContent>
    </Dialog>
  )
}
