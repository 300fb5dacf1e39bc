import { fileCalls } from './contracts/file-calls.ts'
import { leadReportCalls } from './contracts/lead-report-calls.ts'
import { orchestrationCalls, processCalls } from './contracts/orchestration-calls.ts'
import { sessionCalls } from './contracts/session-calls.ts'

export { fileCalls, leadReportCalls, orchestrationCalls, processCalls }

/** Calls of the core itself: session, files, orchestration gateway, and lead report. */
export const calls = { ...sessionCalls, ...fileCalls, ...orchestrationCalls, ...leadReportCalls }
