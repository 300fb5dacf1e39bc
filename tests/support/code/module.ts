import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { resolveImport } from './shipped-files.ts'
import { boundNames, isNode, nameOf, returnedObjects, type Node } from './syntax.ts'

/** An export of a module: one name, or `*` for all. */
export interface Export {
  file: string
  name: string
}

/** A top-level declaration of a module. */
export interface Declaration {
  node: Node
  /** Members of the object that it returns; their uses are tracked separately. */
  members: ReadonlyMap<string, readonly Node[]>
}

/** A parsed module, as far as needed to track uses. */
export interface Module {
  file: string
  /** Imported names, by their local name. */
  imports: ReadonlyMap<string, Export>
  declarations: ReadonlyMap<string, Declaration>
  /** Exports by name: a declaration of this module, or an export of another. */
  exports: ReadonlyMap<string, Export>
  /** Modules whose exports this one re-exports with `*`. */
  handsOn: readonly string[]
  /** Statically imported modules. */
  loads: readonly string[]
  /** Whether it has dynamic imports. */
  loadsLater: boolean
  /** Top-level statements that run on import. */
  statements: readonly Node[]
}

const known = new Map<string, Module>()

/** The module in a file, parsed once. */
export function moduleOf(file: string): Module {
  const module = known.get(file) ?? parseModule(file, readFileSync(file, 'utf8'))
  known.set(file, module)
  return module
}

/** Finds the declaration of an export. */
export function resolveExport({ file, name }: Export): Export | undefined {
  const module = moduleOf(file)
  const own = module.exports.get(name)
  if (own) return own.file === file ? own : resolveExport(own)
  return module.handsOn.map((other) => resolveExport({ file: other, name })).find((found) => found !== undefined)
}

/** All names that a module exports. */
export function exportedNames(file: string): string[] {
  const { exports, handsOn } = moduleOf(file)
  return [...exports.keys(), ...handsOn.flatMap(exportedNames)]
}

/** Parses a module from its text and file name. */
export function parseModule(file: string, text: string): Module {
  const { program, errors, module } = parseSync(file, text)
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`)
  const imports = new Map<string, Export>()
  const declarations = new Map<string, Declaration>()
  const exports = new Map<string, Export>()
  const handsOn: string[] = []
  const loads: string[] = []
  const statements: Node[] = []
  const targetOf = ({ source }: Node) => resolveImport(file, (source as Node).value as string)

  const declare = (node: Node): string[] => {
    const declared = node.type === 'VariableDeclaration' ? (node.declarations as Node[]) : [node]
    return declared.flatMap((each) => {
      const names = isNode(each.id) ? boundNames(each.id) : ['default']
      const members = membersOf(isNode(each.init) ? each.init : each)
      for (const name of names) declarations.set(name, { node: each, members })
      return names
    })
  }

  for (const statement of program.body as unknown as Node[]) {
    const target = statement.source ? targetOf(statement) : undefined
    const isType = statement.importKind === 'type' || statement.exportKind === 'type'
    if (target && !isType) loads.push(target)
    const declaration = statement.declaration as Node | null | undefined
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers as Node[])
        if (target) imports.set(nameOf(specifier.local) as string, { file: target, name: importedName(specifier) })
    } else if (statement.type === 'ExportAllDeclaration') {
      const name = nameOf(statement.exported)
      if (target && name) exports.set(name, { file: target, name: '*' })
      else if (target) handsOn.push(target)
    } else if (statement.type === 'ExportDefaultDeclaration') {
      for (const name of declare(declaration as Node)) exports.set('default', { file, name })
    } else if (statement.type === 'ExportNamedDeclaration' && declaration) {
      for (const name of declare(declaration)) exports.set(name, { file, name })
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const specifier of statement.specifiers as Node[]) {
        const name = nameOf(specifier.local) as string
        if (target || !statement.source)
          exports.set(nameOf(specifier.exported) as string, imports.get(name) ?? { file: target ?? file, name })
      }
    } else if (isDeclaration(statement)) declare(statement)
    else statements.push(statement)
  }
  return {
    file,
    imports,
    declarations,
    exports,
    handsOn,
    loads,
    loadsLater: module.dynamicImports.length > 0,
    statements,
  }
}

function isDeclaration({ type }: Node): boolean {
  return /^(Variable|Function|Class|TSInterface|TSTypeAlias|TSEnum|TSModule)Declaration$/.test(type)
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : (nameOf(specifier.imported) as string)
}

function membersOf(node: Node): Map<string, Node[]> {
  const members = new Map<string, Node[]>()
  for (const property of returnedObjects(node).flatMap((object) => object.properties as Node[])) {
    const name = property.computed ? undefined : nameOf(property.key)
    if (name !== undefined) members.set(name, [...(members.get(name) ?? []), property])
  }
  return members
}
