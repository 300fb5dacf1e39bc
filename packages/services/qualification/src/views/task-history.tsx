import { Button, classNames, lazyDialog, RelativeTime, Section, useJoin } from '@console-widgets/ui'
import { useState } from 'react'
import type { Task } from '../data.ts'
import { useQualificationText } from '../generated/text.ts'
import { EarlierReviews } from './earlier-reviews.tsx'
import { TaskStatus } from './task-status.tsx'

const TaskDetails = lazyDialog(() => import('./task-details.tsx').then((module) => module.TaskDetails))

/** Submissions shown before the others are asked for. */
const shortest = 5

/** All submissions of an app, newest first, each with its details. */
export function TaskHistory({ tasks }: { tasks: readonly Task[] }) {
  const text = useQualificationText()
  const join = useJoin()
  const [isLong, setLong] = useState(false)
  const [shown, setShown] = useState<Task>()
  if (tasks.length === 0) return null
  return (
    <Section title={text('qualification.history')} description={text('qualification.history.help')}>
      <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
        {tasks.slice(0, isLong ? undefined : shortest).map((task) => (
          <li
            key={task.taskId}
            className={classNames(
              'grid items-baseline gap-x-6 gap-y-1 px-gutter py-2',
              '@md:grid-cols-[minmax(0,1fr)_12rem_8rem_auto]',
            )}
          >
            <span className="min-w-0 wrap-anywhere">
              {join.names(
                task.qualificationInfos.map(({ qualificationCode }) =>
                  text(`qualification.document.${qualificationCode}`),
                ),
              )}{' '}
              <span className="text-sm text-muted">
                {join.names(task.qualificationInfos.map(({ number }) => number))}
              </span>
            </span>
            <TaskStatus state={task.state} />
            <span className="text-sm text-muted">
              <RelativeTime time={task.updateTime} />
            </span>
            <span>
              <Button size="small" onPointerEnter={TaskDetails.prepare} onClick={() => setShown(task)}>
                {text('qualification.tasks.details')}
              </Button>
            </span>
            {task.earlierReviews.length > 0 ? (
              <div className="col-span-full">
                <EarlierReviews reviews={task.earlierReviews} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {tasks.length > shortest && !isLong ? (
        <div>
          <Button size="small" onClick={() => setLong(true)}>
            {text('qualification.history.all', { count: tasks.length })}
          </Button>
        </div>
      ) : null}
      {shown ? <TaskDetails open taskId={shown.taskId} onOpenChange={() => setShown(undefined)} /> : null}
    </Section>
  )
}
