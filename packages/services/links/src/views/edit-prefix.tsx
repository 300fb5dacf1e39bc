import { FormDialog, QueryFailure, Select, TextArea, TextField, useData, useStore } from '@console-widgets/ui'
import type { InferInput } from 'valibot'
import { prefixesData, type UriPrefix } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import { linesOf } from '../model.ts'
import type { prefixDetails } from '../schemas.ts'

/** Dialog for what can be changed of a prefix: its description, its host, and the Apple apps that open its links. */
export function EditPrefix({ prefix, onClose }: { prefix: UriPrefix; onClose: () => void }) {
  const text = useLinksText()
  const { updatePrefix, verifiedDomains } = useData(prefixesData, prefix.appId)
  const verified = useStore(verifiedDomains).data?.items.map(({ domain }) => domain)
  const domains = [...new Set([...(verified ?? []), ...(prefix.domain === null ? [] : [prefix.domain])])]
  return (
    <FormDialog<InferInput<typeof prefixDetails>>
      open
      onOpenChange={onClose}
      title={text('links.edit.title', { name: prefix.prefix })}
      schema={() => import('../schemas.ts').then((module) => module.prefixDetails)}
      messages={{ appleAppIds: text('links.apple.rule') }}
      defaults={{
        description: prefix.description,
        domain: prefix.domain ?? '',
        appleAppIds: prefix.appleAppIds.join('\n'),
      }}
      draft={false}
      onSubmit={({ description = '', domain = '', appleAppIds = '' }) =>
        updatePrefix.run({
          prefixId: prefix.prefixId,
          description,
          domain: domain === '' ? null : domain,
          appleAppIds: linesOf(appleAppIds),
        })
      }
    >
      <TextField name="description" label={text('links.description')} />
      <Select
        name="domain"
        label={text('links.domain')}
        help={text(verified && domains.length === 0 ? 'links.domain.none' : 'links.domain.help')}
        choices={[
          { value: '', label: text('links.domain.platform') },
          ...domains.map((value) => ({ value, label: value })),
        ]}
      />
      <QueryFailure query={verifiedDomains} label={text('links.domain')} />
      <TextArea name="appleAppIds" label={text('links.apple.ids')} help={text('links.apple.help')} rows={2} mono />
    </FormDialog>
  )
}
