import { icons, ResourceList, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { historyData, type Version, type VersionItem } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'
import { HistoryComparison } from './history-comparison.tsx'
import { RollbackDialog } from './rollback-dialog.tsx'
import { useStateChoices, useStatusOf, VersionStatus } from './version-status.tsx'
import { useReason } from './use-reason.ts'

/** Release history: previous versions to view, compare, and roll back to. */
export function HistoryList({ version }: { version: Version }) {
  const text = useVersionsText()
  const statusOf = useStatusOf()
  const reason = useReason()
  const states = useStateChoices('store')
  const { history } = useData(historyData, version.appId)
  const [compared, setCompared] = useState<VersionItem>()
  const [target, setTarget] = useState<VersionItem>()
  /** Only versions that were live before this one was created can replace it. */
  const notThere = (item: VersionItem) =>
    reason('rollback', version) ??
    (item.releaseState === 14 && item.createTime < version.createTime ? undefined : text('versions.reason.not-earlier'))
  return (
    <>
      <ResourceList
        list={history}
        title={text('versions.history')}
        columns={[
          {
            id: 'versionNumber',
            header: text('versions.version'),
            cell: (item) => item.versionNumber ?? text('versions.unnamed'),
            primary: true,
          },
          {
            id: 'releaseState',
            filter: { kind: 'choice', choices: states },
            header: text('versions.state'),
            cell: (item) => <VersionStatus version={item} />,
            value: (item) => statusOf(item).label,
            width: 230,
          },
          {
            id: 'versionCode',
            header: text('versions.code'),
            cell: (item) => item.versionCode ?? '–',
            align: 'end',
          },
          {
            id: 'onShelfTime',
            header: text('versions.onShelfTime'),
          },
        ]}
        rowActions={[
          { id: 'compare', label: text('versions.compare'), icon: icons.eye, run: setCompared },
          {
            id: 'rollback',
            label: text('versions.rollbackTo'),
            icon: icons.history,
            call: calls['versions.rollback.submit'],
            disabled: notThere,
            run: setTarget,
          },
        ]}
        empty={{ title: text('versions.history.empty'), icon: icons.history }}
        onOpen={setCompared}
      />
      {compared ? (
        <HistoryComparison version={version} other={compared} onClose={() => setCompared(undefined)} />
      ) : null}
      <RollbackDialog
        version={version}
        target={target}
        open={target !== undefined}
        onOpenChange={(open) => (open ? undefined : setTarget(undefined))}
      />
    </>
  )
}
