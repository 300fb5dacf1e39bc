import { formatDateTime } from '@console-widgets/core/formats'
import {
  ActionButton,
  Loading,
  QueryView,
  Section,
  Status,
  useData,
  useLanguage,
  useServiceWords,
} from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { projectApisData, type ProjectApi } from '../data.ts'
import { useKeysText } from '../generated/text.ts'
import { serviceStatusNames } from '../model.ts'
import { statusTones } from './order-tones.ts'
import { useServiceName } from './use-service-name.ts'

/** APIs that the apps of a project can call: turn on and off. */
export function ProjectApis({ projectId }: { projectId: string }) {
  const text = useKeysText()
  const { isReady } = useServiceWords()
  const { apis } = useData(projectApisData, projectId)
  return (
    <Section title={text('projects.apis')} description={text('projects.apis.body')}>
      <QueryView query={apis}>
        {({ apis: known }) =>
          isReady ? (
            <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised px-gutter">
              {known.map((api) => (
                <Api key={api.apiId} projectId={projectId} api={api} />
              ))}
            </ul>
          ) : (
            <Loading />
          )
        }
      </QueryView>
    </Section>
  )
}

function Api({
  projectId,
  api: { apiId, isOn, status, userName, updateTime },
}: {
  projectId: string
  api: ProjectApi
}) {
  const text = useKeysText()
  const language = useLanguage()
  const name = useServiceName()(apiId)
  const { turnOn, turnOff } = useData(projectApisData, projectId)
  const input = { projectId, apiId }
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1.5 py-2">
      <span className="min-w-0 flex-1 basis-44">
        {name}
        {userName !== null && updateTime !== null ? (
          <span className="block text-sm text-muted">
            {text('projects.apis.since', { name: userName, time: formatDateTime(updateTime, language) })}
          </span>
        ) : null}
      </span>
      <span className="basis-28">
        <Status tone={statusTones[status]}>{text(`projects.apis.${serviceStatusNames[status]}`)}</Status>
      </span>
      {isOn ? (
        <ActionButton
          size="small"
          label={text('projects.apis.turnOff')}
          call={calls['delegate-services.project-api.delete']}
          run={() => turnOff.run(input)}
          confirm={{
            title: text('projects.apis.turnOff.title', { name }),
            description: text('projects.apis.turnOff.body'),
          }}
        />
      ) : (
        <ActionButton
          size="small"
          label={text('projects.apis.turnOn')}
          call={calls['delegate-services.project-api.create']}
          run={() => turnOn.run(input)}
        />
      )}
    </li>
  )
}
