export { openPostgres } from '../database/postgres.ts'
export { createFolderObjects } from '../files/folder-store.ts'
export { serve, type ServeOptions } from './serve.ts'
