import {
  AskedPart,
  useAsked,
  ActionButton,
  Card,
  Link,
  QueryView,
  RelativeTime,
  Status,
  useAllowed,
  useData,
  usePlace,
} from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { teamData } from '../data.ts'
import { useTeamsText } from '../generated/text.ts'

/** Name by which a check before a release asks for the statement, in the address. */
const focusName = 'exportCompliance'

/**
 * Export-compliance statement: whether the team has signed it, who signed, and a form to sign. A check that asks for
 * the signature leads to it, and signing leads back.
 */
export function ExportComplianceCard() {
  const text = useTeamsText()
  const { compliance, sign } = useData(teamData)
  const maySign = useAllowed(calls['teams.export-compliance.sign'])
  const place = usePlace()
  const asked = useAsked()
  const isAsked = asked.field === focusName
  const back = isAsked ? asked.back : undefined
  const signAndLeave = async (version: string) => {
    await sign.run({ version })
    if (back !== undefined) place.go(back)
  }
  return (
    <QueryView query={compliance}>
      {({ version, signed, signatures }) => (
        <AskedPart isAsked={isAsked}>
          <Card
            title={text('teams.compliance')}
            description={text('teams.compliance.version', { version })}
            actions={
              <Status tone={signed ? 'success' : 'warning'}>
                {text(signed ? 'teams.compliance.signed' : 'teams.compliance.open')}
              </Status>
            }
            footer={
              signed && back === undefined ? undefined : (
                <>
                  {signed ? null : maySign ? (
                    <ActionButton
                      tone="primary"
                      label={text('teams.compliance.sign')}
                      call={calls['teams.export-compliance.sign']}
                      run={() => signAndLeave(version)}
                      confirm={{
                        title: text('teams.compliance.sign.title'),
                        description: text('teams.compliance.sign.body'),
                        action: text('teams.compliance.sign'),
                      }}
                      done={text('teams.compliance.sign.done')}
                    />
                  ) : (
                    text('teams.compliance.notYours')
                  )}
                  {back === undefined ? null : <Link to={back}>{text('teams.compliance.back')}</Link>}
                </>
              )
            }
          >
            <div className="flex flex-col gap-3">
              <p className="text-sm text-pretty">{text('teams.compliance.statement')}</p>
              {signatures.length > 0 ? (
                <ul aria-label={text('teams.compliance.signatures')} className="flex flex-col gap-1 text-sm text-muted">
                  {signatures.map((signature) => (
                    <li key={signature.version}>
                      {text('teams.compliance.by', { name: signature.userName, version: signature.version })} ·{' '}
                      <RelativeTime time={signature.signTime} />
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          </Card>
        </AskedPart>
      )}
    </QueryView>
  )
}
