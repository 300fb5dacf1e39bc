import source from '../../packages/ui/src/styles/tokens.css?raw'

/** A design token as `tokens.css` declares it. */
export interface Token {
  /** Custom property, such as `--color-surface`. */
  name: string
  /** Property that a host sets, such as `--cw-surface`, if it can. */
  isSetBy?: string
  value: string
}

/** Tokens below one comment. */
export interface TokenGroup {
  /** The comment. */
  note: string
  tokens: Token[]
}

/** A comment, or a declaration; a value may continue on further lines. */
const parts = /\/\*([\s\S]*?)\*\/|(--[\w-]+\*?):\s*([^;]+);/g

/** All tokens of the theme, in the groups that the comments of `tokens.css` form. */
export function readTokens(): TokenGroup[] {
  const theme = /@theme static \{([\s\S]*?)\n\}/.exec(source)?.[1]
  if (theme === undefined) throw new Error('tokens.css declares no theme')
  const groups: TokenGroup[] = [{ note: '', tokens: [] }]
  for (const [, comment, name, value] of theme.matchAll(parts)) {
    if (comment !== undefined) groups.push({ note: comment.replace(/\s+/g, ' ').trim(), tokens: [] })
    // `--color-*: initial` removes Tailwind's own.
    else if (name && value && !name.endsWith('*')) {
      const isSetBy = /^var\(\s*(--cw-[\w-]+)/.exec(value)?.[1]
      groups.at(-1)?.tokens.push({ name, isSetBy, value: value.replace(/\s+/g, ' ') })
    }
  }
  return groups.filter(({ tokens }) => tokens.length > 0)
}

/** Tokens whose name starts with a text, such as `--radius-`. */
export function tokensNamed(start: string): Token[] {
  return readTokens().flatMap(({ tokens }) => tokens.filter(({ name }) => name.startsWith(start)))
}

/** Values of the densities: by name, their custom properties. */
export function readDensities(): { name: string; tokens: Token[] }[] {
  return [...source.matchAll(/\.cw-root(?:\[data-density='(\w+)'\])? \{([^}]*)\}/g)].map(([, name, body]) => ({
    name: name ?? 'normal',
    tokens: [...(body ?? '').matchAll(parts)].flatMap(([, , token, value]) =>
      token && value ? [{ name: token, value }] : [],
    ),
  }))
}
