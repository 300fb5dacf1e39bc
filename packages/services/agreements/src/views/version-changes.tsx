import { EmptyState, QueryView, Select, useData } from '@console-widgets/ui'
import { MarkdownChanges } from '@console-widgets/ui/documents'
import { useState } from 'react'
import { type Agreement, otherVersionData } from '../data.ts'
import { useAgreementsText } from '../generated/text.ts'

/** Comparison of a version with another one in the same language, as its page shows it. */
export function VersionChanges({ agreement }: { agreement: Agreement }) {
  const text = useAgreementsText()
  const { versions, version } = agreement
  const before = versions.find((other) => other.version < version) ?? versions[0]
  const [chosen, setChosen] = useState(before?.agreementId)
  if (chosen === undefined)
    return <EmptyState title={text('agreements.compare.none')} body={text('agreements.compare.none.body')} />
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-72">
        <Select
          label={text('agreements.compare')}
          value={chosen}
          onChange={setChosen}
          choices={versions.map((other) => ({
            value: other.agreementId,
            label: text('agreements.versionOf', { version: other.version }),
          }))}
        />
      </div>
      <OtherVersion key={chosen} agreement={agreement} otherId={chosen} />
    </div>
  )
}

function OtherVersion({ agreement, otherId }: { agreement: Agreement; otherId: string }) {
  const { other } = useData(otherVersionData, otherId)
  return (
    <QueryView query={other}>
      {(found) =>
        found.version < agreement.version ? (
          <Changes before={found} after={agreement} />
        ) : (
          <Changes before={agreement} after={found} />
        )
      }
    </QueryView>
  )
}

function Changes({ before, after }: { before: Agreement; after: Agreement }) {
  const text = useAgreementsText()
  return (
    <MarkdownChanges
      label={text('agreements.compare.label', { from: before.version, to: after.version })}
      lang={after.lang}
      before={before}
      after={after}
    />
  )
}
