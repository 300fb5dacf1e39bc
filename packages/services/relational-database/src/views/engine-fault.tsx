import { Button, Callout } from '@console-widgets/ui'
import type { EngineError } from '../editor/sql-runs.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'

interface EngineFaultProps {
  error: EngineError
  /** Position in the text that the user sees; undefined if the SQL isn't shown. */
  place?: { line: number; column: number }
  /** What it is about, in the user's words. */
  about?: string | undefined
  onGoTo?: () => void
  /** Account that the SQL ran as. */
  account?: string
  /** Switches to an account with more privileges; undefined if the user can't use one. */
  switchTo?: { account: string; run: () => void } | undefined
}

/** PostgreSQL's code for a missing privilege. */
const missingPrivilege = '42501'

/** Error of the engine: message, position, and hint, in PostgreSQL's words. */
export function EngineFault({ error, place, about, onGoTo, account, switchTo }: EngineFaultProps) {
  const text = useRelationalDatabaseText()
  const isMissing = error.code === missingPrivilege
  const own =
    error.code === 'CWTIM'
      ? text('relational-database.fault.time')
      : error.code === 'CWCAN'
        ? text('relational-database.fault.cancelled')
        : undefined
  return (
    <Callout
      live
      tone={error.code === 'CWCAN' ? 'warning' : 'danger'}
      title={<span className="[overflow-wrap:anywhere]">{own ?? error.message}</span>}
      action={
        <>
          {isMissing && switchTo ? (
            <Button size="small" onClick={switchTo.run}>
              {text('relational-database.fault.useAccount', { account: switchTo.account })}
            </Button>
          ) : null}
          {onGoTo && place ? (
            <Button size="small" onClick={onGoTo}>
              {text('relational-database.fault.goTo', place)}
            </Button>
          ) : null}
        </>
      }
    >
      {isMissing && account !== undefined ? <p>{text('relational-database.fault.account', { account })}</p> : null}
      {about ? <p>{about}</p> : null}
      {error.detail ? <p>{error.detail}</p> : null}
      {error.hint ? <p>{text('relational-database.fault.hint', { hint: error.hint })}</p> : null}
      <p className="text-muted">
        {place ? `${text('relational-database.fault.place', place)} · ` : null}
        <code>{error.code}</code>
      </p>
    </Callout>
  )
}
