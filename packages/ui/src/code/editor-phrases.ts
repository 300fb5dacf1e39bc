import type { CodeText } from './code-text.ts'

/** Texts of CodeMirror's own panels, in the current language. */
export function editorPhrases(text: CodeText): Record<string, string> {
  return {
    Find: text('code.find'),
    Replace: text('code.replace'),
    next: text('code.next'),
    previous: text('code.previous'),
    all: text('code.all'),
    'match case': text('code.matchCase'),
    regexp: text('code.regexp'),
    'by word': text('code.byWord'),
    replace: text('code.replaceOne'),
    'replace all': text('code.replaceAll'),
    close: text('code.close'),
    'current match': text('code.currentMatch'),
    'on line': text('code.onLine'),
    'replaced match on line $': text('code.replacedOnLine'),
    'replaced $ matches': text('code.replacedMatches'),
    'Go to line': text('code.goToLine'),
    go: text('code.go'),
    Completions: text('code.completions'),
    Diagnostics: text('code.problems'),
    'No diagnostics': text('code.noProblems'),
    'Control character': text('code.controlCharacter'),
    'Selection deleted': text('code.selectionDeleted'),
  }
}
