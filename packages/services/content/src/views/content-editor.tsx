import {
  type CodeEditorHandle,
  QueryFailure,
  QueryView,
  Section,
  useAllowed,
  useData,
  useLanguage,
  useObjectAddresses,
  useStore,
  useUnsaved,
} from '@console-widgets/ui'
import { type Dispatch, type SetStateAction, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { ConsoleError } from '@console-widgets/core'
import { calls } from '../contract.ts'
import { type Content, contentData, type Facts, factsData } from '../data.ts'
import { useContentText } from '../generated/text.ts'
import { changedPaths, type ContentFields, fieldsOf, findIssues, obstacle } from '../model.ts'
import { AboutFields } from './about-fields.tsx'
import { ContentPreview } from './content-preview.tsx'
import { IssueList } from './issue-list.tsx'
import { MergeDialog, type Merge } from './merge-dialog.tsx'
import { TextFields } from './text-fields.tsx'
import { PictureFields, TimeFields } from './time-and-pictures.tsx'

interface ContentEditorProps {
  content: Content
  /** Called with what speaks against a submission. */
  onJudged: (judged: { errors: number; unsaved: boolean }) => void
}

/** Editor of a content beside the store’s page, with what speaks against it as it is typed. */
export function ContentEditor({ content, onJudged }: ContentEditorProps) {
  const [base, setBase] = useState(() => ({ fields: fieldsOf(content), revision: content.revision }))
  const [fields, setFields] = useState(base.fields)
  const isChanged = changedPaths(base.fields, fields).length > 0
  // Without own changes, the editor shows what others save.
  if (!isChanged && content.revision > base.revision) {
    const newest = fieldsOf(content)
    setBase({ fields: newest, revision: content.revision })
    setFields(newest)
  }
  const { facts } = useData(factsData, fields.appIds.join(' '))
  // While the facts of other apps are read, those before stay on screen.
  const [known, setKnown] = useState<Facts>()
  const { data } = useStore(facts)
  if (data && data !== known) setKnown(data)
  const props = { content, base, setBase, fields, setFields, isChanged, onJudged }
  return known ? (
    <Editor {...props} facts={known} />
  ) : (
    <QueryView query={facts}>{(read) => <Editor {...props} facts={read} />}</QueryView>
  )
}

interface EditorProps extends ContentEditorProps {
  base: { fields: ContentFields; revision: number }
  setBase: (base: { fields: ContentFields; revision: number }) => void
  fields: ContentFields
  setFields: Dispatch<SetStateAction<ContentFields>>
  isChanged: boolean
  facts: Facts
}

function Editor({ content, base, setBase, fields, setFields, isChanged, facts, onJudged }: EditorProps) {
  const text = useContentText()
  const language = useLanguage()
  const { contentId } = content
  const { update, readNewest, readRevision } = useData(contentData, contentId)
  const stores = useData(factsData, fields.appIds.join(' '))
  const { data: pictureList } = useStore(stores.pictures)
  const tags = useStore(stores.tags).data?.items ?? []
  const resources = useMemo(() => pictureList?.items ?? [], [pictureList])
  const addresses = useObjectAddresses(resources.map(({ objectId }) => objectId))
  const mayEdit = useAllowed(calls['content.portal-content.update'])
  const readOnly = !mayEdit || obstacle('update', content) !== undefined
  const [lang, setLang] = useState(fields.defaultLang)
  const [merge, setMerge] = useState<Merge>()
  const editor = useRef<CodeEditorHandle>(null)
  const judged = useDeferredValue(fields)
  const issues = useMemo(() => {
    // Only the platform tells the language, of the texts that it has.
    const detected = changedPaths(judged, fieldsOf(content)).some((path) => path.startsWith('texts'))
      ? {}
      : content.detected
    const found = findIssues(judged, { ...facts, pictures: resources, detected })
    // What couldn’t be read yet, or at all, isn’t gone.
    return found.filter(({ rule, sample }) =>
      rule === 'app-gone'
        ? !facts.choices.some(({ appId }) => appId === sample)
        : rule !== 'picture-gone' || pictureList !== undefined,
    )
  }, [judged, facts, resources, pictureList, content])
  const errors = issues.filter(({ level }) => level === 'error').length
  useEffect(() => onJudged({ errors, unsaved: isChanged }), [onJudged, errors, isChanged])
  const change = (changes: Partial<ContentFields>) => setFields((now) => ({ ...now, ...changes }))
  const save = async (saved: ContentFields, baseRevision: number) => {
    const answer = await update.run({ contentId, baseRevision, ...saved })
    if (!answer) return
    setBase({ fields: saved, revision: answer.revision })
    setFields(saved)
    setMerge(undefined)
  }
  useUnsaved(
    !readOnly && isChanged
      ? {
          async save() {
            try {
              await save(fields, base.revision)
            } catch (error) {
              if (!(error instanceof ConsoleError) || error.reason !== 'conflict') throw error
              const newest = await readNewest()
              const before = await readRevision(base.revision)
              setMerge({ base: fieldsOf(before), mine: fields, theirs: fieldsOf(newest), revision: newest.revision })
              return 1
            }
            return 0
          },
          discard: () => setFields(base.fields),
          focus: () => editor.current?.focus(),
          saved: text('content.saved'),
        }
      : undefined,
  )
  const addressOf = (id: string) => addresses.get(resources.find(({ resourceId }) => resourceId === id)?.objectId ?? '')
  return (
    <div className="flex flex-col gap-5">
      <QueryFailure query={stores.facts} label={text('content.about')} />
      <IssueList
        issues={issues}
        onShow={({ lang: at, sample }) => {
          if (at === null) return
          setLang(at)
          const from = fields.texts.find((each) => each.lang === at)?.body.indexOf(sample) ?? -1
          if (from >= 0 && at === lang) editor.current?.select(from, from + sample.length)
        }}
      />
      <div className="grid gap-6 @lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <TextFields
            {...{ contentId, fields, lang, issues, readOnly, editor }}
            onLang={setLang}
            onChange={(changes) => setFields((now) => ({ ...now, ...changes(now) }))}
          />
          <AboutFields {...{ fields, facts, readOnly }} onChange={change} />
          <TimeFields {...{ fields, readOnly }} onChange={change} />
          <PictureFields {...{ fields, readOnly, addresses }} pictures={stores.pictures} onChange={change} />
        </div>
        <Section title={text('content.preview')}>
          <ContentPreview
            fields={judged}
            lang={lang}
            hero={judged.heroId === null ? undefined : addressOf(judged.heroId)}
            pictures={judged.pictureIds.flatMap((id) => addressOf(id) ?? [])}
            apps={facts.choices.filter(({ appId }) => judged.appIds.includes(appId)).map(({ appName }) => appName)}
            tags={tags.filter(({ tagId }) => judged.tags.includes(tagId)).map(({ names }) => names[language])}
          />
        </Section>
      </div>
      {merge ? <MergeDialog merge={merge} onClose={() => setMerge(undefined)} onSave={save} /> : null}
    </div>
  )
}
