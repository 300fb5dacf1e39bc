import { Card, RelativeTime, Section, Switch, useAct, useAllowed, useData, useLanguage } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { type DeveloperConsent, platformAgreementsData } from '../data.ts'
import { useAgreementsText } from '../generated/text.ts'

/** What the platform asks the user to consent to, as a person. Each consent can be withdrawn at any time. */
export function DeveloperConsents({ consents }: { consents: readonly DeveloperConsent[] }) {
  const text = useAgreementsText()
  return (
    <Section title={text('agreements.own')} description={text('agreements.own.help')}>
      <Card>
        <div className="flex flex-col gap-4">
          {consents.map((consent) => (
            <ConsentSwitch key={consent.code} consent={consent} />
          ))}
        </div>
      </Card>
    </Section>
  )
}

function ConsentSwitch({
  consent: { code, version, title, content, given, consentTime },
}: {
  consent: DeveloperConsent
}) {
  const text = useAgreementsText()
  const { consent } = useData(platformAgreementsData, useLanguage())
  const { act } = useAct()
  const maySign = useAllowed(calls['privacy.consent.sign'])
  return (
    <div className="flex flex-col gap-1">
      <Switch
        label={title}
        help={content}
        value={given}
        disabled={!maySign}
        onChange={(value) =>
          void act({
            label: title,
            call: calls['privacy.consent.sign'],
            run: () => consent.run({ code, version, given: value }),
          })
        }
      />
      {consentTime === null ? null : (
        <p className="text-sm text-muted">
          {text(given ? 'agreements.own.given' : 'agreements.own.withdrawn')} <RelativeTime time={consentTime} />
        </p>
      )}
    </div>
  )
}
