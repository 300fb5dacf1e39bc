import { areasWith } from './service-folders.mjs'

/**
 * The messages of all services, by area and language: for the tags, and for pages with all services.
 * @param {string} repository
 * @returns {Record<string, string>}
 */
export function serviceWords(repository) {
  const services = areasWith(repository, 'src/words.ts')
  const imports = services.map((area) => `import { words as ${variable(area)} } from '@console-widgets/${area}/words'`)
  const text = `// Written by scripts/sums/service-words.mjs from the folders of the services.
${imports.join('\n')}
import type { ServiceWords } from '@console-widgets/ui/tag'

/** The words of each area, by language. */
const serviceWords: ServiceWords = {
${services.map((area) => `  ...${variable(area)},`).join('\n')}
}

export default serviceWords
`
  return { 'packages/elements/src/words/services.generated.ts': text }
}

/** `cloud-storage` → `cloudStorage`. @param {string} area */
function variable(area) {
  return area.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
}
