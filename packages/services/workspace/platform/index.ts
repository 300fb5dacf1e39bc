import { permissions } from '@console-widgets/workspace/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { workspaceImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import * as tables from './tables.ts'

export const half = definePlatformHalf({
  area: 'workspace',
  implementation: workspaceImplementation,
  permissions,
  tables,
  migrations,
})
