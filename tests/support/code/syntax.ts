/** A node of an ESTree syntax tree, including TypeScript's and JSX's nodes. */
export interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** Whether a value in a syntax tree is a node, as opposed to a name or a number. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** Child nodes of a node, in source order. */
export function childrenOf(node: Node): Node[] {
  const found: Node[] = []
  for (const field in node) {
    const value = node[field]
    if (Array.isArray(value)) found.push(...value.filter(isNode))
    else if (isNode(value)) found.push(value)
  }
  return found
}

/** Expression wrappers without effect at run time. */
const typeWrappers = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'TSInstantiationExpression']

/** Child nodes of a node, without types. */
export function runtimeChildrenOf(node: Node): Node[] {
  if (typeWrappers.includes(node.type)) return [node.expression as Node]
  return childrenOf(node).filter(({ type }) => !type.startsWith('TS') || typeWrappers.includes(type))
}

/** Visits a node and its descendants; `visit` gets the ancestors, the nearest first. */
export function walk(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => void | 'skip',
  children: (node: Node) => Node[] = runtimeChildrenOf,
  above: readonly Node[] = [],
): void {
  if (visit(node, above) === 'skip') return
  const below = children(node)
  if (below.length === 0) return
  const path = [node, ...above]
  for (const child of below) walk(child, visit, children, path)
}

/** Name of an identifier, or of an identifier or string key. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name as string
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** Names that a pattern binds. */
export function boundNames(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name as string]
  if (pattern.type === 'Property') return boundNames(pattern.value as Node)
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left as Node)
  return runtimeChildrenOf(pattern).flatMap(boundNames)
}

/** The object that a function returns, if it is an object literal. */
export function returnedObjects(declared: Node): Node[] {
  const body = declared.body as Node | null
  if (!/Function/.test(declared.type) || !body) return []
  if (body.type !== 'BlockStatement') return objectsIn(body)
  return (body.body as Node[])
    .filter(({ type }) => type === 'ReturnStatement')
    .flatMap(({ argument }) => (isNode(argument) ? objectsIn(argument) : []))
}

function objectsIn(expression: Node): Node[] {
  if (expression.type === 'ObjectExpression') return [expression]
  if (expression.type === 'ParenthesizedExpression' || typeWrappers.includes(expression.type))
    return objectsIn(expression.expression as Node)
  return expression.type === 'ConditionalExpression'
    ? [...objectsIn(expression.consequent as Node), ...objectsIn(expression.alternate as Node)]
    : []
}
