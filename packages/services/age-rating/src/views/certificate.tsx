import {
  ActionButton,
  Button,
  Callout,
  Card,
  ExactTime,
  Identifier,
  KeyValueList,
  lazyFormDialog,
  useAllowed,
  useData,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type AppRating, ratingData } from '../data.ts'
import { useAgeRatingText } from '../generated/text.ts'
import { useSaveCertificate } from './use-save-certificate.ts'

const UseCertificate = lazyFormDialog(() => import('./use-certificate.tsx').then((module) => module.UseCertificate))

interface CertificateProps {
  rating: AppRating
  /** Called after the answers of a certificate have replaced those of the app. */
  onReplaced: () => void
}

/** The certificate of an app's rating, by which others are rated, or another's, which rates this app. */
export function Certificate({ rating, onReplaced }: CertificateProps) {
  const text = useAgeRatingText()
  const { appId, certificate } = rating
  const { mailCertificate } = useData(ratingData, appId)
  const mayAttach = useAllowed(calls['age-rating.iarc-cert.attach'])
  const [isOpen, setOpen] = useState(false)
  const save = useSaveCertificate(rating)
  return (
    <Card
      title={text('age-rating.cert')}
      description={certificate ? undefined : text('age-rating.cert.none')}
      footer={
        <>
          {certificate ? (
            <ActionButton
              size="small"
              label={text('age-rating.cert.mail')}
              call={calls['age-rating.email.send']}
              run={() => mailCertificate.run({ appId })}
              done={text('age-rating.cert.mailed')}
            />
          ) : null}
          {save ? <ActionButton size="small" icon="download" label={text('age-rating.cert.save')} run={save} /> : null}
          {mayAttach ? (
            <Button
              size="small"
              onPointerEnter={UseCertificate.prepare}
              onFocus={UseCertificate.prepare}
              onClick={() => setOpen(true)}
            >
              {text('age-rating.cert.use')}
            </Button>
          ) : null}
        </>
      }
    >
      {certificate ? <Details appId={appId} certificate={certificate} onReplaced={onReplaced} /> : null}
      <UseCertificate appId={appId} open={isOpen} onOpenChange={setOpen} onUsed={onReplaced} />
    </Card>
  )
}

interface DetailsProps {
  appId: string
  certificate: NonNullable<AppRating['certificate']>
  onReplaced: () => void
}

function Details({ appId, certificate, onReplaced }: DetailsProps) {
  const text = useAgeRatingText()
  const { updateCertificate } = useData(ratingData, appId)
  const { certificateId, productName, storefront, issueTime, isOwn, hasChanged, isFollowed } = certificate
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      {hasChanged ? (
        <Callout
          tone="warning"
          action={
            <ActionButton
              size="small"
              label={text('age-rating.cert.update')}
              call={calls['age-rating.iarc-cert.update']}
              run={async () => {
                await updateCertificate.run({ appId })
                onReplaced()
              }}
            />
          }
        >
          {text('age-rating.cert.changed', { name: productName })}
        </Callout>
      ) : isFollowed || isOwn ? null : (
        <Callout>{text('age-rating.cert.left')}</Callout>
      )}
      <KeyValueList
        items={[
          {
            label: text('age-rating.cert.id'),
            value: <Identifier value={certificateId} label={text('age-rating.cert.id')} />,
          },
          ...(isOwn ? [] : [{ label: text('age-rating.cert.product'), value: productName }]),
          { label: text('age-rating.cert.storefront'), value: storefront ?? text('age-rating.cert.here') },
          { label: text('age-rating.cert.issued'), value: <ExactTime time={issueTime} /> },
        ]}
      />
    </div>
  )
}
