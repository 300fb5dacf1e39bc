import { Badge, Button, CodeEditor, type CodeEditorHandle, Select, TextArea, TextField } from '@console-widgets/ui'
import type { RefObject } from 'react'
import { useContentText } from '../generated/text.ts'
import { type ContentFields, contentLimits, type ContentIssue, type ContentText } from '../model.ts'
import { contentLanguages, useLanguageNames } from './use-language-names.ts'

interface TextFieldsProps {
  contentId: string
  fields: ContentFields
  lang: string
  onLang: (lang: string) => void
  /** Called with how the fields change, since the editor keeps its first handler. */
  onChange: (change: (fields: ContentFields) => Partial<ContentFields>) => void
  issues: readonly ContentIssue[]
  readOnly: boolean
  editor: RefObject<CodeEditorHandle | null>
}

/** Title, summary, and text in one language after the other. */
export function TextFields({ contentId, fields, lang, onLang, onChange, issues, readOnly, editor }: TextFieldsProps) {
  const text = useContentText()
  const nameOf = useLanguageNames()
  const { texts, defaultLang } = fields
  const shown = texts.find((each) => each.lang === lang) ?? (texts[0] as ContentText)
  const change = (part: Partial<ContentText>) =>
    onChange((now) => ({ texts: now.texts.map((each) => (each.lang === shown.lang ? { ...each, ...part } : each)) }))
  const others = contentLanguages.filter((each) => !texts.some((known) => known.lang === each))
  const marks = issues.flatMap(({ lang: at, rule, sample }) => {
    const from = at === shown.lang && sample !== '' && rule !== 'text-missing' ? shown.body.indexOf(sample) : -1
    return from < 0 ? [] : [{ from, to: from + sample.length, severity: 'error' as const, message: sample }]
  })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56">
          <Select
            label={text('content.text.language')}
            value={shown.lang}
            onChange={onLang}
            choices={texts.map((each) => ({
              value: each.lang,
              label: nameOf(each.lang),
              ...(issues.some((issue) => issue.lang === each.lang && issue.level !== 'note')
                ? {
                    help: text('content.issues', {
                      count: issues.filter((issue) => issue.lang === each.lang && issue.level !== 'note').length,
                    }),
                  }
                : {}),
            }))}
          />
        </div>
        {shown.lang === defaultLang ? <Badge>{text('content.text.default')}</Badge> : null}
        {readOnly ? null : (
          <>
            {shown.lang === defaultLang ? null : (
              <>
                <Button size="small" onClick={() => onChange(() => ({ defaultLang: shown.lang }))}>
                  {text('content.text.makeDefault')}
                </Button>
                <Button
                  size="small"
                  onClick={() => {
                    onChange((now) => ({ texts: now.texts.filter((each) => each.lang !== shown.lang) }))
                    onLang(defaultLang)
                  }}
                >
                  {text('content.text.remove')}
                </Button>
              </>
            )}
            {texts.length < contentLimits.languages && others.length > 0 ? (
              <div className="min-w-48">
                <Select
                  label={text('content.text.add')}
                  placeholder={text('content.text.add.choose')}
                  value={undefined as unknown as string}
                  onChange={(added) => {
                    onChange((now) => ({ texts: [...now.texts, { lang: added, title: '', summary: '', body: '' }] }))
                    onLang(added)
                  }}
                  choices={others.map((value) => ({ value, label: nameOf(value) }))}
                />
              </div>
            ) : null}
          </>
        )}
      </div>
      <TextField
        label={text('content.text.title')}
        value={shown.title}
        onChange={(title) => change({ title })}
        maxLength={contentLimits.title}
        disabled={readOnly}
      />
      <TextArea
        label={text('content.text.summary')}
        value={shown.summary}
        onChange={(summary) => change({ summary: summary.replaceAll(/\s*\n\s*/g, ' ') })}
        maxLength={contentLimits.summary}
        rows={2}
        disabled={readOnly}
      />
      <div className="flex flex-col gap-1">
        <span aria-hidden="true" className="text-sm font-medium">
          {text('content.text.body')}
        </span>
        <CodeEditor
          label={text('content.text.body')}
          value={shown.body}
          onChange={(body) => change({ body })}
          documentId={`${contentId} ${shown.lang}`}
          diagnostics={marks}
          readOnly={readOnly}
          wrap
          lines={[12, 24]}
          handle={editor}
        />
      </div>
    </div>
  )
}
