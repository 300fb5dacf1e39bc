/** Days that one report spans at most. */
export const longestPeriod = 180
/** Days that a report spans when nobody says. */
export const usualPeriod = 30
/** A number of people below this is not told, so that nobody can be recognized by it. */
export const fewestPeople = 5
/** Apps that a team compares at most. */
export const mostComparedApps = 10
/** Dimensions that one report is broken down by at most. */
export const mostDimensions = 3
/** Rows of one answer; the rest is paged. */
export const rowsOfAnswer = 1000
/** Rows from which on an export is a task of its own, and the most that a workbook holds; CSV holds any number. */
export const exportRows = { atOnce: 5000, inWorkbook: 100_000 } as const
/** Seconds that the link to an exported file lives. */
export const exportLinkSeconds = 300

/** Longest texts, and how much there may be of a thing. */
export const reportLimits = {
  templateName: 64,
  templatesPerTeam: 50,
  filters: 40,
  filterValue: 128,
  newsPerRecord: 100,
  measuredCalls: 100,
  callName: 128,
} as const
