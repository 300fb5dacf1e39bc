import {
  ActionButton,
  Button,
  Callout,
  CutText,
  Dialog,
  DialogContent,
  KeyValueList,
  Link,
  useData,
  useErrorWords,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { allianceData, type AllianceDiff } from '../data.ts'
import { useAllianceText } from '../generated/text.ts'
import { takeableFields } from '../model.ts'
import { routes } from '../routes.ts'

/** Tells how many values the developer alliance records differently, and lists them. */
export function AllianceDifferences({ projectId }: { projectId: string }) {
  const text = useAllianceText()
  const { differences } = useData(allianceData, projectId)
  const { data, error } = useStore(differences)
  const [isOpen, setIsOpen] = useState(false)
  if (!data && error) return <NotCompared error={error} onRetry={differences.revalidate} />
  if (!data || data.total === 0) return null
  return (
    <Callout tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>{text('projects.alliance.count', { count: data.total })}</span>
        <Button size="small" onClick={() => setIsOpen(true)}>
          {text('projects.alliance.show')}
        </Button>
      </div>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent
          title={text('projects.alliance')}
          description={text('projects.alliance.body')}
          closeLabel={text('projects.alliance.close')}
          size="large"
        >
          <ul className="flex flex-col divide-y divide-line">
            {data.items.map((item) => (
              <Difference key={`${item.appId} ${item.field}`} projectId={projectId} item={item} />
            ))}
          </ul>
        </DialogContent>
      </Dialog>
    </Callout>
  )
}

/** Without it, a failure would look as if there were no differences. */
function NotCompared({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useAllianceText()
  const { what, retry } = useErrorWords()(error)
  return (
    <Callout
      tone="warning"
      live
      title={text('projects.alliance.notCompared')}
      action={
        retry ? (
          <Button size="small" onClick={onRetry}>
            {text('projects.alliance.retry')}
          </Button>
        ) : undefined
      }
    >
      {what}
    </Callout>
  )
}

function Difference({ projectId, item }: { projectId: string; item: AllianceDiff }) {
  const text = useAllianceText()
  const routeTo = useRoutes(routes)
  const { resolve, take } = useData(allianceData, projectId)
  const { appId, appName, field, ours, theirs, canTake } = item
  const taken = canTake ? takeableFields.find((takeable) => takeable === field) : undefined
  const fieldName = text(`projects.alliance.${field}`)
  const wordOf = (value: AllianceDiff['ours']) =>
    field === 'parentType' && value !== null
      ? text(value === 2 ? 'projects.alliance.game' : 'projects.alliance.app')
      : String(value ?? '–')
  const isCode = field === 'packageName' || field === 'fingerprint'
  const shown = (value: AllianceDiff['ours']) => (isCode ? <CutText text={wordOf(value)} /> : wordOf(value))
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="@container min-w-0 flex-1 basis-72">
        <Link to={routeTo('apps.app', { appId })}>{appName}</Link>
        <p className="font-medium">{fieldName}</p>
        <KeyValueList
          columns={2}
          items={[
            { label: text('projects.alliance.ours'), value: shown(ours) },
            { label: text('projects.alliance.theirs'), value: shown(theirs) },
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <ActionButton
          size="small"
          label={text('projects.alliance.keep')}
          call={calls['projects.alliance-diff.resolve']}
          run={() => resolve.run({ projectId, appId, field })}
          confirm={{
            title: text('projects.alliance.keep.title', { app: appName, field: fieldName }),
            description: text('projects.alliance.keep.body', { value: wordOf(ours) }),
          }}
        />
        <ActionButton
          size="small"
          label={text('projects.alliance.take')}
          call={calls['projects.alliance-diff.take']}
          reason={taken || field === 'appName' ? undefined : text(`projects.alliance.fixed.${field}`)}
          run={async () => {
            if (taken) await take.run({ projectId, appId, field: taken })
          }}
          confirm={{
            title: text('projects.alliance.take.title', { app: appName, field: fieldName }),
            description: text('projects.alliance.take.body', { value: wordOf(theirs) }),
          }}
        />
      </div>
    </li>
  )
}
