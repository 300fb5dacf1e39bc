import type { AnyCall, CallDeclaration, Calls, Effect, Method } from './call.ts'

const effectOfMethod: Record<Method, Effect> = { GET: 'read', POST: 'write', PUT: 'write', DELETE: 'destroy' }

/**
 * Declares the calls of an area. The schemas are named, not imported, and `Schemas` is the type of their module,
 * so that a browser bundle carries the routes alone:
 *
 * ```ts
 * import type * as schemas from './schemas.ts'
 * export const calls = defineCalls<typeof schemas>()({
 *   'apps.app.list': { method: 'GET', path: '/amis/app-manage/v1/app/list', title: 'List apps', input: 'appListInput',
 *   output: 'appPage' }, })
 * ```
 */
export function defineCalls<Schemas>(defaults: AreaDefaults = {}) {
  return <const Declarations extends Record<string, CallDeclaration<Schemas>>>(
    declarations: Declarations,
  ): Calls<Schemas, Declarations> => {
    const calls: Record<string, AnyCall> = {}
    for (const [id, declaration] of Object.entries(declarations)) calls[id] = fillDefaults(id, declaration, defaults)
    return calls as Calls<Schemas, Declarations>
  }
}

/** Options that apply to all calls declared together. */
export interface AreaDefaults {
  /** Other areas whose changes make stale the reads that show this area as a whole. */
  follows?: readonly string[]
  /** Where their paths come from. Default `shown`: from the specification. */
  spec?: CallDeclaration<unknown>['spec']
}

function fillDefaults<Schemas>(id: string, declaration: CallDeclaration<Schemas>, defaults: AreaDefaults): AnyCall {
  const area = id.slice(0, id.indexOf('.'))
  const effect = declaration.effect ?? effectOfMethod[declaration.method]
  const auth = declaration.auth ?? 'session'
  const guard = declaration.guard ?? (auth === 'anonymous' ? 'none' : 'session')
  const own = declaration.touches ?? [area]
  const follows = [...(declaration.touches ? [] : (defaults.follows ?? [])), ...(declaration.follows ?? [])]
  return {
    ...declaration,
    id,
    area,
    auth,
    guard,
    tenant: declaration.tenant ?? (guard === 'none' ? 'public' : 'team'),
    zone: declaration.zone ?? 'current',
    host: declaration.host ?? 'api',
    effect,
    personal: declaration.personal ?? false,
    touches: effect === 'read' ? [...own, ...follows] : own,
    headers: declaration.headers ?? [],
    body: declaration.body ?? 'json',
    answer: declaration.answer ?? 'json',
    confirm: declaration.confirm ?? (effect === 'destroy' ? 'dialog' : undefined),
    spec: declaration.spec ?? defaults.spec ?? 'shown',
  } as AnyCall
}
