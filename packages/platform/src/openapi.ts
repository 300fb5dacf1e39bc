import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { openApiDocument, type JsonSchema, type OpenApiDocument } from '@console-widgets/contract/openapi'
import type { Implementation } from './calls/handler.ts'

/** OpenAPI 3.1 document of the given areas, without checks that JSON Schema can't express. */
export function openApiOf(implementations: readonly Implementation[], origin: string): OpenApiDocument {
  return openApiDocument({
    title: 'console-widgets platform',
    version: '1',
    contracts: implementations.map(({ contract }) => contract),
    servers: [{ url: `${origin}/agc/edge` }],
    toJsonSchema: (schema, side) =>
      toJsonSchema(schema as unknown as GenericSchema, { typeMode: side, errorMode: 'ignore' }) as JsonSchema,
  })
}
