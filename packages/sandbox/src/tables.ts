/** Every table of the platform, for the migrations. */
export * from './accounts/tables.ts'
export * from './audit/tables.ts'
export * from './clock/tables.ts'
export * from './services/apps/tables.ts'
export * from './settings/tables.ts'
