import type { OpenApiDocument } from '@console-widgets/contract/openapi'
import { openApiOf } from '@console-widgets/platform/openapi'
import { implementations } from './create-platform.ts'

/** OpenAPI 3.1 document of every call, without checks that JSON Schema can't express. */
export function platformOpenApi(origin: string): OpenApiDocument {
  return openApiOf(implementations, origin)
}
