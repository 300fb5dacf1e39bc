import { FormDialog, RadioGroup, Select, TextField, useData, useLanguage } from '@console-widgets/ui'
import * as v from 'valibot'
import { nameText } from '@console-widgets/core/schemas'
import { contentsData } from '../data.ts'
import { useContentText } from '../generated/text.ts'
import { contentKinds, contentLimits, type ContentKind } from '../model.ts'
import { contentLanguages, useLanguageNames } from './use-language-names.ts'

interface CreateContentProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (contentId: string) => void
}

const schema = v.object({
  kind: v.picklist(contentKinds),
  lang: v.string(),
  title: nameText(contentLimits.title),
})

interface Values {
  kind: ContentKind
  lang: string
  title: string
}

const languageOfInterface = { cn: 'zh-CN', en: 'en-US', ru: 'ru-RU' } as const

/** Dialog that begins a content: its type, its first language, its title. */
export function CreateContent({ open, onOpenChange, onCreated }: CreateContentProps) {
  const text = useContentText()
  const language = useLanguage()
  const nameOf = useLanguageNames()
  const { create } = useData(contentsData, 'drafts')
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('content.create')}
      description={text('content.create.body')}
      submitLabel={text('content.create')}
      schema={schema}
      draft={false}
      defaults={{ kind: 'story', lang: languageOfInterface[language] }}
      onSubmit={async ({ kind, lang, title }) => {
        const texts = [{ lang, title, summary: '', body: '' }]
        const created = await create.run({ kind, defaultLang: lang, texts })
        if (created) onCreated(created.contentId)
      }}
    >
      <TextField name="title" label={text('content.name')} />
      <RadioGroup
        name="kind"
        label={text('content.kind')}
        choices={contentKinds.map((value) => ({ value, label: text(`content.kind.${value}`) }))}
      />
      <Select
        name="lang"
        label={text('content.create.lang')}
        choices={contentLanguages.map((value) => ({ value, label: nameOf(value) }))}
      />
    </FormDialog>
  )
}
