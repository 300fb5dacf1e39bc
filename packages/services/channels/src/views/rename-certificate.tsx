import { FormDialog, TextField, useData } from '@console-widgets/ui'
import * as v from 'valibot'
import { type Certificate, certificatesData } from '../data.ts'
import { usePackagesText } from '../generated/text.ts'
import { updateCertificateInput } from '../schemas.ts'

interface RenameCertificateProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  certificate: Certificate
}

const schema = v.pick(updateCertificateInput, ['certificateName'])

/** Dialog for renaming a certificate. */
export function RenameCertificate({ open, onOpenChange, certificate }: RenameCertificateProps) {
  const text = usePackagesText()
  const { appId, certificateId, certificateName } = certificate
  const { update } = useData(certificatesData, appId)
  return (
    <FormDialog<v.InferInput<typeof schema>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('channels.packages.certificate.rename.title')}
      schema={schema}
      defaults={{ certificateName }}
      draft={false}
      messages={{ certificateName: text('channels.packages.certificate.name.wrong') }}
      onSubmit={(values) => update.run({ appId, certificateId, ...values })}
    >
      <TextField name="certificateName" label={text('channels.packages.certificate.name')} />
    </FormDialog>
  )
}
