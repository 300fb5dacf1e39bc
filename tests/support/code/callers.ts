import { readFileSync } from 'node:fs'
import { moduleOf, resolveExport, type Export } from './module.ts'
import { namedInTypes } from './named-in-types.ts'
import { packageOf, shippedFiles } from './shipped-files.ts'
import { usesOf } from './uses.ts'

/** Tells one declaration from another. */
export function keyOf({ file, name }: Export): string {
  return `${file}#${name}`
}

/**
 * What other packages and the examples use of a package, and what stands in the types of that: whoever calls a function
 * may have to name what it takes.
 * @param also what others are known to use
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
  // To find the name in a text is quicker than to read the text as code.
  const mayUse = (file: string) => readFileSync(file, 'utf8').includes(`@console-widgets/${name}`)
  for (const file of shippedFiles) if (packageOf(file) !== folder && mayUse(file)) importedBy(file).forEach(add)
  also.forEach(add)
  return new Set(used.keys())
}

function resolved(target: Export): Export | undefined {
  return moduleOf(target.file).declarations.has(target.name) ? target : resolveExport(target)
}

/** What a file imports: by name, whole, or when it is needed. */
function importedBy(file: string): Export[] {
  const module = moduleOf(file)
  const named = [...module.imports.values(), ...module.exports.values()]
  // To read what is done with a module as a whole takes time, and few files do anything with one.
  const isWhole = module.loadsLater || named.some(({ name }) => name === '*')
  const pieces = [...module.statements, ...[...module.declarations.values()].map(({ node }) => node)]
  const others = isWhole ? pieces.flatMap((piece) => usesOf(module, piece).uses) : []
  return [...named, ...others].filter((target) => target.file !== file && target.name !== '*')
}
