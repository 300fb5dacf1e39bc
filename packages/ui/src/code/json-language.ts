import { StreamLanguage } from '@codemirror/language'

/** JSON, read token by token: names, strings, numbers, words. */
export const jsonLanguage = StreamLanguage.define({
  name: 'json',
  languageData: { closeBrackets: { brackets: ['{', '[', '"'] }, indentOnInput: /^\s*[}\]]$/ },
  token(stream) {
    if (stream.eatSpace()) return null
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return stream.match(/^\s*:/, false) ? 'propertyName' : 'string'
    if (stream.match(/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/)) return 'number'
    if (stream.match(/^(?:true|false)\b/)) return 'bool'
    if (stream.match(/^null\b/)) return 'null'
    return /[{}[\],:]/.test(stream.next() as string) ? 'punctuation' : 'invalid'
  },
})
