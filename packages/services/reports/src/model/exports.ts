/** What an exported file can be. */
export const exportTypes = ['CSV', 'EXCEL'] as const
export type ExportType = (typeof exportTypes)[number]

/** Languages of the columns of a file, and of the news. */
export const reportLanguages = ['zh-CN', 'en-US', 'ru-RU'] as const
export type ReportLanguage = (typeof reportLanguages)[number]

/** States of an export that is a task. */
export const exportStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
