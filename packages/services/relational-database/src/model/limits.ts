/** Longest texts in characters, and how much there may be of a thing. */
export const databaseLimits = {
  databaseName: 64,
  accountName: 32,
  shortestPassword: 8,
  longestPassword: 32,
  comment: 512,
  instanceName: 64,
  host: 255,
  hostsPerAccount: 20,
  databasesPerTeam: 20,
  accountsPerTeam: 50,
  /** Of one run in the editor; what is longer is a script. */
  sqlLength: 200_000,
  statementsPerRun: 500,
  /** Rows that one statement answers at most. */
  rows: 100_000,
  /** Bytes of values that one run answers at most. */
  answerBytes: 32 * 1024 * 1024,
  timeoutSeconds: 300,
  /** Ten megabytes of script, in UTF-8. */
  scriptBytes: 10 * 1024 * 1024,
  scriptFileName: 128,
  /** Bytes of all databases of a team; an instance above them is frozen. */
  storageBytes: 1024 ** 3,
  queryName: 64,
  queriesPerTeam: 200,
  /** Runs that the history keeps of a team; older ones go. */
  runsKept: 2000,
  /** Characters of a run's statements that the history keeps. */
  sqlKept: 10_000,
} as const

/** What a run does when it is not told otherwise. */
export const runDefaults = { rowLimit: 1000, timeoutSeconds: 30, timeZone: 'UTC' } as const

/** Character sets that a database can keep its text in: Unicode, or bytes as they come. */
export const characterSets = ['UTF8', 'SQL_ASCII'] as const
export type CharacterSet = (typeof characterSets)[number]
