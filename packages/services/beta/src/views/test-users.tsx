import { countryName } from '@console-widgets/core/tables'
import {
  ActionButton,
  Card,
  KeyValueList,
  lazyFormDialog,
  Meter,
  QueryView,
  Status,
  type Tone,
  useData,
  useLanguage,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { userTasksData, type TeamTest, type UserTask } from '../data.ts'
import { useBetaText } from '../generated/text.ts'

const UsersForm = lazyFormDialog(() => import('./users-form.tsx').then((module) => module.UsersForm))

interface TestUsersProps {
  appId: string
  versionId: string
  test: TeamTest
}

const tones: Record<UserTask['state'], Tone> = {
  running: 'info',
  done: 'success',
  exhausted: 'warning',
  'test-over': 'draft',
  stopped: 'draft',
}

/** Invitation of app users to the open test: its progress, and the dialog that starts one. */
export function TestUsers(props: TestUsersProps) {
  const { tasks } = useData(userTasksData, props.appId, props.versionId)
  return <QueryView query={tasks}>{({ items }) => <Tasks {...props} tasks={items} />}</QueryView>
}

function Tasks({ appId, versionId, test, tasks }: TestUsersProps & { tasks: readonly UserTask[] }) {
  const text = useBetaText()
  const [open, setOpen] = useState(false)
  const places = (test.inviteLimit ?? 0) - test.joined
  const isRunning = tasks.some(({ state }) => state === 'running')
  return (
    <>
      <Card
        title={text('beta.users')}
        description={text('beta.users.help')}
        actions={
          <ActionButton
            label={text('beta.users.invite')}
            call={calls['beta.crowdtest-invite-user-task.create']}
            reason={isRunning ? text('beta.users.running') : places > 0 ? undefined : text('beta.users.full')}
            run={() => setOpen(true)}
          />
        }
      >
        {tasks.length === 0 ? null : (
          <ul className="flex flex-col gap-5">
            {tasks.map((task) => (
              <Task key={task.taskId} task={task} appId={appId} versionId={versionId} />
            ))}
          </ul>
        )}
      </Card>
      {open ? (
        <UsersForm open onOpenChange={setOpen} appId={appId} versionId={versionId} test={test} places={places} />
      ) : null}
    </>
  )
}

function Task({ task, appId, versionId }: { task: UserTask; appId: string; versionId: string }) {
  const text = useBetaText()
  const language = useLanguage()
  const { stop } = useData(userTasksData, appId, versionId)
  const { activeWithin, countries, joined, quota, state, taskId } = task
  const [only] = countries
  return (
    <li className="flex flex-col items-start gap-3">
      <Status tone={tones[state]}>{text(`beta.users.state.${state}`)}</Status>
      <div className="w-full max-w-80">
        <Meter
          label={text('beta.users.joined')}
          value={joined}
          max={quota}
          text={text('beta.users.joinedOf', { joined, quota })}
        />
      </div>
      <KeyValueList
        items={[
          { label: text('beta.users.asked'), value: task.asked },
          {
            label: text('beta.users.from'),
            value:
              only !== undefined && countries.length === 1
                ? countryName(only, language)
                : text('beta.users.country.all'),
          },
          {
            label: text('beta.users.active'),
            value:
              activeWithin === null
                ? text('beta.users.active.any')
                : text('beta.users.active.days', { count: activeWithin }),
          },
        ]}
      />
      {state === 'running' ? (
        <ActionButton
          size="small"
          label={text('beta.users.stop')}
          call={calls['beta.crowdtest-invite-user-task.stop']}
          run={() => stop.run({ taskId })}
          confirm={{
            title: text('beta.users.stop.title'),
            description: text('beta.users.stop.body'),
            action: text('beta.users.stop'),
          }}
          done={text('beta.users.stop.done')}
        />
      ) : null}
    </li>
  )
}
