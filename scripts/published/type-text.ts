import type { JsonSchema } from '@console-widgets/contract/openapi'

/**
 * Formats a JSON Schema as a type, such as `{ appName: string, parentType: 13 | 18, price?: number }`.
 * @param lines whether each field of the outermost object gets a line of its own
 */
export function typeText(schema: JsonSchema, lines = false): string {
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schemasOf(schema.anyOf) ?? schemasOf(schema.oneOf)
  if (choices) return [...new Set(choices.map((choice) => typeText(choice)))].join(' | ')
  const parts = schemasOf(schema.allOf)
  if (parts) return parts.map((part) => typeText(part)).join(' & ')
  if (schema.type === 'array') return listText(typeText((schema.items ?? {}) as JsonSchema))
  if (schema.type === 'object' || schema.properties) return objectText(schema, lines)
  return [schema.type ?? 'unknown'].flat().join(' | ')
}

function listText(item: string): string {
  return /^(\w+|\{[^|&]*\})$/.test(item) ? `${item}[]` : `(${item})[]`
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema, lines: boolean): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(field)}`,
  )
  if (typeof additionalProperties === 'object') fields.push(`[name]: ${typeText(additionalProperties as JsonSchema)}`)
  if (fields.length === 0) return '{}'
  return lines ? `{\n${fields.map((field) => `  ${field}\n`).join('')}}` : `{ ${fields.join(', ')} }`
}

function schemasOf(value: unknown): JsonSchema[] | undefined {
  return Array.isArray(value) ? (value as JsonSchema[]) : undefined
}
