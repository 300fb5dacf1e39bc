import {
  Callout,
  Card,
  type ComparedValue,
  Comparison,
  EmptyState,
  icons,
  type Join,
  Status,
  Switch,
  useJoin,
  useFileSize,
} from '@console-widgets/ui'
import { useState } from 'react'
import type { AppPackage } from '../data.ts'
import { comparePackages, permissionGroup } from '../model.ts'
import { useAppPackagesText } from '../generated/text.ts'
import { packageName } from './package-name.ts'

export interface PackageComparisonProps {
  item: AppPackage
  /** The live package. */
  live: AppPackage | null
}

type PackagesText = ReturnType<typeof useAppPackagesText>

/** Compares a package with the live one: sizes, SDK levels, key, and added and removed permissions. */
export default function PackageComparison({ item, live }: PackageComparisonProps) {
  const text = useAppPackagesText()
  const fileSize = useFileSize()
  const join = useJoin()
  const [changedOnly, setChangedOnly] = useState(false)
  if (!live) return <EmptyState icon={icons.history} title={text('app-packages.compare.none')} />
  if (live.pkgId === item.pkgId) return <Callout tone="success">{text('app-packages.compare.self')}</Callout>
  const labels = {
    beforeLabel: text('app-packages.compare.before', { version: packageName(live) }),
    afterLabel: text('app-packages.compare.after', { version: packageName(item) }),
  }
  return (
    <div className="flex flex-col gap-5">
      <Switch label={text('app-packages.compare.onlyChanges')} value={changedOnly} onChange={setChangedOnly} />
      <Comparison
        label={text('app-packages.comparison')}
        {...labels}
        values={comparedValues(live, item, text, join, fileSize)}
        changedOnly={changedOnly}
      />
      <PermissionChanges item={item} live={live} />
      <Comparison
        label={text('app-packages.compare.contents')}
        {...labels}
        values={comparedContents(live, item, text, fileSize)}
        changedOnly={changedOnly}
      />
    </div>
  )
}

function comparedValues(
  live: AppPackage,
  item: AppPackage,
  text: PackagesText,
  join: Join,
  fileSize: (bytes: number) => string,
): ComparedValue[] {
  const bytes = (value: ComparedValue['before']) => fileSize(Number(value))
  const pair = (
    label: string,
    read: (of: AppPackage) => ComparedValue['before'],
    show?: ComparedValue['show'],
  ): ComparedValue => ({ label, before: read(live), after: read(item), ...(show ? { show } : {}) })
  return [
    pair(text('app-packages.size'), (of) => of.size, bytes),
    pair(text('app-packages.versionCode'), (of) => of.versionCode),
    pair(text('app-packages.minSdk'), (of) => of.minSdk),
    pair(text('app-packages.targetSdk'), (of) => of.targetSdk),
    pair(text('app-packages.debuggable'), (of) => text(of.debuggable ? 'app-packages.yes' : 'app-packages.no')),
    pair(text('app-packages.abis'), (of) => join.names(of.abis)),
    pair(text('app-packages.features'), (of) => join.names(of.features)),
    pair(
      text('app-packages.fingerprint'),
      (of) => of.signer?.fingerprint ?? '',
      (value) => <code className="text-sm">{`${String(value).slice(0, 16)}…`}</code>,
    ),
  ]
}

function comparedContents(
  live: AppPackage,
  item: AppPackage,
  text: PackagesText,
  fileSize: (bytes: number) => string,
): ComparedValue[] {
  const packed = (of: AppPackage, kind: string) => of.contents.find((part) => part.kind === kind)?.packed ?? 0
  const kinds = [...new Set([...item.contents, ...live.contents].map((part) => part.kind))]
  return kinds.map((kind) => ({
    label: text(`app-packages.content.${kind}`),
    before: packed(live, kind),
    after: packed(item, kind),
    show: (value) => fileSize(Number(value)),
  }))
}

function PermissionChanges({ item, live }: { item: AppPackage; live: AppPackage }) {
  const text = useAppPackagesText()
  const { added, removed } = comparePackages(live, item).permissions
  return (
    <Card title={text('app-packages.compare.permissions')}>
      {added.length + removed.length === 0 ? <p className="text-muted">{text('app-packages.compare.same')}</p> : null}
      <ul className="flex flex-col divide-y divide-line">
        {[
          ...added.map((permission) => ({ permission, isNew: true })),
          ...removed.map((permission) => ({ permission, isNew: false })),
        ].map(({ permission, isNew }) => (
          <li key={permission} className="flex flex-wrap items-baseline gap-x-3 py-2 first:pt-0 last:pb-0">
            <Status tone={isNew ? 'warning' : 'success'}>
              {text(isNew ? 'app-packages.compare.added' : 'app-packages.compare.removed')}
            </Status>
            <span className="min-w-0 flex-1 basis-56">{text(`app-packages.can.${permissionGroup(permission)}`)}</span>
            <code className="text-sm [overflow-wrap:anywhere] text-muted">{permission}</code>
          </li>
        ))}
      </ul>
    </Card>
  )
}
