import type { GenericSchema } from 'valibot'
import { implementationsByPackage, type Platform } from '@console-widgets/sandbox'
import { changingCalls } from '../../derived/support/declared-calls.ts'
import { spoilWhereAccepted } from '../../derived/support/hostile.ts'
import { requestOf } from '../../derived/support/requests.ts'
import { shapeOf, unwrap, type Shape } from '../../derived/support/schema.ts'
import { accepts } from '../../derived/support/stage.ts'
import { validInput, type KnownIds } from '../../derived/support/valid-input.ts'

/** Marker that shows that a text was rendered as text. */
export const mark = '<img src=x'

/** Texts that would run a script if interpreted as markup; the page has a function of this name. */
export const payloads = [
  `"><img src=x onerror=__xss()><svg onload=__xss()>{{constructor.constructor('__xss()')()}}\${__xss()}</textarea></title></style><script>__xss()</script>\u202e\u200b`,
  '"><img src=x onerror=__xss()>',
  '<img src=x onerror=__xss()>.png',
  '//"><img/src=x/onerror=__xss()>',
  'javascript:__xss()//https://a.example',
  'https://a.example/"onmouseover="__xss()"><img src=x onerror=__xss()>',
]

/** For each field of an input, the first payload that it accepts. */
function spoiled(schema: GenericSchema, whole: Record<string, unknown>): Record<string, unknown> {
  const accepted = (candidate: unknown) => accepts(schema, candidate)
  return payloads
    .toReversed()
    .reduce(
      (input, payload) =>
        spoilWhereAccepted(
          { title: 'markup', spoil: (shape) => (unwrap(shape).type === 'string' ? payload : undefined) },
          shapeOf(schema),
          input,
          accepted,
        ),
      whole,
    )
}

/**
 * Makes every change of every service, with a payload in each field that accepts one. @returns the number of changes
 */
export async function storePayloads(
  platform: Platform,
  ids: KnownIds,
  headers: Record<string, string>,
): Promise<number> {
  let made = 0
  for (const { call, input } of changingCalls)
    if (input && call.effect === 'write' && call.tenant !== 'accounts')
      for (const full of [true, false]) {
        const whole = validInput(shapeOf(input), ids, full) as Record<string, unknown>
        const answer = await platform.fetch(requestOf(call, spoiled(input, whole), { headers }))
        if (answer.ok) made++
      }
  return made
}

const outputs = Object.values(implementationsByPackage).flatMap((implementations) =>
  implementations.flatMap(({ contract }) =>
    Object.values(contract.calls).flatMap(({ method, path, output }) =>
      output === undefined
        ? []
        : [
            {
              method,
              path: new RegExp(`^/agc/edge${path.replace(/\{\w+\}/g, '[^/]+')}$`),
              shape: shapeOf(contract.schemas[output] as GenericSchema),
            },
          ],
    ),
  ),
)

/** Names of texts that a page uses but doesn't show verbatim. */
const worked =
  /(ids?|time|day|date|token|version|cursor|number|zone|month|period|country|location|region|language|currency|area)$/i

/** A response of a compromised platform: a payload in place of each text in its schema. */
export async function poisoned(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url)
  const found = outputs.find(({ method, path }) => method === request.method && path.test(pathname))
  if (!found || !response.ok || !response.headers.get('content-type')?.includes('json')) return response
  const body = poison(found.shape, '', await response.json())
  return new Response(JSON.stringify(body), { status: response.status, headers: response.headers })
}

function poison(shape: Shape | undefined, name: string, value: unknown): unknown {
  const inner = shape && unwrap(shape)
  if (typeof value === 'string')
    return inner?.type === 'string' && value !== '' && !worked.test(name)
      ? /^https?:/.test(value)
        ? payloads[4]
        : payloads[0]
      : value
  if (Array.isArray(value)) return value.map((item) => poison(inner?.item, name, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inside]) => [
      field,
      poison(inner?.entries?.[field] ?? (inner?.value as Shape | undefined), field, inside),
    ]),
  )
}
