import type { Declaration, Export, Module } from './module.ts'
import { childrenOf, nameOf, walk } from './syntax.ts'

/**
 * What a declaration names in the types that whoever uses it sees: of a function its parameters and its answer, and not
 * what it does.
 */
export function namedInTypes(module: Module, { node }: Declaration): Export[] {
  const found: Export[] = []
  walk(
    node,
    (each) => {
      if (each.type === 'BlockStatement') return 'skip'
      const name =
        each.type === 'TSTypeReference'
          ? nameOf(each.typeName)
          : isHeritage(each.type)
            ? nameOf(each.expression)
            : undefined
      const target = name === undefined ? undefined : module.imports.get(name)
      if (target) found.push(target)
      else if (name !== undefined && module.declarations.has(name)) found.push({ file: module.file, name })
    },
    childrenOf,
  )
  return found
}

function isHeritage(type: string): boolean {
  return type === 'TSInterfaceHeritage' || type === 'TSClassImplements'
}
