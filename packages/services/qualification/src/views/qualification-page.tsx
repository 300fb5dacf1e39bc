import {
  Card,
  DetailPage,
  lazyFormDialog,
  QueryView,
  Section,
  Status,
  useAsked,
  useData,
  usePlace,
  useRoutes,
  useStore,
  useIsBelowName,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type AppRequirements, type Requirement, requirementsData, type Task } from '../data.ts'
import { useQualificationText } from '../generated/text.ts'
import { ruleGroups } from '../model.ts'
import { routes } from '../routes.ts'
import { ExpiryLine } from './expiry-line.tsx'
import { NotRequired } from './not-required.tsx'
import { RecordCard } from './record-card.tsx'
import { RequirementRow } from './requirement-row.tsx'
import { saveCalendar } from './save-calendar.ts'
import { TaskHistory } from './task-history.tsx'

const SubmitDocument = lazyFormDialog(() => import('./submit-document.tsx').then((module) => module.SubmitDocument))
const FeatureForm = lazyFormDialog(() => import('./feature-form.tsx').then((module) => module.FeatureForm))

export interface QualificationPageProps {
  /** ID of the app. */
  appId: string
}

/** The documents that an app needs by country, with their review and their expiry. */
export default function QualificationPage({ appId }: QualificationPageProps) {
  const { requirements, tasks } = useData(requirementsData, appId)
  // Read at the same time as the requirements: without its documents, a requirement would look as if it had none.
  useStore(tasks)
  return (
    <QueryView query={requirements}>
      {(known) => (
        <QueryView query={tasks}>{({ items }) => <Requirements requirements={known} tasks={items} />}</QueryView>
      )}
    </QueryView>
  )
}

function Requirements({ requirements: known, tasks }: { requirements: AppRequirements; tasks: readonly Task[] }) {
  const { appId, appName, day, requirements, record } = known
  const text = useQualificationText()
  const place = usePlace()
  const routeTo = useRoutes(routes)
  const belowName = useIsBelowName()
  const { notRequired, cancel } = useData(requirementsData, appId)
  // A check or a reason of another service leads here with the rule that it is about.
  const { field: focus, back } = useAsked()
  const [submitting, setSubmitting] = useState<{ requirement: Requirement; files: readonly File[] }>()
  const [isDeclaring, setDeclaring] = useState(false)
  const open = openRequirements(known)
  const asked = new Set(requirements.map(({ ruleId }) => ruleId))
  const shown = ruleGroups.filter((group) => requirements.some((each) => each.group === group))
  const expiries = requirements.filter(({ state, expireTime }) => state === 'passed' && expireTime !== null)
  return (
    <DetailPage
      title={text('qualification.title')}
      parents={belowName ? [] : [{ label: appName, to: routeTo('apps.app', { appId }) }]}
      status={
        requirements.length === 0 ? undefined : (
          <Status tone={open === 0 ? 'success' : 'warning'}>
            {open === 0 ? text('qualification.complete') : text('qualification.open', { count: open })}
          </Status>
        )
      }
      next={back === undefined ? undefined : { label: text('qualification.back'), run: () => place.go(back) }}
      actions={[
        {
          label: text('qualification.features.change'),
          call: calls['qualification.feature.update'],
          run: () => setDeclaring(true),
          onPointerEnter: FeatureForm.prepare,
        },
        ...(expiries.length > 0
          ? [
              {
                label: text('qualification.calendar'),
                run: () =>
                  saveCalendar(
                    expiries.map(({ ruleId, expireTime }) => ({
                      id: `${appId}-${ruleId}`,
                      day: expireTime as string,
                      title: text('qualification.calendar.entry', {
                        app: appName,
                        document: text(`qualification.rule.${ruleId}`),
                      }),
                    })),
                    day,
                  ),
              },
            ]
          : []),
      ]}
    >
      <div className="flex flex-col gap-6">
        <p className="max-w-prose text-muted">{text('qualification.body')}</p>
        {requirements.length === 0 ? (
          <p>{text('qualification.none')}</p>
        ) : (
          <ExpiryLine requirements={requirements} day={day} />
        )}
        {shown.map((group) => (
          <Section
            key={group}
            title={text(`qualification.group.${group}`)}
            description={group === 'europe' ? text('qualification.group.europe.help') : undefined}
          >
            <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
              {requirements
                .filter((each) => each.group === group)
                .map((requirement) => (
                  <RequirementRow
                    key={requirement.ruleId}
                    requirement={requirement}
                    day={day}
                    task={tasks.find(({ taskId }) => taskId === requirement.taskId)}
                    openTask={openTaskOf(requirement, tasks)}
                    isFocused={focus === requirement.ruleId}
                    onSubmit={(files) => setSubmitting({ requirement, files })}
                    onPrepare={SubmitDocument.prepare}
                    onWithdraw={(taskId) => cancel.run({ taskId })}
                  />
                ))}
            </ul>
          </Section>
        ))}
        {record.needed || record.state !== 'none' ? (
          <RecordCard appId={appId} record={record} isFocused={focus === 'recordNumber'} />
        ) : null}
        <TaskHistory tasks={tasks} />
        <Card title={text('qualification.notRequired')} description={text('qualification.notRequired.help')}>
          <QueryView query={notRequired}>
            {({ items }) => <NotRequired items={items.filter(({ ruleId }) => !asked.has(ruleId))} />}
          </QueryView>
        </Card>
      </div>
      {submitting ? (
        <SubmitDocument
          open
          onOpenChange={() => setSubmitting(undefined)}
          appId={appId}
          requirement={submitting.requirement}
          files={submitting.files}
          task={repeatedTask(submitting.requirement, tasks)}
        />
      ) : null}
      <FeatureForm requirements={known} open={isDeclaring} onOpenChange={setDeclaring} />
    </DetailPage>
  )
}

/** Number of requirements that aren't met in the countries of the app, or in any before countries are chosen. */
function openRequirements({ requirements, record }: AppRequirements): number {
  const wanted = requirements.filter(({ isWanted }) => isWanted)
  const counted = wanted.length > 0 ? wanted : requirements
  const isRecordOpen = record.needed && record.state !== 'filed' && counted.some(({ group }) => group === 'china')
  return counted.filter(({ state }) => state !== 'passed').length + (isRecordOpen ? 1 : 0)
}

/** The task of a requirement that is in review, or rejected beside a valid document. */
const openTaskOf = ({ state, taskId, renewal }: Requirement, tasks: readonly Task[]) => {
  const openId = renewal?.taskId ?? (state === 'reviewing' ? taskId : undefined)
  return tasks.find((task) => task.taskId === openId && (task.state === 0 || task.state === 2))
}

/** The rejected or withdrawn task that is submitted again, instead of a new one. */
const repeatedTask = ({ feature, documents }: Requirement, tasks: readonly Task[]) =>
  tasks.find(
    ({ tagId, state, qualificationInfos }) =>
      tagId === feature &&
      (state === 2 || state === 3) &&
      qualificationInfos.length === 1 &&
      qualificationInfos.some(({ qualificationCode }) => documents.includes(qualificationCode)),
  )
