import { FormDialog, TextArea, TextField, useData } from '@console-widgets/ui'
import * as v from 'valibot'
import { certificatesData } from '../data.ts'
import { usePackagesText } from '../generated/text.ts'
import { createCertificateInput } from '../schemas.ts'

interface NewCertificateProps {
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

const schema = v.omit(createCertificateInput, ['appId'])

/** Dialog for adding a certificate as text. */
export function NewCertificate({ appId, open, onOpenChange }: NewCertificateProps) {
  const text = usePackagesText()
  const { create } = useData(certificatesData, appId)
  return (
    <FormDialog<v.InferInput<typeof schema>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('channels.packages.certificate.add')}
      submitLabel={text('channels.packages.certificate.add')}
      schema={schema}
      draft={false}
      messages={{
        certificateName: text('channels.packages.certificate.name.wrong'),
        certificate: text('channels.packages.certificate.text.wrong'),
      }}
      onSubmit={(values) => create.run({ appId, ...values })}
    >
      <TextField name="certificateName" label={text('channels.packages.certificate.name')} />
      <TextArea
        name="certificate"
        label={text('channels.packages.certificate.text')}
        help={text('channels.packages.certificate.text.help')}
      />
    </FormDialog>
  )
}
