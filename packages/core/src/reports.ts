export * from './analytics.ts'
export * from './lead-report.ts'
