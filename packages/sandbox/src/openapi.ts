import type { OpenApiDocument } from '@console-widgets/contract/openapi'
import { openApiOf } from '@console-widgets/platform/openapi'
import { implementations } from './create-platform.ts'

/** OpenAPI 3.1 of every call that the platform answers. Checks that JSON Schema cannot say are left out of it. */
export function platformOpenApi(origin: string): OpenApiDocument {
  return openApiOf(implementations, origin)
}
