import { Callout, FileDrop, FormDialog, TextArea, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { claimsData } from '../data.ts'
import { packageLimits } from '../model.ts'
import { createClaimInput } from '../schemas.ts'
import { useAppPackagesText } from '../generated/text.ts'
import { useNameState } from './use-name-state.ts'

interface Values {
  packageName: string
  description: string
  proofs: readonly File[]
}

const schema = v.object({
  packageName: createClaimInput.entries.packageName,
  description: createClaimInput.entries.description,
  proofs: v.pipe(v.array(v.any()), v.minLength(1), v.maxLength(packageLimits.claimProofs)),
})

const tones = { free: 'info', own: 'success', taken: 'warning' } as const

/** Dialog for a claim: name, reason, supporting documents. Checks immediately whether the name can be claimed. */
export function CreateClaim({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const text = useAppPackagesText()
  const toasts = useToast()
  const { create, uploadProofs } = useData(claimsData)
  const submit = async ({ packageName, description, proofs }: Values) => {
    await create.run({ packageName, description, proofs: await uploadProofs(proofs) })
    toasts.show({ tone: 'success', title: text('app-packages.claims.done') })
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('app-packages.claims.create')}
      submitLabel={text('app-packages.claims.submit')}
      schema={schema}
      draft={false}
      messages={{
        packageName: text('app-packages.web.packageName.wrong'),
        description: text('app-packages.claims.why.wrong'),
        proofs: text('app-packages.claims.proofs.wrong'),
      }}
      onSubmit={submit}
    >
      {({ packageName }) => (
        <>
          <TextField name="packageName" label={text('app-packages.claims.name')} mono />
          <NameNotice packageName={packageName} />
          <TextArea
            name="description"
            label={text('app-packages.claims.why')}
            help={text('app-packages.claims.why.help')}
          />
          <FileDrop
            name="proofs"
            label={text('app-packages.claims.proofs')}
            help={text('app-packages.claims.proofs.help')}
            accept=".pdf,.png,.jpg,.jpeg,.bmp"
            multiple
          />
        </>
      )}
    </FormDialog>
  )
}

function NameNotice({ packageName }: { packageName: string }) {
  const text = useAppPackagesText()
  const { check } = useData(claimsData)
  const state = useNameState(packageName, check)
  return state ? (
    <Callout live tone={tones[state]}>
      {text(`app-packages.name.${state}`)}
    </Callout>
  ) : null
}
