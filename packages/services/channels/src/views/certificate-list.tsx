import {
  icons,
  Identifier,
  lazyFormDialog,
  ResourceList,
  Status,
  useData,
  useLanguage,
  useNow,
} from '@console-widgets/ui'
import { formatDate } from '@console-widgets/core/formats'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type Certificate, certificatesData } from '../data.ts'
import { usePackagesText } from '../generated/text.ts'

const NewCertificate = lazyFormDialog(() => import('./new-certificate.tsx').then((module) => module.NewCertificate))

const RenameCertificate = lazyFormDialog(() =>
  import('./rename-certificate.tsx').then((module) => module.RenameCertificate),
)

/** Certificates that an app's packages are signed with. */
export function CertificateList({ appId }: { appId: string }) {
  const text = usePackagesText()
  const { certificates, remove } = useData(certificatesData, appId)
  const [isOpen, setOpen] = useState(false)
  const [renamed, setRenamed] = useState<Certificate>()
  return (
    <>
      <ResourceList
        list={certificates}
        title={text('channels.packages.certificate.title')}
        description={text('channels.packages.certificate.body')}
        columns={[
          { id: 'certificateName', header: text('channels.packages.certificate.name'), primary: true },
          {
            id: 'fingerprint',
            header: text('channels.packages.certificate.fingerprint'),
            cell: ({ fingerprint }) => (
              <Identifier value={fingerprint} label={text('channels.packages.certificate.fingerprint')} short />
            ),
            width: 220,
          },
          { id: 'subject', header: text('channels.packages.certificate.subject') },
          {
            id: 'validTo',
            header: text('channels.packages.certificate.validity'),
            cell: (certificate) => <Validity certificate={certificate} />,
            width: 220,
          },
          {
            id: 'createTime',
            header: text('channels.packages.created'),
            width: 150,
            hidden: true,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('channels.packages.certificate.add'),
            icon: 'add',
            call: calls['channels.signature-certificate.create'],
            primary: true,
            run: () => setOpen(true),
            prepare: NewCertificate.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'rename',
            label: text('channels.packages.certificate.rename'),
            icon: 'edit',
            call: calls['channels.signature-certificate.update'],
            run: setRenamed,
          },
          {
            id: 'delete',
            label: text('channels.packages.certificate.delete'),
            icon: 'trash',
            danger: true,
            call: calls['channels.signature-certificate.delete'],
            run: ({ certificateId }) => remove.run({ appId, certificateId }),
            confirm: ({ certificateName }) => ({
              title: text('channels.packages.certificate.delete.title', { name: certificateName }),
              description: text('channels.packages.certificate.delete.body'),
            }),
            done: text('channels.packages.certificate.deleted'),
          },
        ]}
        empty={{
          title: text('channels.packages.certificate.empty'),
          body: text('channels.packages.certificate.emptyBody'),
          icon: icons.key,
          action: 'create',
        }}
      />
      <NewCertificate appId={appId} open={isOpen} onOpenChange={setOpen} />
      {renamed ? <RenameCertificate open onOpenChange={() => setRenamed(undefined)} certificate={renamed} /> : null}
    </>
  )
}

function Validity({ certificate: { validFrom, validTo } }: { certificate: Certificate }) {
  const text = usePackagesText()
  const language = useLanguage()
  const now = useNow()
  if (now < validFrom)
    return (
      <Status tone="warning">
        {text('channels.packages.certificate.early', { date: formatDate(validFrom, language) })}
      </Status>
    )
  // Devices install packages whose certificate has expired, so this doesn't prevent a build.
  return now > validTo ? (
    <Status tone="warning">
      {text('channels.packages.certificate.expired', { date: formatDate(validTo, language) })}
    </Status>
  ) : (
    <Status tone="success">
      {text('channels.packages.certificate.valid', { date: formatDate(validTo, language) })}
    </Status>
  )
}
