/** Maximum number of days in a report. */
export const longestPeriod = 180
/** Default number of days in a report. */
export const usualPeriod = 30
/** Smaller groups of people are hidden, so that no one can be identified. */
export const fewestPeople = 5
/** Maximum number of apps in a comparison. */
export const mostComparedApps = 10
/** Maximum number of dimensions in a report. */
export const mostDimensions = 3
/** Maximum number of rows in a response; more rows are paged. */
export const rowsOfAnswer = 1000
/** Number of rows from which an export is a task, and the maximum for a workbook; CSV has no limit. */
export const exportRows = { atOnce: 5000, inWorkbook: 100_000 } as const
/** Validity of an export link, in seconds. */
export const exportLinkSeconds = 300

/** Maximum lengths in characters, and maximum counts. */
export const reportLimits = {
  templateName: 64,
  templatesPerTeam: 50,
  filters: 40,
  filterValue: 128,
  newsPerRecord: 100,
  measuredCalls: 100,
  callName: 128,
} as const
