import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseAst, type Plugin } from 'vite'
import { splitStyleSheet, type SplitSheet } from './split-sheet.ts'
import { compileTailwind } from './style-sheet.ts'

const packages = resolve(import.meta.dirname, '../packages')
const sheetFile = resolve(packages, 'ui/src/styles/sheet.css')
const addRules = resolve(packages, 'ui/src/embedding/sheet-rules.ts')

/** Modules that may contain class names. Those of the page's entry contain none, only words in comments. */
const MODULE = /\/packages\/((ui|services\/[\w-]+)\/src\/.*\.tsx?|elements\/src\/.*\.tsx)$/

/**
 * Limits the style sheet to the classes of the modules that `isFirst` matches, and of their imports. Every other module
 * contains the additional rules that it needs, and adds them when it is evaluated.
 */
export function splitSheetPlugin(isFirst: RegExp): Plugin {
  let sheet: SplitSheet
  let first: ReadonlyMap<string, string>
  return {
    name: 'console-widgets:split-sheet',
    enforce: 'pre',
    async buildStart() {
      const { css, dependencies } = await compileTailwind(sheetFile)
      first = await withImports(dependencies.filter((file) => isFirst.test(file)))
      sheet = splitStyleSheet(css, [...first.values()])
    },
    load: {
      filter: { id: /^\0console-widgets:sheet:/ },
      handler: () => `export default ${JSON.stringify(sheet.first)}`,
    },
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        if (first.has(id)) return null
        const rules = sheet.rulesFor(code)
        return rules.length > 0
          ? `${code}\nimport { addRules as addRulesOfThis } from ${JSON.stringify(addRules)}\naddRulesOfThis(${JSON.stringify(rules)})\n`
          : null
      },
    },
  }
}

/** Concatenates files and their relative imports, except dynamic ones. */
async function withImports(files: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const waiting = new Set(files)
  for (const file of waiting) {
    const text = await readFile(file, 'utf8')
    texts.set(file, text)
    for (const path of importedPaths(text)) waiting.add(resolve(dirname(file), path))
  }
  return texts
}

function importedPaths(text: string): string[] {
  return parseAst(text, { lang: 'tsx' }).body.flatMap((statement) => {
    if (!('source' in statement) || !statement.source) return []
    const typeOnly =
      ('importKind' in statement && statement.importKind === 'type') ||
      ('exportKind' in statement && statement.exportKind === 'type')
    return !typeOnly && /^\..*\.tsx?$/.test(statement.source.value) ? [statement.source.value] : []
  })
}
