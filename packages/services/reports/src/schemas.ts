/** Request and response schemas of the area, by subject. */
export * from './schemas/answer.ts'
export * from './schemas/comparison.ts'
export * from './schemas/insight.ts'
export * from './schemas/news.ts'
export * from './schemas/query.ts'
export * from './schemas/reported.ts'
export * from './schemas/templates.ts'
