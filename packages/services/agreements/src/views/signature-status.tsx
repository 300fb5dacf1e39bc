import { Status } from '@console-widgets/ui'
import type { PlatformAgreement } from '../data.ts'
import { useAgreementsText } from '../generated/text.ts'

/** Whether the version in force is signed. */
export function SignatureStatus({ agreement: { signature, earlier } }: { agreement: PlatformAgreement }) {
  const text = useAgreementsText()
  if (signature) return <Status tone="success">{text('agreements.platform.signed')}</Status>
  return (
    <Status tone="warning">
      {text(earlier.length > 0 ? 'agreements.platform.changed' : 'agreements.platform.unsigned')}
    </Status>
  )
}
