import { readFileSync } from 'node:fs'
import { moduleOf, resolveExport, type Export } from './module.ts'
import { namedInTypes } from './named-in-types.ts'
import { packageOf, shippedFiles } from './shipped-files.ts'
import { usesOf } from './uses.ts'

/** Unique key of a declaration. */
export function keyOf({ file, name }: Export): string {
  return `${file}#${name}`
}

/**
 * Exports of a package that other packages and the examples use, and the types those refer to: a caller may need to
 * name a function's parameter types.
 *
 * @param also exports that are known to be used
 */
export function usedFromOutside(name: string, also: readonly Export[]): ReadonlySet<string> {
  const folder = `packages/${name}`
  const used = new Map<string, Export>()
  const add = (target: Export) => {
    const found = packageOf(target.file) === folder ? resolved(target) : undefined
    if (!found || used.has(keyOf(found))) return
    used.set(keyOf(found), found)
    const module = moduleOf(found.file)
    const declared = module.declarations.get(found.name)
    if (declared) namedInTypes(module, declared).forEach(add)
  }
  // Searching the text for the name is faster than parsing it.
  const mayUse = (file: string) => readFileSync(file, 'utf8').includes(`@console-widgets/${name}`)
  for (const file of shippedFiles) if (packageOf(file) !== folder && mayUse(file)) importedBy(file).forEach(add)
  also.forEach(add)
  return new Set(used.keys())
}

function resolved(target: Export): Export | undefined {
  return moduleOf(target.file).declarations.has(target.name) ? target : resolveExport(target)
}

/** Imports of a file: named, namespace, or dynamic. */
function importedBy(file: string): Export[] {
  const module = moduleOf(file)
  const named = [...module.imports.values(), ...module.exports.values()]
  // Analyzing the uses of a namespace takes time, and few files have one.
  const isWhole = module.loadsLater || named.some(({ name }) => name === '*')
  const pieces = [...module.statements, ...[...module.declarations.values()].map(({ node }) => node)]
  const others = isWhole ? pieces.flatMap((piece) => usesOf(module, piece).uses) : []
  return [...named, ...others].filter((target) => target.file !== file && target.name !== '*')
}
