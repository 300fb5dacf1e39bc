import { Badge, Card, formatNumber, KeyValueList, useLocale } from '@console-widgets/ui'
import type { Report } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'

/** The code of a package: SDKs with the data that they take, DEX files, and packages of classes as a tree. */
export function CodeParts({ report }: { report: Report }) {
  return (
    <div className="grid items-start gap-4 @lg:grid-cols-2">
      <Sdks report={report} />
      <div className="flex min-w-0 flex-col gap-4">
        <Files report={report} />
        <ClassTree report={report} />
      </div>
    </div>
  )
}

function Sdks({ report: { sdks } }: { report: Report }) {
  const text = useAppCheckText()
  return (
    <Card title={text('app-check.sdks')} description={text('app-check.sdks.body')}>
      {sdks.length === 0 ? (
        <p className="text-muted">{text('app-check.sdks.none')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {sdks.map(({ name, maker, kind, data, classes, prefix }) => (
            <li key={name} className="min-w-0">
              <p>
                <span className="font-medium">{name}</span>{' '}
                <span className="text-sm text-muted">
                  {maker} · {kind}
                </span>
              </p>
              <p className="text-sm text-muted">
                <code className="[overflow-wrap:anywhere]">{prefix}</code> ·{' '}
                {text('app-check.classes', { count: classes })}
              </p>
              {data.length > 0 ? (
                <p className="mt-1 flex flex-wrap gap-1">
                  {data.map((item) => (
                    <Badge key={item} tone="info">
                      {item}
                    </Badge>
                  ))}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Files({ report: { code } }: { report: Report }) {
  const text = useAppCheckText()
  return (
    <Card title={text('app-check.dexFiles')}>
      <KeyValueList
        items={code.map(({ file, classes, methods }) => ({
          label: <code>{file}</code>,
          value: text('app-check.dexFile', { classes, methods }),
        }))}
      />
    </Card>
  )
}

interface Branch {
  name: string
  classes: number
  branches: Map<string, Branch>
}

function ClassTree({ report: { codePackages } }: { report: Report }) {
  const text = useAppCheckText()
  const root: Branch = { name: '', classes: 0, branches: new Map() }
  for (const { name, classes } of codePackages) {
    let branch = root
    branch.classes += classes
    for (const part of name.split('.')) {
      const next = branch.branches.get(part) ?? { name: part, classes: 0, branches: new Map() }
      next.classes += classes
      branch.branches.set(part, next)
      branch = next
    }
  }
  return (
    <Card title={text('app-check.tree')} description={text('app-check.tree.body')}>
      <Branches branch={root} />
    </Card>
  )
}

function Branches({ branch }: { branch: Branch }) {
  const locale = useLocale()
  const sorted = [...branch.branches.values()].sort((one, other) => other.classes - one.classes)
  return (
    <ul className="flex flex-col gap-1 ps-3">
      {sorted.map((child) => {
        const line = (
          <>
            <code className="[overflow-wrap:anywhere]">{child.name || '–'}</code>{' '}
            <span className="text-sm text-muted tabular-nums">{formatNumber(child.classes, locale)}</span>
          </>
        )
        return (
          <li key={child.name}>
            {child.branches.size === 0 ? (
              line
            ) : (
              <details>
                <summary className="cursor-pointer">{line}</summary>
                <Branches branch={child} />
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}
