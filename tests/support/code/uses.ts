import type { Export, Module } from './module.ts'
import { resolveImport } from './shipped-files.ts'
import { boundNames, isNode, nameOf, walk, type Node } from './syntax.ts'

/** That a piece of code uses something declared at the top of a module. */
export interface Use extends Export {
  /** Which members of what it makes are used; none where that cannot be told. */
  members?: readonly string[]
}

/** What a piece of code uses. */
export interface Uses {
  uses: readonly Use[]
  /** Ids in `calls['…']`, with `*` for what is only known when it runs; what only asks about a call is left out. */
  calls: readonly string[]
  /** Names of members that it reads, of whatever. */
  memberNames: readonly string[]
  texts: readonly string[]
}

/** What asks about a call without making it: an action's `call`, by which a role sees it or not. */
const asks = ['call', 'useAllowed', 'allows']

/**
 * What a piece of code uses when it runs.
 * @param without pieces of it that are looked at by themselves
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

/** Whether a node names a thing, and is not a member, a key or what is just being declared. */
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

/** Steps from a thing to what it makes or stands for. */
const passes = [
  'CallExpression',
  'AwaitExpression',
  'ChainExpression',
  'ParenthesizedExpression',
  'TSNonNullExpression',
]

/** Which members are used of what a name stands for, or of what a call with it makes; undefined where any may be. */
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

/** Which members are read of a variable; undefined where it goes on as a whole. */
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

/** What is read of a namespace. */
function membersRead(piece: Node, node: Node, above: readonly Node[], target: Export): Use[] {
  return (membersUsed(piece, node, above) ?? ['*']).map((name) => ({ file: target.file, name }))
}

/** What is used of a module that is loaded when it is needed. */
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

/** Which exports a function takes from the module that it is given. */
function namesTaken(taker: Node): string[] | undefined {
  const [parameter] = (taker.params as Node[] | undefined) ?? []
  if (!isNode(parameter)) return undefined
  if (parameter.type === 'ObjectPattern') return patternMembers(parameter)
  const [name] = boundNames(parameter)
  return name === undefined ? undefined : membersOfVariable(taker.body as Node, name)
}

/** The ids that may stand in the brackets of `calls[…]`. */
function callIds(node: Node): string[] {
  return node.type === 'MemberExpression' && node.computed ? textsOf(node.property as Node) : []
}

/** The texts that an expression may be, with `*` for what is only known when it runs. */
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
