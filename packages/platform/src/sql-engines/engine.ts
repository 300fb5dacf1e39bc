/** Location of an engine's databases: files of the platform, a server, or the memory of a page. */
export type Placement = 'embedded' | 'server' | 'page'

/** Desired state of a database, from the platform's rows. */
export interface DatabasePlan {
  databaseId: string
  characterSet: string
  /** Accounts with access. */
  accounts: readonly PlannedAccount[]
  /** SQL that fills a new database. */
  filling?: string | undefined
}

export interface PlannedAccount {
  accountId: string
  /** SCRAM-SHA-256 verifier, which doesn't reveal the password. */
  passwordVerifier: string
  readonly: boolean
  /** Whether programs can sign in as it from anywhere, if the engine is reachable. */
  reachable: boolean
  /** Whether it is the platform's own, which may read what any of the other accounts has created. */
  isKeeper?: boolean
}

/** Initial settings of a session. */
export interface SessionSettings {
  timeZone: string
}

/** Limits on the rows that a statement returns. */
export interface Window {
  rows: number
  bytes: number
  /** Of one value: a larger one is an error. Default: `bytes`. */
  cellBytes?: number
}

export interface EngineColumn {
  name: string
  typeId: number
  modifier: number
}

/** PostgreSQL error. `position` counts characters of the statement from 1. */
export interface EngineError {
  severity: string
  code: string
  message: string
  detail: string | null
  hint: string | null
  /** Where it happened within functions and blocks, innermost first, one a line. */
  context?: string
  position: number | null
}

/** Result of one statement. */
export interface EngineResult {
  /** PostgreSQL's command tag, such as `INSERT 0 3`. Empty on failure. */
  tag: string
  columns: EngineColumn[]
  /** Values in PostgreSQL's text form. */
  rows: (string | null)[][]
  /** Approximate size of the values in bytes. */
  bytes: number
  truncated: boolean
  notices: { severity: string; message: string }[]
  error: EngineError | null
  /** Transaction state afterwards: none, open, or failed. */
  transaction: 'none' | 'open' | 'failed'
}

/** Session of an account in a database. It never has more rights than the account. */
export interface EngineSession {
  /**
   * Runs one statement.
   * @throws SessionEnded if the session was closed or crashed
   */
  run(statement: string, window: Window): Promise<EngineResult>
  /** Cancels the running statement. This may end the session; committed changes stay. */
  cancel(): void
  close(): Promise<void>
}

/** Receiver of what the engine sends over a channel. */
export interface ChannelListener {
  /** Bytes of PostgreSQL's protocol, in order. The engine pauses until a returned promise resolves. */
  receive(bytes: Uint8Array): void | Promise<void>
  /** Called once if the engine ends the channel. The message is for users. */
  ended(error: Error): void
}

/** Channel to a database in PostgreSQL's protocol, as after a sign-in. It never has more rights than its account. */
export interface EngineChannel {
  /** Sends whole messages of which the last asks for a response. Resolves when more can be sent. */
  send(messages: Uint8Array): Promise<void>
  /** Cancels what is running. This may end the channel; committed changes stay. */
  cancel(): void
  close(): Promise<void>
}

/** The session was closed, or the engine crashed. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
}

/** The engine is unavailable. The message is for users. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable'
}

/** Another session is using a resource that allows only one. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy'
}

export interface EngineInfo {
  version: string
  /** Open sessions of all teams. */
  sessions: number
  /** Maximum number of concurrent sessions per team. */
  sessionLimit: number
  /** Name of a database in the engine. */
  databaseName(databaseId: string): string
  accountName(accountId: string): string
  /** Role that sessions of accounts with write access to a database have. */
  writersName(databaseId: string): string
  /** Role that all read-only accounts of a database are members of. */
  readersName(databaseId: string): string
  /**
   * Whether the engine itself keeps accounts from reading the names of other databases and roles, and read-only ones
   * from writing large objects. Otherwise only the text of statements is looked at.
   */
  isolatesAccounts: boolean
}

/** Parses a statement without running it. */
export interface SqlParser {
  /** @throws SqlSyntaxError */
  parse(statement: string): unknown
}

export class SqlSyntaxError extends Error {
  override readonly name = 'SqlSyntaxError'

  constructor(
    message: string,
    /** Character position in the statement, from 1. */
    readonly position: number,
  ) {
    super(message)
  }
}

/**
 * Engine with the teams' databases. The platform's rows are the desired state, applied to the engine whenever a
 * database is used. So nothing is lost if either stops in between.
 */
export interface SqlEngine {
  placement: Placement
  info(): Promise<EngineInfo>
  /** Creates a database if it doesn't exist, and applies the plan's roles and privileges. */
  provide(plan: DatabasePlan): Promise<void>
  /** Opens a session of one of the plan's accounts. @throws EngineBusy, EngineUnavailable */
  open(plan: DatabasePlan, accountId: string, settings: SessionSettings): Promise<EngineSession>
  /**
   * Opens a channel of one of the plan's accounts, for programs that speak PostgreSQL's protocol. The plan is read
   * again whenever the engine resumes the channel. @throws EngineBusy, EngineUnavailable
   */
  connect(
    readPlan: () => Promise<DatabasePlan>,
    accountId: string,
    settings: SessionSettings,
    listener: ChannelListener,
  ): Promise<EngineChannel>
  /** Size of a database in bytes. Undefined if currently unknown. */
  size(databaseId: string): Promise<number | undefined>
  /** Deletes a database, if it exists, and closes its sessions. */
  drop(databaseId: string): Promise<void>
  /** Deletes an account that no plan lists anymore. */
  dropAccount(accountId: string): Promise<void>
  /** PostgreSQL's own parser. Undefined if not available. */
  parser(): Promise<SqlParser | undefined>
  /** Restores databases to their initial state, for a page that starts over. */
  reset(): Promise<void>
  close(): Promise<void>
}
