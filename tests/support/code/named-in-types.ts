import type { Declaration, Export, Module } from './module.ts'
import { childrenOf, nameOf, walk } from './syntax.ts'

/** Types named in a declaration's public signature: a function's parameters and result, but not its body. */
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
