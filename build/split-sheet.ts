import { optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import postcss, { type AtRule, type Rule } from 'postcss'
import { scopedRules } from './style-sheet.ts'

/** A rule that comes later: where it belongs among the pieces of the first text, and its text. */
export type PlacedRule = readonly [place: number, css: string]

/** A sheet of which a page has a part at first, and the rest with the code that needs it. */
export interface SplitSheet {
  /** The pieces at the places 0, 1, 2, …, a line each; other rules belong between them. */
  first: string
  /** The rules that a module's classes need besides. */
  rulesFor(source: string): PlacedRule[]
}

/** As many rules can be between two pieces. */
const between = 10_000

/**
 * Splits a sheet as Tailwind makes it. The order of utilities decides which of two holds, so that a rule that comes
 * later must go to the place that it has in the whole: a number between those of two pieces.
 */
export function splitStyleSheet(css: string, firstSources: readonly string[]): SplitSheet {
  const { sheet, utilities } = scopedRules(css)
  const first = new Set(firstSources.flatMap(classesIn))
  const pieces = ['']
  const later = new Map<string, PlacedRule[]>()
  let since = 0
  const keep = (text: string) => {
    if (since > 0) pieces.push('')
    since = 0
    pieces[pieces.length - 1] += text
  }
  const split = (rule: Rule) => {
    for (const selector of rule.selectors) {
      const name = classOf(selector)
      const text = aloneInItsPlace(rule, selector)
      if (name === undefined || first.has(name)) {
        keep(text)
        continue
      }
      since += 1
      if (since === between) throw new Error('split-sheet: more rules between two pieces than there are places')
      later.set(name, [...(later.get(name) ?? []), [pieces.length - 1 + since / between, minified(text)]])
    }
  }
  for (const node of sheet.nodes) {
    const rules: Rule[] = []
    if (node.type === 'rule') rules.push(node)
    else if (node.type === 'atrule') node.walkRules((rule) => void rules.push(rule))
    if (rules.some((rule) => utilities.has(rule))) for (const rule of rules) split(rule)
    else keep(node.toString())
  }
  return {
    first: pieces.map(minified).join('\n'),
    rulesFor: (source) =>
      classesIn(source)
        .flatMap((name) => later.get(name) ?? [])
        .sort(([one], [other]) => one - other),
  }
}

/** What may be a class in a module's text. */
function classesIn(source: string): string[] {
  return new Scanner({}).scanFiles([{ content: source, extension: 'tsx' }])
}

/**
 * The class whose rule it is: the longest in the selector, since its name has in it those that its variants look for.
 */
function classOf(selector: string): string | undefined {
  const classes = [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/g)].map(([, escaped]) =>
    unescaped(escaped as string),
  )
  return classes.filter((name) => name !== 'cw-root').sort((one, other) => other.length - one.length)[0]
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/g, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character as string),
  )
}

/** The rule for one of its selectors, within the conditions that it is under. */
function aloneInItsPlace(rule: Rule, selector: string): string {
  const alone = rule.clone({ selectors: [selector] })
  let outermost: Rule | AtRule = alone
  for (let parent = rule.parent; parent?.type === 'atrule'; parent = (parent as AtRule).parent) {
    const { name, params } = parent as AtRule
    outermost = postcss.atRule({ name, params, nodes: [outermost] })
  }
  return outermost.toString()
}

function minified(css: string): string {
  return optimize(css, { minify: true }).code.replaceAll('\n', '')
}
