import { serverLists } from '@console-widgets/platform/sql-engines/server-lists'
import { SqlSyntaxError, type Placement, type SqlParser } from '@console-widgets/platform/sql-engines/engine'
import type { Statement } from './split.ts'

/** Account and engine that statements run with. */
interface Place {
  readonly: boolean
  placement: Placement
  /** Whether a connected program sends them. */
  isProgram?: boolean
}

/** A rule of the platform that PostgreSQL's privileges can't express, and the message for who breaks it. */
interface Rule {
  message: string
  /** Whether a node of the syntax tree breaks it. */
  breaks: (kind: string, node: Node) => boolean
  /** The same for the text of a statement of which there is no tree. Errs on the side of refusing. */
  mentions: RegExp
  /** The same for the body of a function or a block. One can be written so that nothing finds it there. */
  inBodies?: RegExp
  applies?: (place: Place) => boolean
}

type Node = Record<string, unknown>

/** Settings that say who a session is. */
const identity = new Set(['role', 'session_authorization'])

/**
 * Names a role by its number. psql asks the first for the owner of each table, which is a name without meaning here,
 * and the others for default privileges.
 */
const namesRoles = /^(pg_get_userbyid|acldefault|makeaclitem)$/
/** Names anything by its number, also a database or a role of another team. */
const namesObjects = /^pg_(describe|identify)_object\w*$/
/** Functions that write large objects, which any account may call, and those that run a text as SQL. */
const writesObjects = /^(lo_(creat|create|from_bytea|import|put|truncate|truncate64|unlink)|lowrite)$/
const runsText = /^((query|table|cursor|schema|database)_to_xml\w*|ts_stat|ts_rewrite)$/

const sharedServer = 'The server is shared, so its lists of databases, roles, and sessions can’t be read'

const rules: readonly Rule[] = [
  {
    message: 'Accounts and their passwords are managed on the page of the accounts, not with SQL',
    breaks: (kind) => kind === 'AlterRoleStmt' || kind === 'AlterRoleSetStmt',
    mentions: /^alter\s+(role|user|group)\b/i,
    inBodies: /\balter\s+(role|user|group)\b/i,
  },
  {
    message: 'A run has the rights of its account. To use those of another one, choose it for the run.',
    breaks: (kind, node) =>
      (kind === 'VariableSetStmt' && identity.has(String(node.name))) ||
      (kind === 'UpdateStmt' && (node.relation as Node | undefined)?.relname === 'pg_settings') ||
      (kind === 'FuncCall' && lastName(node.funcname) === 'set_config' && !isHarmless((node.args as unknown[])?.[0])),
    mentions:
      /^(set|reset)\b.*\b(role|session_authorization|session\s+authorization)\b|\bset_config\s*\(\s*'(role|session_authorization)'/is,
  },
  {
    message: sharedServer,
    breaks: (kind, node) =>
      (kind === 'RangeVar' && serverLists.test(String(node.relname))) ||
      (kind === 'FuncCall' && serverLists.test(lastName(node.funcname))) ||
      (kind === 'TypeName' && serverLists.test(lastName(node.names))),
    mentions: withinText(serverLists),
    inBodies: withinText(serverLists),
    applies: ({ placement }) => placement === 'server',
  },
  {
    message: sharedServer,
    breaks: (kind, node) => kind === 'FuncCall' && namesObjects.test(lastName(node.funcname)),
    mentions: withinText(namesObjects),
    inBodies: withinText(namesObjects),
    applies: ({ placement }) => placement === 'server',
  },
  {
    message: sharedServer,
    breaks: (kind, node) => kind === 'FuncCall' && namesRoles.test(lastName(node.funcname)),
    mentions: withinText(namesRoles),
    inBodies: withinText(namesRoles),
    applies: ({ placement, isProgram = false }) => placement === 'server' && !isProgram,
  },
  {
    message: 'A read-only account can’t write large objects or run code. Choose an account that can write.',
    breaks: (kind, node) =>
      kind === 'DoStmt' ||
      (kind === 'FuncCall' && [writesObjects, runsText].some((functions) => functions.test(lastName(node.funcname)))),
    mentions: /^do\b|\b(lo_(creat|from_bytea|import|put|truncate|unlink)|lowrite|\w+_to_xml|ts_stat|ts_rewrite)/i,
    applies: ({ readonly, placement }) => readonly && placement === 'server',
  },
]

/** Characters beyond which a statement isn't parsed, but searched. */
const longestParsed = 200_000
/** Texts without any of these break no rule. A name can be written with escapes. */
const suspicious = /^(alter|do)\b|role|authorization|pg_|acl|lo_|lowrite|_to_xml|ts_stat|ts_rewrite|set_config|u&"/i

/** The first of the statements that the platform doesn't run for an account, and why. */
export function forbiddenIn(
  statements: Iterable<Statement>,
  parser: SqlParser | undefined,
  place: Place,
): { index: number; statement: Statement; message: string } | undefined {
  const applying = rules.filter(({ applies }) => applies?.(place) ?? true)
  let index = 0
  for (const statement of statements) {
    if (suspicious.test(statement.text)) {
      const broken = brokenBy(statement.text, applying, parser)
      if (broken) return { index, statement, message: broken.message }
    }
    index++
  }
  return undefined
}

function brokenBy(text: string, applying: readonly Rule[], parser: SqlParser | undefined): Rule | undefined {
  const tree = parser && text.length <= longestParsed ? treeOf(text, parser) : undefined
  return applying.find((rule) => (tree === undefined ? rule.mentions.test(text) : isBrokenIn(tree, rule)))
}

/** Undefined if the text isn't valid for this parser: the engine may know more than it. */
function treeOf(text: string, parser: SqlParser): unknown {
  try {
    return parser.parse(text)
  } catch (error) {
    if (error instanceof SqlSyntaxError) return undefined
    throw error
  }
}

function isBrokenIn(value: unknown, rule: Rule): boolean {
  if (Array.isArray(value)) return value.some((item) => isBrokenIn(item, rule))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([kind, node]) => {
    if (typeof node !== 'object' || node === null) return false
    if (kind === 'DefElem' && (node as Node).defname === 'as' && rule.inBodies?.test(JSON.stringify(node))) return true
    return (!Array.isArray(node) && rule.breaks(nodeKinds[kind] ?? kind, node as Node)) || isBrokenIn(node, rule)
  })
}

/** Fields whose node has no kind of its own in the tree. */
const nodeKinds: Record<string, string> = { relation: 'RangeVar', typeName: 'TypeName' }

/** Whether the first argument of `set_config` is the constant name of a setting that doesn't say who a session is. */
function isHarmless(argument: unknown): boolean {
  const { sval } = ((argument as Node | undefined)?.A_Const ?? {}) as { sval?: { sval?: string } }
  return sval?.sval !== undefined && !identity.has(sval.sval.toLowerCase())
}

function lastName(names: unknown): string {
  const last = (names as { String?: { sval?: string } }[] | undefined)?.at(-1)
  return last?.String?.sval ?? ''
}

function withinText(names: RegExp): RegExp {
  return new RegExp(`\\b${names.source.slice(1, -1)}\\b|u&"`, 'i')
}
