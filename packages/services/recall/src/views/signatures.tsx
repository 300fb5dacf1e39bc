import { FormDialog, icons, QueryView, ResourceList, Select, TextField, useData } from '@console-widgets/ui'
import { useState } from 'react'
import type * as v from 'valibot'
import { signatureData, signaturesData } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import { proofKinds, reviewStates, type Finding } from '../model.ts'
import type { signatureForm } from '../schemas.ts'
import { FindingsCallout, FindingsLine } from './findings.tsx'
import { RecallStatus } from './recall-status.tsx'

type Values = v.InferInput<typeof signatureForm>

/** The signatures of an app’s SMS. */
export function Signatures({ appId }: { appId: string }) {
  const text = useRecallText()
  const { signatures, create, update, remove } = useData(signaturesData, appId)
  const [form, setForm] = useState<string>()
  const close = () => setForm(undefined)
  const inputOf = ({ proofKind = 'app', domain = '', ...values }: Values) => ({ proofKind, domain, ...values })
  return (
    <>
      <ResourceList
        list={signatures}
        title={text('recall.signatures')}
        description={text('recall.signatures.body')}
        columns={[
          { id: 'signature', header: text('recall.signature'), primary: true },
          {
            id: 'proof',
            header: text('recall.proof'),
            cell: ({ proof }) => `${text(`recall.proof.${proof.kind}`)} · ${proof.reference}`,
          },
          { id: 'domain', header: text('recall.domain'), cell: ({ proof }) => proof.domain },
          {
            id: 'state',
            header: text('recall.state'),
            cell: ({ state }) => <RecallStatus state={state} />,
            width: 140,
            filter: {
              kind: 'choice',
              choices: reviewStates.map((value) => ({ value, label: text(`recall.state.${value}`) })),
            },
          },
          {
            id: 'findings',
            header: text('recall.findings'),
            cell: ({ findings }) => <FindingsLine findings={findings} />,
          },
          {
            id: 'updateTime',
            header: text('recall.updated'),
            width: 140,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('recall.signature.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            run: () => setForm(''),
          },
        ]}
        rowActions={[
          {
            id: 'edit',
            label: text('recall.edit'),
            icon: 'edit',
            call: update.call,
            run: ({ signatureId }) => setForm(signatureId),
          },
          {
            id: 'delete',
            label: text('recall.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            run: ({ signatureId }) => remove.run({ signatureId }),
            confirm: ({ signature }) => ({
              title: text('recall.delete.title', { name: signature }),
            }),
            done: text('recall.signature.deleted'),
          },
        ]}
        empty={{ title: text('recall.signatures.empty'), icon: icons.key, action: 'create' }}
      />
      {form === undefined ? null : form === '' ? (
        <SignatureForm
          title={text('recall.signature.create')}
          onClose={close}
          onSubmit={(values) => create.run({ appId, ...inputOf(values) })}
        />
      ) : (
        <EditedSignature
          signatureId={form}
          onClose={close}
          onSubmit={(values) => update.run({ signatureId: form, ...inputOf(values) })}
        />
      )}
    </>
  )
}

interface FormProps {
  onClose: () => void
  onSubmit: (values: Values) => Promise<unknown>
}

function EditedSignature({ signatureId, ...props }: FormProps & { signatureId: string }) {
  const text = useRecallText()
  const { signature } = useData(signatureData, signatureId)
  return (
    <QueryView query={signature}>
      {({ signature: name, proof: { kind, reference, domain }, findings }) => (
        <SignatureForm
          title={text('recall.signature.edit')}
          findings={findings}
          defaults={{ signature: name, proofKind: kind, reference, domain }}
          {...props}
        />
      )}
    </QueryView>
  )
}

function SignatureForm({
  title,
  defaults,
  findings = [],
  onClose,
  onSubmit,
}: FormProps & { title: string; defaults?: Values; findings?: readonly Finding[] }) {
  const text = useRecallText()
  return (
    <FormDialog<Values>
      open
      onOpenChange={onClose}
      title={title}
      description={text('recall.reviewed')}
      schema={() => import('../schemas.ts').then((module) => module.signatureForm)}
      messages={{ domain: text('recall.domain.rule') }}
      {...(defaults ? { defaults, draft: false } : {})}
      onSubmit={onSubmit}
    >
      <FindingsCallout findings={findings} />
      <TextField name="signature" label={text('recall.signature')} help={text('recall.signature.help')} />
      <Select
        name="proofKind"
        label={text('recall.proof')}
        choices={proofKinds.map((value) => ({ value, label: text(`recall.proof.${value}`) }))}
      />
      <TextField name="reference" label={text('recall.reference')} />
      <TextField name="domain" label={text('recall.domain')} help={text('recall.domain.help')} mono />
    </FormDialog>
  )
}
