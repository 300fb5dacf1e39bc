import { Callout } from '@console-widgets/ui'
import type { AppPackage } from '../data.ts'
import { useAppPackagesText } from '../generated/text.ts'

/** Why a package failed, how to fix it, and what exactly the parser found. */
export function FailureNotice({ item, title }: { item: AppPackage; title?: string }) {
  const text = useAppPackagesText()
  if (!item.failReason) return null
  const what = text(`app-packages.fail.${item.failReason}`)
  return (
    <Callout live tone="danger" title={title ?? what}>
      <div className="flex flex-col gap-1">
        {title ? <p>{what}</p> : null}
        <p>{text(`app-packages.fail.${item.failReason}.then`)}</p>
        <p className="text-muted">
          <span className="block text-xs">{text('app-packages.fail.detail')}</span>
          <span lang="en">{item.failMessage}</span> <code className="text-xs">({item.failCode})</code>
        </p>
      </div>
    </Callout>
  )
}

/** Warnings about a ready package. */
export function WarningList({ warnings }: Pick<AppPackage, 'warnings'>) {
  const text = useAppPackagesText()
  return (
    <>
      {warnings.map((warning) => (
        <Callout key={warning} tone="warning">
          {text(`app-packages.warning.${warning}`)}
        </Callout>
      ))}
    </>
  )
}
