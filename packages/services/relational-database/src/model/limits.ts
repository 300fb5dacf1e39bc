/** Maximum lengths in characters, and maximum counts. */
export const databaseLimits = {
  databaseName: 64,
  accountName: 32,
  /** Of the name of a table, column, or the like: PostgreSQL's 63 bytes. */
  identifier: 63,
  shortestPassword: 8,
  longestPassword: 32,
  comment: 512,
  instanceName: 64,
  host: 255,
  hostsPerAccount: 20,
  databasesPerTeam: 20,
  accountsPerTeam: 50,
  /** Of one run in the editor; longer SQL is run as a script. */
  sqlLength: 200_000,
  statementsPerRun: 500,
  /** Maximum number of rows per statement. */
  rows: 100_000,
  /** Maximum bytes of values per run. */
  answerBytes: 32 * 1024 * 1024,
  /** Maximum bytes of one value in a result. */
  cellBytes: 1024 * 1024,
  timeoutSeconds: 300,
  /** Ten megabytes of script, in UTF-8. */
  scriptBytes: 10 * 1024 * 1024,
  scriptFileName: 128,
  /** Bytes of one COPY of a connected program that an embedded database takes. */
  copyBytes: 64 * 1024 * 1024,
  /** Total bytes of a team's databases; above this, the instance is read-only. */
  storageBytes: 1024 ** 3,
  backupName: 64,
  /** Backups with a name per database; they stay until they are deleted. */
  backupsPerDatabase: 20,
  /** Total bytes of a team's backups, compressed. */
  backupBytes: 5 * 1024 ** 3,
  queryName: 64,
  queriesPerTeam: 200,
  /** Number of runs in a team's history; older ones are removed. */
  runsKept: 2000,
  /** Number of characters of a run's statements in the history. */
  sqlKept: 10_000,
} as const

/** Defaults for a run. */
export const runDefaults = { rowLimit: 1000, timeoutSeconds: 30, timeZone: 'UTC' } as const

/** Character sets of a database: Unicode, or raw bytes. */
export const characterSets = ['UTF8', 'SQL_ASCII'] as const
export type CharacterSet = (typeof characterSets)[number]

/** How often changed databases are backed up automatically, and for how long that is kept. */
export const backupRules = {
  /** Rows and megabytes, as text, up to which a database is backed up with every run that changes it. */
  rowsOfEachChange: 20_000,
  megabytesOfEachChange: 8,
  /** Time from a change of a larger database to the backup that contains it. */
  minutesAfterChange: 5,
  /** Time for which every automatic backup stays, and then the last one of each five minutes. */
  hoursOfEach: 1,
  hoursOfAll: 24,
  /** Time for which the last one of each day stays. The newest stays in any case. */
  days: 7,
} as const
