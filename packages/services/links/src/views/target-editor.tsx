import { Form, TextField, useData, useToast } from '@console-widgets/ui'
import type { InferInput } from 'valibot'
import { infoOf, valuesOf } from '../builder.ts'
import { type BuiltKind, type LinkDetail, linkData } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import type { editLinkForm } from '../schemas.ts'
import { BuilderFrame, TellTargets } from './builder-frame.tsx'
import { TargetFields } from './target-fields.tsx'

type Values = InferInput<typeof editLinkForm>

/** The targets of a stored link, beside the devices that show where it leads. */
export function TargetEditor({ kind, link }: { kind: BuiltKind; link: LinkDetail }) {
  const text = useLinksText()
  const toasts = useToast()
  const { update } = useData(linkData, kind, link.linkId)
  const initial = valuesOf(link.linkInfo)
  return (
    <BuilderFrame key={link.updateTime} initial={initial} storePage={link.storePage}>
      {(onTargets) => (
        <Form<Values>
          schema={() => import('../schemas.ts').then((module) => module.editLinkForm)}
          defaults={{
            linkName: link.linkName,
            linkInfo: initial,
            expireTime: link.expireTime ?? undefined,
          }}
          draft={false}
          submitLabel={text('links.save')}
          onSubmit={async ({ linkName, linkInfo, expireTime }) => {
            await update.run({
              linkId: link.linkId,
              linkName,
              linkInfo: infoOf(linkInfo),
              expireTime: expireTime ?? null,
            })
            toasts.show({ tone: 'success', title: text('links.saved') })
          }}
        >
          {(values) => (
            <>
              <TextField name="linkName" label={text('links.name')} />
              <TargetFields appId={link.appId} values={values.linkInfo} />
              <TellTargets values={values.linkInfo} onTargets={onTargets} />
            </>
          )}
        </Form>
      )}
    </BuilderFrame>
  )
}
