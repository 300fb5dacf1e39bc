import type { Root } from 'postcss'

/** Custom property that applies to all elements below a root: of the theme, or a default of Tailwind's. */
export interface Token {
  value: string
  selector: string
}

/** Tokens by name. */
export type Tokens = ReadonlyMap<string, Token>

/** All tokens of a sheet by name. They leave the sheet. */
export function takeTokens(sheet: Root): Tokens {
  const tokens = new Map<string, Token>()
  for (const rule of [...sheet.nodes]) {
    if (rule.type !== 'rule' || !rule.selectors.some((selector) => [':host', '.cw-root *'].includes(selector))) continue
    rule.walkDecls(/^--/, (declaration) => {
      tokens.set(declaration.prop, { value: declaration.value, selector: rule.selector })
      declaration.remove()
    })
    if (rule.nodes.length === 0) rule.remove()
  }
  return tokens
}

/**
 * Tokens that texts mention, and those that these refer to. A name that code completes, such as `--color-chart-${n}`,
 * stands for every token that begins with it.
 */
export function tokensIn(texts: readonly string[], tokens: Tokens): Set<string> {
  const all = [...tokens.keys()]
  const names = (text: string) =>
    (text.match(/--[\w-]+/g) ?? []).flatMap((name) =>
      name.endsWith('-') ? all.filter((token) => token.startsWith(name)) : tokens.has(name) ? [name] : [],
    )
  const found = new Set(texts.flatMap(names))
  for (const name of found) for (const other of names(tokens.get(name)?.value ?? '')) found.add(other)
  return found
}
