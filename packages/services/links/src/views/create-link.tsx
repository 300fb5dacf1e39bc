import {
  Callout,
  DetailPage,
  Form,
  Link,
  QueryView,
  RadioGroup,
  Select,
  TextField,
  useData,
  usePlace,
  useRoutes,
  useToast,
} from '@console-widgets/ui'
import { useState } from 'react'
import type { InferInput } from 'valibot'
import { infoOf, type TargetValues, valuesOf } from '../builder.ts'
import { newLinkData, type UriPrefix } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import { suffixLengths } from '../model.ts'
import { routes } from '../routes.ts'
import type { createLinkForm } from '../schemas.ts'
import { BuilderFrame, TellTargets } from './builder-frame.tsx'
import { TargetFields } from './target-fields.tsx'

type Values = InferInput<typeof createLinkForm>

export interface CreateLinkProps {
  /** ID of the app. */
  appId: string
}

/** The builder of a link, beside the devices that show where it leads. */
export default function CreateLink({ appId }: CreateLinkProps) {
  const text = useLinksText()
  const routeTo = useRoutes(routes)
  const { prefixes } = useData(newLinkData, appId)
  return (
    <DetailPage
      title={text('links.create')}
      parents={[{ label: text('links.title'), to: routeTo('links.list', { appId }) }]}
    >
      <QueryView query={prefixes}>
        {({ items }) =>
          items.length === 0 ? (
            <Callout title={text('links.noPrefix')}>
              {text('links.noPrefix.body')}{' '}
              <Link to={routeTo('links.prefixes', { appId })} className="underline">
                {text('links.prefixes')}
              </Link>
            </Callout>
          ) : (
            <Builder appId={appId} prefixes={items} />
          )
        }
      </QueryView>
    </DetailPage>
  )
}

function Builder({ appId, prefixes }: { appId: string; prefixes: readonly UriPrefix[] }) {
  const text = useLinksText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const toasts = useToast()
  const { createShort, createDeep } = useData(newLinkData, appId)
  const submit = async ({ kind, prefixId, linkName, suffix, suffixLength, linkInfo, expireTime }: Values) => {
    const link = { appId, prefixId, linkName, linkInfo: infoOf(linkInfo), expireTime }
    const created =
      kind === 'short' ? await createShort.run({ ...link, suffix, suffixLength }) : await createDeep.run(link)
    toasts.show({ tone: 'success', title: text('links.created') })
    if (created) place.go(`${routeTo('links.link', { appId, linkId: created.linkId })}?kind=${kind}`)
  }
  const [initial] = useState(() => valuesOf(undefined))
  const form = (onTargets: (values: TargetValues) => void) => (
    <Form<Values>
      schema={() => import('../schemas.ts').then((module) => module.createLinkForm)}
      defaults={{
        kind: 'short',
        prefixId: prefixes[0]?.prefixId ?? '',
        suffixLength: 'SHORT',
        linkInfo: initial,
      }}
      messages={{ suffix: text('links.form.suffix.rule') }}
      submitLabel={text('links.create')}
      onSubmit={submit}
    >
      {(values) => (
        <>
          <RadioGroup
            name="kind"
            label={text('links.kind.one')}
            choices={(['short', 'deep'] as const).map((value) => ({
              value,
              label: text(`links.kind.one.${value}`),
              help: text(`links.form.kind.${value}.help`),
            }))}
          />
          <TextField name="linkName" label={text('links.name')} />
          <Select
            name="prefixId"
            label={text('links.form.prefix')}
            choices={prefixes.map(({ prefixId, uriPrefix }) => ({ value: prefixId, label: uriPrefix }))}
          />
          {values.kind === 'short' ? (
            <>
              <TextField name="suffix" label={text('links.form.suffix')} help={text('links.form.suffix.help')} mono />
              <Select
                name="suffixLength"
                label={text('links.form.length')}
                choices={suffixLengths.map((value) => ({ value, label: text(`links.form.length.${value}`) }))}
              />
            </>
          ) : null}
          <TargetFields appId={appId} values={values.linkInfo} />
          <TellTargets values={values.linkInfo} onTargets={onTargets} />
        </>
      )}
    </Form>
  )
  return (
    <BuilderFrame initial={initial} storePage={prefixes[0]?.storePage ?? ''}>
      {form}
    </BuilderFrame>
  )
}
