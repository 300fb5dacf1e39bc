import {
  AskedPart,
  Card,
  Link,
  QueryView,
  RelativeTime,
  Section,
  useAsked,
  useData,
  useLanguage,
  useRoutes,
} from '@console-widgets/ui'
import { type PlatformAgreement, platformAgreementsData } from '../data.ts'
import { useAgreementsText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { DeveloperConsents } from './developer-consents.tsx'
import { SignatureStatus } from './signature-status.tsx'

/** The platform's own agreements: which of them the team has signed, and which have a new version. */
export default function PlatformAgreementList() {
  const text = useAgreementsText()
  const { agreements } = useData(platformAgreementsData, useLanguage())
  return (
    <Section title={text('agreements.platform')} description={text('agreements.platform.help')}>
      <QueryView query={agreements}>
        {({ items, consents }) => (
          <div className="flex flex-col gap-6">
            <div className="grid items-start gap-4 @md:grid-cols-2">
              {items.map((agreement) => (
                <AgreementCard key={agreement.code} agreement={agreement} />
              ))}
            </div>
            <DeveloperConsents consents={consents} />
          </div>
        )}
      </QueryView>
    </Section>
  )
}

function AgreementCard({ agreement }: { agreement: PlatformAgreement }) {
  const text = useAgreementsText()
  const routeTo = useRoutes(routes)
  const { field, onward } = useAsked()
  const { code, title, version, signature } = agreement
  const isAsked = field === code
  // Signing leads back to the page that asks for the signature.
  const signing = routeTo('agreements.signing', { code })
  return (
    <AskedPart isAsked={isAsked}>
      <Card
        title={title}
        description={text(`agreements.platform.${code}.help`)}
        footer={
          <Link to={isAsked ? onward(signing) : signing}>
            {text(signature ? 'agreements.platform.read' : 'agreements.platform.sign')}
          </Link>
        }
      >
        <div className="flex flex-col gap-1">
          <SignatureStatus agreement={agreement} />
          <p className="text-sm text-muted">
            {text('agreements.versionOf', { version })}
            {signature ? (
              <>
                {' · '}
                {signature.signerName} · <RelativeTime time={signature.signTime} />
              </>
            ) : null}
          </p>
        </div>
      </Card>
    </AskedPart>
  )
}
