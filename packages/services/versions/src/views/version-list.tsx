import { readPlace, writePlace } from '@console-widgets/data'
import {
  Badge,
  RelativeTime,
  ResourceList,
  TabPanel,
  Tabs,
  useData,
  usePlace,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { liveData, type VersionItem, versionsData } from '../data.ts'
import { kindOf, releaseTypeCodes } from '../model.ts'
import { routes } from '../routes.ts'
import { useVersionsText } from '../generated/text.ts'
import { LiveSummary } from './live-summary.tsx'
import TestVersions from './test-versions.tsx'
import { useHasTests } from './use-has-tests.ts'
import { useReason } from './use-reason.ts'
import { useStateChoices, useStatusOf, VersionStatus } from './version-status.tsx'

export interface VersionListProps {
  /** App whose versions are listed. Default: all apps of the team. */
  appId?: string
  /** Called when a version is opened. Default: navigates to the version's route. */
  onOpen?: (detail: { appId: string; versionId: string }) => void
}

/** Versions of an app, with a summary of the live version and a tab for tests; or the versions of all apps. */
export default function VersionList(props: VersionListProps) {
  const { appId } = props
  return appId ? <AppVersions {...props} appId={appId} /> : <Versions {...props} />
}

function AppVersions(props: VersionListProps & { appId: string }) {
  const text = useVersionsText()
  const place = usePlace()
  const { path, parameters } = readPlace(useStore(place.$route))
  const hasTests = useHasTests()
  const tab = parameters.get('tab') === 'tests' ? 'tests' : 'versions'
  // Filters of one list don't apply to the other.
  const goTo = (next: string) => place.go(writePlace(path, new URLSearchParams({ tab: next })))
  const { onShelf } = useData(liveData, props.appId)
  const isPhased = Boolean(useStore(onShelf).data?.phased)
  const busy = isPhased ? text('versions.reason.phased-in-progress') : undefined
  const versions = <Versions {...props} busy={busy} />
  return (
    <div className="flex flex-col gap-5">
      <LiveSummary appId={props.appId} />
      {hasTests ? (
        <Tabs
          label={text('versions.title')}
          value={tab}
          onValueChange={goTo}
          tabs={[
            { value: 'versions', label: text('versions.title') },
            { value: 'tests', label: text('versions.tests') },
          ]}
        >
          <TabPanel value="versions">{tab === 'versions' ? versions : null}</TabPanel>
          <TabPanel value="tests">{tab === 'tests' ? <TestVersions {...props} /> : null}</TabPanel>
        </Tabs>
      ) : (
        versions
      )}
    </div>
  )
}

/** @param props.busy why no store version can be created now */
function Versions({ appId, onOpen, busy }: VersionListProps & { busy?: string | undefined }) {
  const text = useVersionsText()
  const statusOf = useStatusOf()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const hasTests = useHasTests()
  const reason = useReason()
  const states = useStateChoices('store')
  const { versions, create, remove } = useData(versionsData, appId)
  const open = (version: { appId: string; versionId: string }) =>
    onOpen
      ? onOpen({ appId: version.appId, versionId: version.versionId })
      : place.go(routeTo('versions.version', version))
  const make = async (releaseType: 1 | 6) => {
    const made = appId && (await create.run({ appId, releaseType }))
    if (made) open(made.version)
  }
  return (
    <ResourceList
      list={versions}
      title={text('versions.title')}
      columns={[
        {
          id: 'versionNumber',
          header: text('versions.version'),
          cell: (version) => version.versionNumber ?? text('versions.unnamed'),
          primary: true,
          href: (version) => routeTo('versions.version', version),
        },
        ...(appId
          ? []
          : [{ id: 'appName', header: text('versions.app'), cell: (version: VersionItem) => version.appName }]),
        {
          id: 'releaseState',
          header: text('versions.state'),
          cell: (version) => <VersionStatus version={version} />,
          value: (version) => statusOf(version).label,
          width: 230,
          filter: { kind: 'choice', choices: states },
        },
        {
          id: 'versionCode',
          header: text('versions.code'),
          cell: (version) => version.versionCode ?? '–',
          align: 'end',
          width: 130,
        },
        {
          id: 'releaseType',
          header: text('versions.type'),
          cell: (version) => (
            <Badge tone={version.releaseType === 6 ? 'info' : 'draft'}>
              {text(`versions.type.${version.releaseType}`)}
            </Badge>
          ),
          filter: {
            kind: 'choice',
            choices: releaseTypeCodes.map((value) => ({ value, label: text(`versions.type.${value}`) })),
          },
        },
        {
          id: 'onShelfTime',
          header: text('versions.onShelfTime'),
          cell: (version) => <RelativeTime time={liveSince(version)} />,
          value: liveSince,
        },
        {
          id: 'createTime',
          header: text('versions.created'),
          hidden: true,
        },
        {
          id: 'updateTime',
          header: text('versions.updated'),
        },
      ]}
      actions={
        appId
          ? [
              {
                id: 'create',
                label: text('versions.create'),
                icon: 'add',
                call: calls['versions.app-version.create'],
                primary: true,
                shortcut: 'c',
                ...(busy ? { disabled: busy } : {}),
                run: () => make(1),
              },
              ...(hasTests
                ? [
                    {
                      id: 'create-test',
                      label: text('versions.createTest'),
                      call: calls['versions.app-version.create'],
                      run: () => make(6),
                    },
                  ]
                : []),
            ]
          : []
      }
      rowActions={[
        { id: 'open', label: text('versions.open'), icon: 'arrow-end', run: open },
        {
          id: 'edit',
          label: text('versions.edit'),
          icon: 'edit',
          call: calls['versions.app-version.update'],
          disabled: (version) => reason('edit', version),
          run: (version) => place.go(routeTo('versions.edit', version)),
        },
        {
          id: 'delete',
          label: text('versions.delete'),
          icon: 'trash',
          danger: true,
          call: calls['versions.app-version.delete'],
          disabled: (version) => reason('delete', version),
          run: (version) => remove.run({ appId: version.appId, versionId: version.versionId }),
          confirm: (version) => ({
            title: text('versions.delete.title', { version: version.versionNumber ?? text('versions.unnamed') }),
            description: text('versions.delete.body'),
            action: text('versions.delete'),
          }),
          done: text('versions.delete.done'),
        },
      ]}
      empty={{
        title: text('versions.empty'),
        body: text('versions.emptyBody'),
        icon: 'package',
        ...(appId ? { action: 'create' } : {}),
      }}
      onOpen={onOpen && open}
    />
  )
}

/** A test begins, but doesn't go live. */
const liveSince = ({ releaseType, onShelfTime }: VersionItem) => (kindOf(releaseType) === 'test' ? null : onShelfTime)
