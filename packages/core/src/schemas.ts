export * from './schemas/files.ts'
export * from './schemas/parts.ts'
export * from './schemas/session.ts'
