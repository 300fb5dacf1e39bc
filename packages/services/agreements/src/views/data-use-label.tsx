import { Card, useJoin } from '@console-widgets/ui'
import { useAgreementsText } from '../generated/text.ts'
import type { DataUse } from '../model.ts'

/** The label of an app’s data use, as users see it in the store. */
export function DataUseLabel({ entries }: { entries: readonly DataUse[] }) {
  const text = useAgreementsText()
  const collected = entries.filter((entry) => entry.collected)
  const groups = [
    { title: text('agreements.label.shared'), items: collected.filter(({ shared }) => shared) },
    { title: text('agreements.label.collected'), items: collected.filter(({ shared }) => !shared) },
  ].filter(({ items }) => items.length > 0)
  return (
    <div className="@lg:sticky @lg:top-16">
      <Card title={text('agreements.label')} description={text('agreements.label.help')}>
        {groups.length === 0 ? <p>{text('agreements.label.nothing')}</p> : null}
        <div className="flex flex-col gap-4">
          {groups.map(({ title, items }) => (
            <div key={title} className="flex flex-col gap-2">
              <h3 className="font-semibold">{title}</h3>
              <ul className="flex flex-col gap-2">
                {items.map((entry) => (
                  <LabelItem key={entry.data} entry={entry} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Card>
    </div>
  )
}

function LabelItem({ entry: { data, purposes, optional, retention, deletion } }: { entry: DataUse }) {
  const text = useAgreementsText()
  const join = useJoin()
  const facts = [
    optional ? text('agreements.label.optional') : null,
    text(`agreements.label.retention.${retention}`),
    text(`agreements.label.deletion.${deletion}`),
  ]
  return (
    <li>
      <span className="font-medium">{text(`agreements.data.${data}`)}</span>
      {purposes.length > 0 ? (
        <span className="block text-sm">
          {join.names(purposes.map((purpose) => text(`agreements.purpose.${purpose}`)))}
        </span>
      ) : null}
      <span className="block text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
    </li>
  )
}
