/** Places of an engine's databases: files of the platform, a server, or the memory of a page. */
export type Placement = 'embedded' | 'server' | 'page'

/** What the engine is to have of one database, by the platform's rows. */
export interface DatabasePlan {
  databaseId: string
  characterSet: string
  /** Accounts that may use it. */
  accounts: readonly PlannedAccount[]
  /** SQL that fills the database when it is made. */
  filling?: string | undefined
}

export interface PlannedAccount {
  accountId: string
  /** PostgreSQL's own form of a password (SCRAM-SHA-256), which does not give the password away. */
  passwordVerifier: string
  readonly: boolean
  /** Whether programs may sign in as it from anywhere, where the engine can be reached. */
  reachable: boolean
}

/** How a session begins. */
export interface SessionSettings {
  timeZone: string
}

/** How much of a statement's rows is wanted. */
export interface Window {
  rows: number
  bytes: number
}

export interface EngineColumn {
  name: string
  typeId: number
  modifier: number
}

/** An error as PostgreSQL tells it. `position` counts characters of the statement from 1 on. */
export interface EngineError {
  severity: string
  code: string
  message: string
  detail: string | null
  hint: string | null
  position: number | null
}

/** What one statement gave. */
export interface EngineResult {
  /** PostgreSQL's tag, such as `INSERT 0 3`; empty when it failed. */
  tag: string
  columns: EngineColumn[]
  /** Values in PostgreSQL's text form. */
  rows: (string | null)[][]
  /** Bytes of the values, about. */
  bytes: number
  truncated: boolean
  notices: { severity: string; message: string }[]
  error: EngineError | null
  /** State of the transaction after it: none, open, or failed. */
  transaction: 'none' | 'open' | 'failed'
}

/** A session of an account in a database. Whatever its SQL does, it has the account's rights and no others. */
export interface EngineSession {
  /**
   * Runs one statement.
   * @throws SessionEnded when the session was cut or broke
   */
  run(statement: string, window: Window): Promise<EngineResult>
  /** Stops what runs. The session may end with it; what was committed stays. */
  cancel(): void
  close(): Promise<void>
}

/** A session is no more: it was cut, or the engine broke off. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
}

/** The engine cannot be used now; the message is for people. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable'
}

/** Somebody else uses what can be used by one at a time. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy'
}

export interface EngineInfo {
  version: string
  /** Where programs connect to; null where nothing listens. */
  address: { host: string; port: number } | null
  /** Sessions that are open now, of all teams. */
  sessions: number
  /** Sessions that there may be at once in one team. */
  sessionLimit: number
  /** What the engine calls databases and accounts. */
  databaseName(databaseId: string): string
  accountName(accountId: string): string
}

/** Finds what is wrong with a statement, and its tree, without running it. */
export interface SqlParser {
  /** @throws SqlSyntaxError */
  parse(statement: string): unknown
}

export class SqlSyntaxError extends Error {
  override readonly name = 'SqlSyntaxError'

  constructor(
    message: string,
    /** Character of the statement, from 1 on. */
    readonly position: number,
  ) {
    super(message)
  }
}

/**
 * An engine in which teams have databases of their own. The platform's rows say what there is to be; the engine is
 * brought to it when a database is used, so that nothing is lost when either of them is cut off in between.
 */
export interface SqlEngine {
  placement: Placement
  info(): Promise<EngineInfo>
  /** Makes a database if it is not there, and gives it the roles and privileges of the plan. */
  provide(plan: DatabasePlan): Promise<void>
  /** Opens a session of one of the plan's accounts. @throws EngineBusy, EngineUnavailable */
  open(plan: DatabasePlan, accountId: string, settings: SessionSettings): Promise<EngineSession>
  /** Bytes that a database takes; undefined when nobody can tell at the moment. */
  size(databaseId: string): Promise<number | undefined>
  /** Forgets a database, whether it is there or not, and cuts its sessions. */
  drop(databaseId: string): Promise<void>
  /** Forgets an account that no plan names any more. */
  dropAccount(accountId: string): Promise<void>
  /** PostgreSQL's own parser; undefined where it is not at hand. */
  parser(): Promise<SqlParser | undefined>
  /** Brings databases back to what they were when they were made; for a page that starts over. */
  reset(): Promise<void>
  close(): Promise<void>
}
