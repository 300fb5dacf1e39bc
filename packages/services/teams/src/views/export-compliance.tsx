import { ActionButton, Card, QueryView, RelativeTime, Status, useAllowed, useData } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { teamData } from '../data.ts'
import { useTeamsText } from '../generated/text.ts'

/** Export-compliance statement: whether the team has signed it, who signed, and a form to sign. */
export function ExportComplianceCard() {
  const text = useTeamsText()
  const { compliance, sign } = useData(teamData)
  const maySign = useAllowed(calls['teams.export-compliance.sign'])
  return (
    <QueryView query={compliance}>
      {({ version, signed, signatures }) => (
        <Card
          title={text('teams.compliance')}
          description={text('teams.compliance.version', { version })}
          actions={
            <Status tone={signed ? 'success' : 'warning'}>
              {text(signed ? 'teams.compliance.signed' : 'teams.compliance.open')}
            </Status>
          }
          footer={
            signed ? undefined : maySign ? (
              <ActionButton
                tone="primary"
                label={text('teams.compliance.sign')}
                call={calls['teams.export-compliance.sign']}
                run={() => sign.run({ version })}
                confirm={{
                  title: text('teams.compliance.sign.title'),
                  description: text('teams.compliance.sign.body'),
                  action: text('teams.compliance.sign'),
                }}
                done={text('teams.compliance.sign.done')}
              />
            ) : (
              text('teams.compliance.notYours')
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
      )}
    </QueryView>
  )
}
