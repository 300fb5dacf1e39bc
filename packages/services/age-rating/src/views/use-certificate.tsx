import { ConsoleError } from '@console-widgets/core'
import { Callout, FormDialog, TextField, useData } from '@console-widgets/ui'
import { useRef, useState } from 'react'
import { type FoundCertificate, ratingData } from '../data.ts'
import { useAgeRatingText } from '../generated/text.ts'
import { certificateInput } from '../schemas.ts'
import { FoundCertificateDialog } from './found-certificate.tsx'

/** What a certificate is found by. */
type CertificateKey = { certificateId: string; email: string }

interface UseCertificateProps {
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after its answers have replaced those of the app. */
  onUsed: () => void
}

/** Finds a certificate by its ID and the developer's mail address, shows its ratings, and takes its answers over. */
export function UseCertificate({ appId, open, onOpenChange, onUsed }: UseCertificateProps) {
  const text = useAgeRatingText()
  const { searchCertificate } = useData(ratingData, appId)
  const [found, setFound] = useState<{ by: CertificateKey; certificate: FoundCertificate }>()
  const [isMissing, setMissing] = useState(false)
  // A search isn't the end of the dialog, as submitting a form usually is.
  const hasSearched = useRef(false)
  if (found)
    return <FoundCertificateDialog appId={appId} {...found} onClose={() => onOpenChange(false)} onUsed={onUsed} />
  return (
    <FormDialog<CertificateKey>
      open={open}
      onOpenChange={(next) => {
        if (!hasSearched.current) onOpenChange(next)
        hasSearched.current = false
      }}
      title={text('age-rating.cert.use')}
      description={text('age-rating.cert.use.body')}
      submitLabel={text('age-rating.cert.search')}
      schema={certificateInput}
      draft={false}
      onSubmit={async (by) => {
        setMissing(false)
        const certificate = await searchCertificate(by).catch(undefinedIfMissing)
        hasSearched.current = true
        if (certificate) setFound({ by, certificate })
        else setMissing(true)
      }}
    >
      {isMissing ? (
        <Callout tone="danger" live>
          {text('age-rating.cert.missing')}
        </Callout>
      ) : null}
      <TextField name="certificateId" label={text('age-rating.cert.id')} help={text('age-rating.cert.id.help')} />
      <TextField name="email" type="email" label={text('age-rating.cert.email')} />
    </FormDialog>
  )
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ConsoleError && error.kind === 'not-found') return undefined
  throw error
}
