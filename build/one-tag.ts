import { parseAst, type ESTree } from 'vite'

/** A literal tag in a module of declarations, and the position of its declaration. */
interface Declared {
  tag: string
  start: number
  end: number
}

/** Names of the tags that a service's module of declarations exports, in order. */
export function tagsDeclaredIn(code: string): string[] {
  return declarationsIn(code).declared.map(({ tag }) => tag)
}

/**
 * Reduces a service's module of declarations to one of its tags, so that a page that uses the tag doesn't load the
 * others.
 * @throws Error when the module does not declare the tag
 */
export function onlyTag(code: string, tag: string): string {
  const { list, declared } = declarationsIn(code)
  const kept = declared.find((each) => each.tag === tag)
  if (!kept) throw new Error(`<${tag}> is not declared here`)
  return `${code.slice(0, list.start)}[${code.slice(kept.start, kept.end)}]${code.slice(list.end)}`
}

/** Appends a suffix to the relative imports of a module. Dynamic imports are left alone. */
export function withImportQuery(code: string, query: string): string {
  const ends = parseAst(code, { lang: 'ts' }).body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.') ? [statement.source.end - 1] : [],
  )
  return ends.reduceRight((text, end) => text.slice(0, end) + query + text.slice(end), code)
}

/** `export const tags = [defineTag({ tag: 'cw-…', … }), …]`, the form in which every service declares its tags. */
function declarationsIn(code: string): { list: ESTree.ArrayExpression; declared: Declared[] } {
  const list = parseAst(code, { lang: 'ts' })
    .body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : [],
    )
    .find(({ id }) => id.type === 'Identifier' && id.name === 'tags')?.init
  if (list?.type !== 'ArrayExpression') throw new Error('Tags are declared as `export const tags = [defineTag(…), …]`')
  return {
    list,
    declared: list.elements.map((element) => {
      const argument = element?.type === 'CallExpression' ? element.arguments[0] : undefined
      const properties = argument?.type === 'ObjectExpression' ? argument.properties : []
      const name = properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'tag'
          ? [property.value]
          : [],
      )[0]
      if (!element || name?.type !== 'Literal') throw new Error("A tag's name must be a literal")
      return { tag: String(name.value), start: element.start, end: element.end }
    }),
  }
}
