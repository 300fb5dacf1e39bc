import { icons, Link, RelativeTime, ResourceList, useData, usePlace, useRoutes } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { testVersionsData, versionActs, type VersionItem } from '../data.ts'
import { begunTestStates } from '../model.ts'
import { routes } from '../routes.ts'
import { useVersionsText } from '../generated/text.ts'
import { TestReleaseDialog } from './test-release-dialog.tsx'
import { ShelfOffDialog } from './shelf-off-dialog.tsx'
import { useReason } from './use-reason.ts'
import { useStateChoices, useStatusOf, VersionStatus } from './version-status.tsx'

export interface TestVersionsProps {
  /** ID of the app. */
  appId: string
  /** Called when a version is opened. Default: navigates to the version's route. */
  onOpen?: (detail: { appId: string; versionId: string }) => void
}

/** Test versions: for invited groups, or open to anyone with the link. */
export default function TestVersions({ appId, onOpen }: TestVersionsProps) {
  const text = useVersionsText()
  const statusOf = useStatusOf()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const reason = useReason()
  const states = useStateChoices('test')
  const { tests } = useData(testVersionsData, appId)
  const acts = useData(versionActs)
  const [released, setReleased] = useState<VersionItem>()
  const [stopped, setStopped] = useState<VersionItem>()
  const open = ({ versionId }: { versionId: string }) =>
    onOpen ? onOpen({ appId, versionId }) : place.go(routeTo('versions.version', { appId, versionId }))
  const make = async (before?: VersionItem) => {
    const made = await acts.create.run({ appId, releaseType: 6, ...(before ? { testOf: before.versionId } : {}) })
    if (made) open(made.version)
  }
  const idsOf = ({ versionId }: VersionItem) => ({ appId, versionId })
  return (
    <>
      <ResourceList
        list={tests}
        title={text('versions.tests')}
        columns={[
          {
            id: 'versionNumber',
            header: text('versions.version'),
            cell: (version) => version.versionNumber ?? text('versions.unnamed'),
            primary: true,
            href: (version) => routeTo('versions.version', version),
          },
          {
            id: 'releaseState',
            header: text('versions.state'),
            cell: (version) => <VersionStatus version={version} />,
            value: (version) => statusOf(version).label,
            width: 170,
            filter: { kind: 'choice', choices: states },
          },
          {
            id: 'testType',
            header: text('versions.test.kind'),
            width: 200,
            cell: (version) => (version.testInfo ? text(`versions.test.kind.${version.testInfo.testType}`) : '–'),
            value: (version) => version.testInfo?.testType,
          },
          {
            id: 'endTime',
            header: text('versions.test.end'),
            cell: (version) => <RelativeTime time={version.testInfo?.endTime} />,
            value: (version) => version.testInfo?.endTime,
          },
          {
            id: 'shareLink',
            header: text('versions.test.link'),
            width: 210,
            cell: (version) =>
              version.testInfo && begunTestStates.includes(version.releaseState) ? (
                <Link to={routeTo('beta.test', version)}>
                  {text(version.testInfo.shareLink ? 'versions.test.testers' : 'versions.test.kind')}
                </Link>
              ) : (
                '–'
              ),
            value: (version) => version.testInfo?.shareLink,
          },
          {
            id: 'updateTime',
            header: text('versions.updated'),
            hidden: true,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('versions.createTest'),
            icon: 'add',
            call: calls['versions.app-version.create'],
            primary: true,
            shortcut: 'c',
            run: () => make(),
          },
        ]}
        rowActions={[
          { id: 'open', label: text('versions.open'), icon: 'arrow-end', run: open },
          {
            id: 'release',
            label: text('versions.test.release'),
            icon: icons.send,
            call: calls['versions.test-release.submit'],
            disabled: (version) => reason('testRelease', version),
            run: setReleased,
          },
          {
            id: 'again',
            label: text('versions.test.again'),
            icon: 'add',
            call: calls['versions.app-version.create'],
            disabled: ({ testInfo }) => (testInfo ? undefined : text('versions.test.again.none')),
            run: make,
          },
          {
            id: 'cancel',
            label: text('versions.cancel'),
            icon: icons.undo,
            call: calls['versions.on-shelf.cancel'],
            disabled: (version) => reason('cancel', version),
            run: (version) => acts.cancel.run(idsOf(version)),
          },
          {
            id: 'stop',
            label: text('versions.test.stop'),
            icon: icons.stop,
            call: calls['versions.shelf-off.submit'],
            disabled: (version) => reason('shelfOff', version),
            run: setStopped,
          },
          {
            id: 'delete',
            label: text('versions.delete'),
            icon: 'trash',
            danger: true,
            call: calls['versions.app-version.delete'],
            disabled: (version) => reason('delete', version),
            run: (version) => acts.remove.run(idsOf(version)),
            confirm: (version) => ({
              title: text('versions.delete.title', { version: version.versionNumber ?? text('versions.unnamed') }),
              description: text('versions.delete.body'),
              action: text('versions.delete'),
            }),
          },
        ]}
        empty={{
          title: text('versions.tests.empty'),
          body: text('versions.tests.emptyBody'),
          icon: icons.users,
          action: 'create',
        }}
        onOpen={onOpen && open}
      />
      {released ? <TestReleaseDialog version={released} open onOpenChange={() => setReleased(undefined)} /> : null}
      {stopped ? <ShelfOffDialog version={stopped} open onOpenChange={() => setStopped(undefined)} /> : null}
    </>
  )
}
