import type { Export, Module } from './module.ts'
import { resolveImport } from './shipped-files.ts'
import { boundNames, isNode, nameOf, walk, type Node } from './syntax.ts'

/** Use of a top-level declaration by a piece of code. */
export interface Use extends Export {
  /** Members used of the object it returns; undefined if unknown. */
  members?: readonly string[]
}

/** Uses of a piece of code. */
export interface Uses {
  uses: readonly Use[]
  /**
   * Ids in `calls['…']`, with `*` for parts known only at run time. References that don't make the call are left out.
   */
  calls: readonly string[]
  /** Names of members that it reads, of any object. */
  memberNames: readonly string[]
  texts: readonly string[]
}

/** Reference to a call without making it: an action's `call`, which decides whether a role sees the action. */
const asks = ['call', 'useAllowed', 'allows']

/**
 * Uses of a piece of code when it runs.
 *
 * @param without parts that are analyzed separately
 */
export function usesOf(module: Module, piece: Node, without: ReadonlySet<Node> = new Set()): Uses {
  const uses: Use[] = []
  const calls: string[] = []
  const memberNames: string[] = []
  const texts: string[] = []
  walk(piece, (node, above) => {
    if (without.has(node)) return 'skip'
    memberNames.push(...namesRead(node))
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value)
    if (!isAsked(node, above)) calls.push(...callIds(node))
    if (node.type === 'ImportExpression') uses.push(...loaded(module, node, above))
    const name = isName(node, above[0]) ? nameOf(node) : undefined
    const target = name === undefined ? undefined : meaning(module, name)
    if (target?.name === '*') uses.push(...membersRead(piece, node, above, target))
    else if (target) uses.push({ ...target, members: membersUsed(piece, node, above) })
  })
  return { uses, calls, memberNames, texts }
}

function meaning(module: Module, name: string): Export | undefined {
  return module.imports.get(name) ?? (module.declarations.has(name) ? { file: module.file, name } : undefined)
}

/** Whether a node refers to a variable, and is not a member, a key, or a declaration. */
function isName(node: Node, parent: Node | undefined): boolean {
  if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return false
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed === true
  if (parent?.type === 'JSXMemberExpression') return parent.object === node
  if (parent?.type === 'JSXAttribute' || parent?.id === node) return false
  return parent?.type !== 'Property' || parent.computed === true || parent.value === node
}

/** Names of members that a node reads. */
function namesRead(node: Node): string[] {
  if (node.type === 'MemberExpression' && !node.computed) return [nameOf(node.property) as string]
  return node.type === 'ObjectPattern' ? keysOf(node) : []
}

function keysOf(pattern: Node): string[] {
  return (pattern.properties as Node[]).flatMap(({ key }) => nameOf(key) ?? [])
}

/** Steps from a variable to what it returns or refers to. */
const passes = [
  'CallExpression',
  'AwaitExpression',
  'ChainExpression',
  'ParenthesizedExpression',
  'TSNonNullExpression',
]

/** Members used of a variable's value, or of the result of calling it; undefined if any may be. */
function membersUsed(piece: Node, node: Node, above: readonly Node[]): string[] | undefined {
  const at = above.findIndex(({ type }) => !passes.includes(type))
  const user = above[at]
  const made = above[at - 1] ?? node
  if (user?.type === 'MemberExpression' && user.object === made && !user.computed)
    return [nameOf(user.property) as string]
  if (user?.type !== 'VariableDeclarator' || user.init !== made) return undefined
  const bound = user.id as Node
  return bound.type === 'ObjectPattern' ? patternMembers(bound) : membersOfVariable(piece, nameOf(bound) as string)
}

function patternMembers(pattern: Node): string[] | undefined {
  const isRest = (pattern.properties as Node[]).some(({ type }) => type === 'RestElement')
  return isRest ? undefined : keysOf(pattern)
}

/** Members read of a variable; undefined if the variable escapes. */
function membersOfVariable(piece: Node, name: string): string[] | undefined {
  const found: string[] = []
  let whole = false
  walk(piece, (node, above) => {
    const [parent] = above
    if (nameOf(node) !== name || !isName(node, parent)) return
    const members = parent?.type === 'MemberExpression' ? membersUsed(piece, node, above) : undefined
    if (members === undefined) whole = true
    else found.push(...members)
  })
  return whole ? undefined : found
}

/** Exports read of a namespace. */
function membersRead(piece: Node, node: Node, above: readonly Node[], target: Export): Use[] {
  return (membersUsed(piece, node, above) ?? ['*']).map((name) => ({ file: target.file, name }))
}

/** Exports used of a dynamically imported module. */
function loaded(module: Module, node: Node, above: readonly Node[]): Use[] {
  const source = node.source as Node
  const file = source.type === 'Literal' ? resolveImport(module.file, source.value as string) : undefined
  if (!file) return []
  const [member, call] = above
  const then = member?.type === 'MemberExpression' && nameOf(member.property) === 'then' ? call : undefined
  const taker = (then?.arguments as Node[] | undefined)?.[0]
  const names = taker ? namesTaken(taker) : membersUsed(node, node, above)
  return (names ?? ['*']).map((name) => ({ file, name }))
}

/** Exports that a function takes from a module passed to it. */
function namesTaken(taker: Node): string[] | undefined {
  const [parameter] = (taker.params as Node[] | undefined) ?? []
  if (!isNode(parameter)) return undefined
  if (parameter.type === 'ObjectPattern') return patternMembers(parameter)
  const [name] = boundNames(parameter)
  return name === undefined ? undefined : membersOfVariable(taker.body as Node, name)
}

/** Possible ids in the brackets of `calls[…]`. */
function callIds(node: Node): string[] {
  return node.type === 'MemberExpression' && node.computed ? textsOf(node.property as Node) : []
}

/** Possible strings of an expression, with `*` for parts known only at run time. */
function textsOf(node: Node): string[] {
  if (node.type === 'TSAsExpression') return textsOf(node.expression as Node)
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((each) => textsOf(each as Node))
  if (node.type === 'TemplateLiteral')
    return [(node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked).join('*')]
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []
}

function isAsked(node: Node, above: readonly Node[]): boolean {
  const [parent, outer] = above
  if (parent?.type === 'Property') return parent.value === node && asks.includes(nameOf(parent.key) ?? '')
  if (parent?.type === 'JSXExpressionContainer') return asks.includes(nameOf(outer?.name) ?? '')
  if (parent?.type === 'MemberExpression') return true
  return parent?.type === 'CallExpression' && asks.includes(nameOf(parent.callee) ?? '')
}
