/** @typedef {import('./read-words.mjs').Word} Word */

/**
 * The words of codes for the audit log, under `values.`, the column, and the code: those that the screens of the
 * service show. A column names the prefix of their messages, with the codes if other messages have it too, or the
 * message of each code. A code that means something else for each kind of row has a word for each, with the kind after
 * an `@`, and one of them all, for rows whose kind is unknown.
 * @param {import('./read-words.mjs').Values} values
 * @param {Record<string, Word>} messages
 * @param {string} file
 * @returns {Record<string, Word>}
 */
export function wordsOfValues(values, messages, file) {
  /** @type {Record<string, Word>} */
  const words = {}
  for (const [column, from] of Object.entries(values)) {
    const byCode = Array.isArray(from)
      ? codesUnder(from)
      : typeof from === 'string'
        ? messagesUnder(from, messages)
        : from
    if (Object.keys(byCode).length === 0) throw new Error(`${file}: no message is under '${from}'`)
    for (const [code, told] of Object.entries(byCode)) {
      const byKind = typeof told === 'string' ? {} : told
      for (const [kind, id] of Object.entries(byKind))
        words[`values.${column}.${code}@${kind}`] = found(id, messages, file)
      words[`values.${column}.${code}`] = (typeof told === 'string' ? [told] : Object.values(told))
        .map((id) => found(id, messages, file))
        .reduce(joined)
    }
  }
  return words
}

/** @param {string[]} from prefix and codes @returns {Record<string, string>} IDs by code */
function codesUnder([prefix, ...codes]) {
  return Object.fromEntries(codes.map((code) => [code, `${prefix}.${code}`]))
}

/** @param {string} prefix @param {Record<string, Word>} messages @returns {Record<string, string>} IDs by code */
function messagesUnder(prefix, messages) {
  const codes = Object.keys(messages)
    .filter((id) => id.startsWith(`${prefix}.`) && !messages[id]?.en.includes('{'))
    .map((id) => id.slice(prefix.length + 1))
  return Object.fromEntries(codes.filter((code) => !code.includes('.')).map((code) => [code, `${prefix}.${code}`]))
}

/** @param {string} id @param {Record<string, Word>} messages @param {string} file */
function found(id, messages, file) {
  const word = messages[id]
  if (!word) throw new Error(`${file}: there is no message '${id}'`)
  return word
}

/** @param {Word} one @param {Word} other @returns {Word} */
function joined(one, other) {
  const both = (/** @type {keyof Word} */ language) =>
    one[language] === other[language] ? one[language] : `${one[language]} / ${other[language]}`
  return { cn: both('cn'), en: both('en'), ru: both('ru') }
}
