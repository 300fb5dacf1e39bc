import { parseAst, type ESTree } from 'vite'

/** A literal tag of a module that declares tags, and where its declaration stands in the text. */
interface Declared {
  tag: string
  start: number
  end: number
}

/** The names of the tags that a service's module of declarations exports, in their order. */
export function tagsDeclaredIn(code: string): string[] {
  return declarationsIn(code).declared.map(({ tag }) => tag)
}

/**
 * A service's module of declarations with one of its tags alone: what a page loads for a tag says nothing of the
 * others.
 * @throws Error when the module does not declare the tag
 */
export function onlyTag(code: string, tag: string): string {
  const { list, declared } = declarationsIn(code)
  const kept = declared.find((each) => each.tag === tag)
  if (!kept) throw new Error(`<${tag}> is not declared here`)
  return `${code.slice(0, list.start)}[${code.slice(kept.start, kept.end)}]${code.slice(list.end)}`
}

/** A module that imports others of its package, with something after their paths; what it loads later is left alone. */
export function withImportQuery(code: string, query: string): string {
  const ends = parseAst(code, { lang: 'ts' }).body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.') ? [statement.source.end - 1] : [],
  )
  return ends.reduceRight((text, end) => text.slice(0, end) + query + text.slice(end), code)
}

/** `export const tags = [defineTag({ tag: 'cw-…', … }), …]`, which is how every service declares its tags. */
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
      if (!element || name?.type !== 'Literal') throw new Error('A tag is declared with its name as a literal')
      return { tag: String(name.value), start: element.start, end: element.end }
    }),
  }
}
