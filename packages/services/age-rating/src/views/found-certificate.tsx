import { ActionButton, Button, Dialog, DialogContent, ExactTime, KeyValueList, useData } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { type FoundCertificate, ratingData } from '../data.ts'
import { useAgeRatingText } from '../generated/text.ts'
import { AgeLabel } from './age-label.tsx'

interface FoundCertificateDialogProps {
  appId: string
  /** What it was found by. */
  by: { certificateId: string; email: string }
  certificate: FoundCertificate
  onClose: () => void
  /** Called after its answers have replaced those of the app. */
  onUsed: () => void
}

/** A certificate that was found: its product and its ratings, before its answers replace those of the app. */
export function FoundCertificateDialog({ appId, by, certificate, onClose, onUsed }: FoundCertificateDialogProps) {
  const text = useAgeRatingText()
  const { attachCertificate } = useData(ratingData, appId)
  const { productName, storefront, issueTime, ratings } = certificate
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={text('age-rating.cert.found', { name: productName })}
        description={text('age-rating.cert.found.body')}
        closeLabel={text('age-rating.cert.cancel')}
        footer={
          <>
            <Button onClick={onClose}>{text('age-rating.cert.cancel')}</Button>
            <ActionButton
              tone="primary"
              label={text('age-rating.cert.take')}
              call={calls['age-rating.iarc-cert.attach']}
              done={text('age-rating.cert.taken')}
              run={async () => {
                await attachCertificate.run({ appId, ...by })
                onUsed()
                onClose()
              }}
            />
          </>
        }
      >
        <div className="flex min-w-0 flex-col gap-5">
          <KeyValueList
            columns={2}
            items={[
              { label: text('age-rating.cert.storefront'), value: storefront ?? text('age-rating.cert.here') },
              { label: text('age-rating.cert.issued'), value: <ExactTime time={issueTime} /> },
            ]}
          />
          <ul className="flex flex-wrap gap-x-5 gap-y-3">
            {ratings.map(({ system, level, refused }) => (
              <li key={system} className="flex flex-col items-center gap-1 text-sm">
                <AgeLabel system={system} level={level} />
                <span>{text(`age-rating.system.${system}`)}</span>
                <span className={refused ? 'text-danger' : 'sr-only'}>
                  {refused ? text('age-rating.refused') : level}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </DialogContent>
    </Dialog>
  )
}
