import { formatDate } from '@console-widgets/core/formats'
import {
  icons,
  lazyDialog,
  ResourceList,
  useData,
  useJoin,
  useLanguage,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type Task, tasksData } from '../data.ts'
import { useQualificationText } from '../generated/text.ts'
import { deletableStates, features } from '../model.ts'
import { routes } from '../routes.ts'
import { TaskStatus, useTaskStates } from './task-status.tsx'

const TaskDetails = lazyDialog(() => import('./task-details.tsx').then((module) => module.TaskDetails))

/** The documents that a team has submitted for its apps. */
export default function QualificationTasks() {
  const text = useQualificationText()
  const join = useJoin()
  const language = useLanguage()
  const place = usePlace()
  const routeTo = useRoutes(routes)
  const states = useTaskStates()
  const { tasks, cancel, remove } = useData(tasksData)
  const [shown, setShown] = useState<Task>()
  return (
    <>
      <ResourceList
        list={tasks}
        title={text('qualification.tasks.title')}
        description={text('qualification.tasks.body')}
        columns={[
          {
            id: 'appName',
            header: text('qualification.tasks.app'),
            primary: true,
            href: ({ appId }) => routeTo('qualification.app', { appId }),
          },
          {
            id: 'documents',
            header: text('qualification.document'),
            cell: ({ qualificationInfos }) =>
              join.names(
                qualificationInfos.map(({ qualificationCode }) => text(`qualification.document.${qualificationCode}`)),
              ),
            width: 240,
          },
          {
            id: 'tagId',
            header: text('qualification.tasks.feature'),
            cell: ({ tagId }) => text(`qualification.feature.${tagId}`),
            filter: {
              kind: 'choice',
              choices: features.map((value) => ({ value, label: text(`qualification.feature.${value}`) })),
            },
            width: 150,
            hidden: true,
          },
          {
            id: 'state',
            header: text('qualification.tasks.state'),
            cell: ({ state }) => <TaskStatus state={state} />,
            filter: { kind: 'choice', choices: states },
            width: 180,
          },
          {
            id: 'expireTime',
            header: text('qualification.end'),
            cell: ({ expireTime }) =>
              expireTime === null ? text('qualification.permanent') : formatDate(expireTime, language),
            width: 124,
          },
          {
            id: 'updateTime',
            header: text('qualification.tasks.updated'),
            width: 136,
          },
        ]}
        rowActions={[
          { id: 'details', label: text('qualification.tasks.details'), icon: icons.eye, run: setShown },
          {
            id: 'open',
            label: text('qualification.tasks.open'),
            icon: 'arrow-end',
            run: ({ appId }) => place.go(routeTo('qualification.app', { appId })),
          },
          {
            id: 'withdraw',
            label: text('qualification.withdraw'),
            icon: icons.undo,
            call: calls['qualification.review-task.cancel'],
            disabled: ({ state }) => (state === 0 ? undefined : text('qualification.withdraw.locked')),
            run: ({ taskId }) => cancel.run({ taskId }),
            confirm: { title: text('qualification.withdraw.title'), action: text('qualification.withdraw') },
          },
          {
            id: 'delete',
            label: text('qualification.delete'),
            icon: 'trash',
            danger: true,
            call: calls['qualification.review-task.delete'],
            disabled: ({ state }) =>
              deletableStates.includes(state) ? undefined : text('qualification.delete.locked'),
            run: ({ taskId }) => remove.run({ taskId }),
            confirm: {
              title: text('qualification.delete.title'),
              description: text('qualification.delete.body'),
              action: text('qualification.delete'),
            },
          },
        ]}
        empty={{
          title: text('qualification.tasks.empty'),
          body: text('qualification.tasks.empty.body'),
          icon: icons.file,
        }}
      />
      {shown ? <TaskDetails open taskId={shown.taskId} onOpenChange={() => setShown(undefined)} /> : null}
    </>
  )
}
