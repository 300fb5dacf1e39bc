/** Formats of export files. */
export const exportTypes = ['CSV', 'EXCEL'] as const
export type ExportType = (typeof exportTypes)[number]

/** Languages of export files and news. */
export const reportLanguages = ['zh-CN', 'en-US', 'ru-RU'] as const
export type ReportLanguage = (typeof reportLanguages)[number]

/** States of an export task. */
export const exportStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
