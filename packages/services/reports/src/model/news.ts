/** Categories of platform news. */
export const newsCategories = ['release', 'maintenance', 'policy', 'event'] as const
export type NewsCategory = (typeof newsCategories)[number]

/** Fields that the list of news can be filtered and sorted by. */
export const newsFields = { publishTime: 'time', category: 'text' } as const
/** Fields that apps to compare can be filtered and sorted by. */
export const comparableAppFields = { appName: 'text', updateTime: 'time' } as const
/** Fields that templates can be filtered and sorted by. */
export const templateFields = { templateName: 'text', createTime: 'time' } as const
