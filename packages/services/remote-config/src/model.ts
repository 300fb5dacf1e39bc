import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/affected.ts'
export * from './model/changes.ts'
export * from './model/evaluate.ts'
export { linesOfJson, pointerStep } from './model/json-lines.ts'
export { checkAgainst, type CompilePattern, readSchema, type SchemaProblem } from './model/json-schema.ts'
export * from './model/merge.ts'
export * from './model/plan.ts'
export * from './model/problems.ts'
export * from './model/restore.ts'
export * from './model/shadows.ts'
export * from './model/template.ts'

/** Fields that the list of versions can be filtered and sorted by. */
export const versionListFields = { version: 'number', kind: 'text', note: 'text', publishTime: 'time' } as const

/** Fields that the list of scheduled publications can be filtered and sorted by. */
export const planListFields = { state: 'text', note: 'text', publishTime: 'time' } as const

/** Fields that the list of attributes can be filtered and sorted by. */
export const attributeListFields = {
  attributeName: 'text',
  valueType: 'text',
  contexts: 'number',
  firstTime: 'time',
  lastTime: 'time',
} as const

/** The account holder and administrators may publish, too. */
export const permissions = {
  'remote-config.publish': ['app-administrator', 'development', 'operations'],
} satisfies PermissionDeclarations
