import {
  ActionButton,
  Button,
  Callout,
  lazyPart,
  Loading,
  QueryView,
  Section,
  TabPanel,
  Tabs,
  useAllowed,
  useData,
} from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { type Config, configData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import { changesBetween, type Template } from '../model.ts'
import { ConditionList } from './condition-list.tsx'
import { NextPlan } from './next-plan.tsx'
import { ParameterTab } from './parameter-tab.tsx'

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx').then((module) => module.PublishDialog))
const FirebaseDialog = lazyPart(() => import('./firebase-dialog.tsx').then((module) => module.FirebaseDialog))
const MergeDialog = lazyPart(() => import('./merge-dialog.tsx').then((module) => module.MergeDialog))
const ConfigVersions = lazyPart(() => import('./config-versions.tsx').then((module) => module.default))
const ConfigUse = lazyPart(() => import('./config-use.tsx').then((module) => module.default))

export interface ConfigPageProps {
  /** ID of the project. */
  projectId: string
}

/** Parameters of a project’s apps: draft, conditions, versions, and use. */
export default function ConfigPage({ projectId }: ConfigPageProps) {
  const { config } = useData(configData, projectId)
  return <QueryView query={config}>{(found) => <Found projectId={projectId} config={found} />}</QueryView>
}

function Found({ projectId, config }: ConfigPageProps & { config: Config }) {
  const text = useRemoteConfigText()
  const { published, draft } = config
  const { update, discard } = useData(configData, projectId)
  const mayEdit = useAllowed(calls['remote-config.config.update'])
  const [dialog, setDialog] = useState<'publish' | 'merge'>()
  const [isExchanging, setExchanging] = useState(false)
  const template = draft?.template ?? published.template
  const isStale = draft !== null && draft.baseVersion !== published.version
  const changes = draft === null ? 0 : changesBetween(published.template, draft.template).length
  const save = async (next: Template, baseVersion = draft?.baseVersion ?? published.version) => {
    await update.run({ projectId, baseVersion, template: next })
  }
  return (
    <Section
      title={text('remote-config.title')}
      description={
        published.version === 0
          ? text('remote-config.unpublished')
          : text('remote-config.published', { version: published.version, note: published.note || '–' })
      }
      actions={
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setExchanging(true)}>{text('remote-config.firebase.open')}</Button>
          {draft === null ? null : (
            <>
              <ActionButton
                call={calls['remote-config.config.discard']}
                label={text('remote-config.discard')}
                confirm={{
                  title: text('remote-config.discard.title'),
                  description: text('remote-config.discard.body'),
                }}
                run={() => discard.run({ projectId })}
                done={text('remote-config.discard.done')}
              />
              {isStale ? null : (
                <ActionButton
                  call={calls['remote-config.config.create']}
                  label={text('remote-config.publish.open', { changes })}
                  tone="primary"
                  reason={changes === 0 ? text('remote-config.publish.same') : undefined}
                  run={async () => setDialog('publish')}
                />
              )}
            </>
          )}
        </div>
      }
    >
      <div className="flex min-w-0 flex-col gap-4">
        {isStale ? (
          <Callout
            tone="warning"
            title={text('remote-config.stale', { version: published.version })}
            action={<Button onClick={() => setDialog('merge')}>{text('remote-config.merge.open')}</Button>}
          >
            {text('remote-config.stale.body', { base: draft.baseVersion })}
          </Callout>
        ) : null}
        <NextPlan projectId={projectId} />
        <Tabs
          label={text('remote-config.title')}
          tabs={[
            { value: 'parameters', label: text('remote-config.parameters'), count: template.parameters.length },
            { value: 'conditions', label: text('remote-config.conditions'), count: template.conditions.length },
            { value: 'versions', label: text('remote-config.versions') },
            { value: 'use', label: text('remote-config.use') },
          ]}
        >
          <TabPanel value="parameters">
            <ParameterTab
              projectId={projectId}
              template={template}
              published={published.template}
              held={config.held}
              guarded={config.guarded}
              onSave={save}
            />
          </TabPanel>
          <TabPanel value="conditions">
            <ConditionList projectId={projectId} template={template} onSave={save} />
          </TabPanel>
          <TabPanel value="versions">
            <Suspense fallback={<Loading />}>
              <ConfigVersions projectId={projectId} />
            </Suspense>
          </TabPanel>
          <TabPanel value="use">
            <Suspense fallback={<Loading />}>
              <ConfigUse projectId={projectId} />
            </Suspense>
          </TabPanel>
        </Tabs>
      </div>
      {isExchanging ? (
        <Suspense>
          <FirebaseDialog
            template={template}
            onSave={mayEdit ? (next) => save(next) : undefined}
            onClose={() => setExchanging(false)}
          />
        </Suspense>
      ) : null}
      {dialog === undefined || draft === null ? null : (
        <Suspense>
          {dialog === 'publish' ? (
            <PublishDialog
              projectId={projectId}
              published={published}
              draft={draft.template}
              onClose={() => setDialog(undefined)}
            />
          ) : (
            <MergeDialog
              projectId={projectId}
              published={published}
              draft={draft}
              onSave={(merged) => save(merged, published.version)}
              onClose={() => setDialog(undefined)}
            />
          )}
        </Suspense>
      )}
    </Section>
  )
}
