import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { StringStream } from '@codemirror/language'
import type { Extension } from '@codemirror/state'

/** A completion. */
export interface CodeCompletion {
  label: string
  kind?: 'keyword' | 'function' | 'variable' | 'property' | 'type' | 'text'
  /** Detail beside the label, such as a type or parameters. */
  detail?: string
  /** Text to insert, if it isn't the label. */
  apply?: string
}

/** A service's own language, read token by token; `State` is carried from one token to the next. */
export interface StreamLanguageDefinition<State> {
  name: string
  start: () => State
  /**
   * Consumes the next token of the stream and returns its style: `keyword`, `string`, `number`, `comment`,
   * `variableName`, `propertyName` …
   */
  token: (stream: StringStream, state: State) => string | null
  lineComment?: string
  brackets?: readonly string[]
  /** Completions for the text before the cursor; they replace the text from `from` on. */
  complete?: (before: string) => { from: number; options: readonly CodeCompletion[] } | undefined
}

/** Creates a language for a `CodeEditor`. The editor's code is loaded with it. */
export async function streamLanguage<State>({
  name,
  start,
  token,
  lineComment,
  brackets = ['(', '[', '{', '"', "'"],
  complete,
}: StreamLanguageDefinition<State>): Promise<Extension> {
  const { indentService, StreamLanguage } = await import('@codemirror/language')
  const language = StreamLanguage.define<State>({
    name,
    startState: start,
    token,
    copyState: (state) => structuredClone(state),
    languageData: {
      closeBrackets: { brackets: [...brackets] },
      indentOnInput: /^\s*[}\])]$/,
      ...(lineComment && { commentTokens: { line: lineComment } }),
    },
  })
  const indent = indentService.of((context, at) => {
    // Indent like the line above, one step more after an opening bracket, one less before a closing one.
    if (at === 0) return 0
    const above = context.lineAt(at, -1)
    const opens = /[{[(]\s*$/.test(above.text)
    const closes = /^\s*[}\])]/.test(context.textAfterPos(at))
    return Math.max(0, context.lineIndent(above.from) + (opens ? context.unit : 0) - (closes ? context.unit : 0))
  })
  if (!complete) return [language, indent]
  const source = (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/[\w$]*/)
    const before = context.state.sliceDoc(0, context.pos)
    if (!context.explicit && word?.from === context.pos && !before.endsWith('.')) return null
    const found = complete(before)
    if (!found || found.options.length === 0) return null
    return {
      from: found.from,
      options: found.options.map(({ kind, ...option }) => ({ ...option, type: kind })),
      validFor: /^[\w$]*$/,
    }
  }
  return [language, indent, language.data.of({ autocomplete: source })]
}
