/**
 * @typedef {object} Import
 * @property {string} specifier
 * @property {boolean} typeOnly whether it vanishes when the types are stripped
 * @property {boolean} [lazy] whether it is a dynamic import
 * @property {number} line
 */

const comment = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
const fromClause = /\b(import|export)\s+(type\s+)?([\w*{}\s,$]+?)\s+from\s*['"]([^'"]+)['"]/g
// Not the end of a text such as 'test-user.import'.
const bareImport = /(?<![\w.'"-])import\s*['"]([^'"\n]+)['"]/g
const dynamicImport = /\bimport\s*\(\s*['"]([^'"]+)['"]/g

/**
 * Finds all imports and re-exports of a module by scanning its text: fast, and without a compiler API.
 * @param {string} source
 * @returns {Import[]}
 */
export function importSpecifiers(source) {
  // Comments and templates may contain examples of imports. Their line breaks stay, so that line numbers are right.
  const code = source.replace(comment, (whole, text) => text ?? whole.replace(/[^\n]/g, ' '))
  const lineOf = (/** @type {number} */ index) => code.slice(0, index).split('\n').length
  const found = [...code.matchAll(fromClause)].map((match) => ({
    specifier: /** @type {string} */ (match[4]),
    typeOnly: match[2] !== undefined || namesTypesAlone(/** @type {string} */ (match[3])),
    line: lineOf(match.index),
  }))
  for (const pattern of [bareImport, dynamicImport])
    for (const match of code.matchAll(pattern))
      found.push({
        specifier: /** @type {string} */ (match[1]),
        typeOnly: isTypeImport(code, match.index),
        line: lineOf(match.index),
        lazy: pattern === dynamicImport,
      })
  return found
}

/** `{ type A, type B }`: nothing is left at run time. */
function namesTypesAlone(/** @type {string} */ clause) {
  const names = /^\{([^}]*)\}$/
    .exec(clause.trim())?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return names !== undefined && names.length > 0 && names.every((name) => name.startsWith('type '))
}

/** `typeof import('…')` is a type. */
function isTypeImport(/** @type {string} */ code, /** @type {number} */ index) {
  return /typeof\s*$/.test(code.slice(Math.max(0, index - 10), index))
}
