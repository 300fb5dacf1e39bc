import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import postcss, { type Container, type Root, type Rule } from 'postcss'

/** Class of every widget's root element, in a shadow root and in the light DOM. */
const ROOT = '.cw-root'

// Location of this file. Bundling it into a build's configuration keeps `import.meta.url`, but not
// `import.meta.dirname`.
const repository = fileURLToPath(new URL('..', import.meta.url))

/** Folders that are scanned for class names. Those in tests and stories are not part of the shipped sheet. */
const SOURCES = [
  { base: resolve(repository, 'packages'), pattern: '{ui,elements}/src/**/*.{ts,tsx}', negated: false },
  { base: resolve(repository, 'packages/services'), pattern: '*/src/**/*.{ts,tsx}', negated: false },
  { base: resolve(repository, 'packages'), pattern: '**/*.test.{ts,tsx}', negated: true },
  { base: resolve(repository, 'packages'), pattern: '**/{locales,words}/*.ts', negated: true },
]

/** A compiled sheet and its source files. */
export interface CompiledSheet {
  css: string
  dependencies: string[]
}

export interface SheetOptions {
  minify?: boolean
  /** Folder of a page that uses additional class names, which are then included in its sheet. */
  page?: string
}

/** Compiles the Tailwind sheet at `file` to CSS that works in shadow roots and, under `.cw-root`, in the light DOM. */
export async function compileStyleSheet(file: string, { minify, page }: SheetOptions = {}): Promise<CompiledSheet> {
  const { css, dependencies } = await compileTailwind(file, page)
  return { css: optimize(scopeStyleSheet(css), { minify }).code, dependencies }
}

/** Tailwind's output for the sheet at `file`, with the classes of all sources. */
export async function compileTailwind(file: string, page?: string): Promise<CompiledSheet> {
  const dependencies = new Set([file])
  const compiler = await compile(await readFile(file, 'utf8'), {
    base: dirname(file),
    from: file,
    onDependency: (path) => dependencies.add(path),
  })
  const scanner = new Scanner({
    sources: page ? [...SOURCES, { base: page, pattern: '**/*.{ts,tsx}', negated: false }] : SOURCES,
  })
  const classes = scanner.scan()
  if (scanner.files.length === 0)
    throw new Error(`style-sheet: no sources found in ${repository}, so the sheet would have no classes`)
  const css = compiler.build(classes)
  for (const path of scanner.files) dependencies.add(path)
  // The first pass flattens nesting, so that the scoping below sees one flat selector per rule.
  return { css: optimize(css, { minify: false }).code, dependencies: [...dependencies] }
}

/**
 * Converts a Tailwind sheet to CSS that works in a shadow root and cannot leak out of `.cw-root` in the light DOM.
 *
 * - `@property` is removed: shadow roots ignore it, and on a document it would change the meaning of a host's own
 *   `--tw-*`. Its initial values come from Tailwind's `@layer properties`, whose `@supports` guard is removed so that
 *   it always applies.
 * - Tailwind's variables are renamed, since a host may register or set its own `--tw-*`.
 * - Layers are flattened in order: a host's unlayered `button {}` would win over any layered rule.
 * - What only browsers without `light-dark()` would use is left out: nothing here has colors in those.
 * - Every selector is scoped to `.cw-root`: defaults and resets then have a lower specificity than any utility, and a
 *   higher one than a host's element and universal selectors.
 */
export function scopeStyleSheet(css: string): string {
  return scopedRules(css).sheet.toString()
}

/** The same sheet as rules, and those among them that are utilities, i.e. rules for a single class. */
export function scopedRules(css: string): { sheet: Root; utilities: ReadonlySet<Rule> } {
  const sheet = postcss.parse(css.replaceAll('--tw-', '--cw-tw-'))
  const defaults = unguardDefaults(sheet)
  sheet.walkAtRules('property', (rule) => {
    if (defaults.length === 0) {
      throw new Error(
        'style-sheet: Tailwind no longer writes the defaults of its `@property` rules to `@layer properties`',
      )
    }
    rule.remove()
  })
  const utilities = utilitiesOf(sheet)
  unfoldLayers(sheet)
  unguardColorMixes(sheet)
  leaveOutFallbackFonts(sheet)
  leaveOutUnused(sheet)
  // Lowest in the cascade, like the layer it replaces.
  sheet.prepend(defaults)
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return
    rule.selectors = [...new Set(rule.selectors.flatMap(scopeSelector))]
  })
  return { sheet, utilities }
}

function utilitiesOf(sheet: Container): Set<Rule> {
  const rules = new Set<Rule>()
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') layer.walkRules((rule) => void rules.add(rule))
  })
  return rules
}

function unguardDefaults(sheet: Container): Rule[] {
  const rules: Rule[] = []
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties' || !layer.nodes) return
    layer.walkRules((rule) => void rules.push(rule.clone()))
    layer.remove()
  })
  return rules
}

function unfoldLayers(sheet: Container): void {
  sheet.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes)
    else layer.remove()
  })
}

/** Tailwind mixes colors where `color-mix()` exists, and has a plain color for other browsers. */
function unguardColorMixes(sheet: Container): void {
  sheet.walkAtRules('supports', (rule) => {
    if (rule.nodes && /^\(color:\s*color-mix\(/.test(rule.params)) rule.replaceWith(rule.nodes)
  })
}

/** Tailwind's own fonts, for a theme that sets none. Ours does. */
function leaveOutFallbackFonts(sheet: Container): void {
  sheet.walkDecls('font-family', (declaration) => {
    declaration.value = declaration.value.replace(/^var\((--default-(?:mono-)?font-family),.*\)$/s, 'var($1)')
  })
}

/**
 * Elements that widgets never show. Further, of date fields they show only the calendar, of selects only those of one
 * line, and of file inputs nothing.
 */
export const neverShown = ['abbr', 'progress', 'small', 'sub', 'sup'] as const
const ofNeverShown = new RegExp(
  `^(${neverShown.join('|')})\\b|^::-webkit-date(time-edit|-and-time)|^:where\\(select|^::file-selector-button`,
)

/**
 * Tailwind's reset of what is never shown, its font features, which no theme of ours sets, its color of placeholders,
 * which the sheet sets, and the prefixes of text decorations, of which the last pass writes those that are needed.
 */
function leaveOutUnused(sheet: Container): void {
  sheet.walkDecls(/^(font-(feature|variation)-settings|-webkit-text-decoration)$/, (each) => void each.remove())
  sheet.walkAtRules('supports', (rule) => {
    if (rule.params.includes('-apple-pay-button')) rule.remove()
  })
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !ofNeverShown.test(selector))
    if (rule.selectors.join('') === '') rule.remove()
  })
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && 'name' in rule.parent && String(rule.parent.name).endsWith('keyframes')
}

/** Scopes one selector to the root. The universal selector also covers the root itself. */
function scopeSelector(selector: string): string[] {
  if (selector === ':root' || selector === 'html' || selector === 'body') return [ROOT]
  if (selector.startsWith(':host') || selector.startsWith(ROOT)) return [selector]
  if (selector === '*') return [ROOT, `${ROOT} *`]
  return [`${ROOT} ${selector}`]
}
