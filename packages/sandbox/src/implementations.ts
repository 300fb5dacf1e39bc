import type { Implementation } from './http/handler.ts'
import { sessionImplementation } from './accounts/handlers.ts'
import { appsImplementation } from './services/apps/handlers.ts'

/** Every area that the platform answers. */
export const implementations: readonly Implementation[] = [sessionImplementation, appsImplementation]
