import { Form, Status, TextArea, TextField, useData, useAnswer } from '@console-widgets/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import * as v from 'valibot'
import { checksData, type Version } from '../data.ts'
import { languageInput } from '../schemas/parts.ts'
import { useVersionsText } from '../generated/text.ts'
import type { TextColumn } from '../model.ts'
import { LanguageVerdict } from './language-verdict.tsx'
import { ReferenceText } from './reference-text.tsx'
import { FindingText } from './review-result.tsx'
import { useAskedField } from './field-route.ts'
import { useLocked } from './use-reason.ts'
import type { References } from './use-reference.ts'
import { useSave } from './use-save.ts'
import type { SectionProps } from './section-props.ts'

const { appDesc, briefInfo, newFeatures } = languageInput.entries
const schema = v.object({ appName: v.unwrap(languageInput.entries.appName), appDesc, briefInfo, newFeatures })

interface TextsFormProps extends SectionProps {
  texts: Version['languages'][number]
  /** What the texts can be compared with. */
  references: References
}

/**
 * Texts in one language, with the store page beside or below them, and those of the source or the live version at the
 * fields; checks the name against the review rules while the user types.
 */
export function TextsForm({ version, preview, texts: { lang, ...texts }, references }: TextsFormProps) {
  const text = useVersionsText()
  const save = useSave(version)
  const locked = useLocked(version)
  const { asked, onAsked } = useAskedField()
  const [beside, setBeside] = useState<HTMLDivElement | null>(null)
  const { appId, versionId } = version
  const reference = references.of(lang)
  const fields = (
    <Form
      schema={schema}
      defaults={texts}
      draft={`version-${version.versionId}-${lang}`}
      bare={locked !== undefined}
      joined
      saved={text('versions.saved')}
      asked={asked?.startsWith(`languages.${lang}.`) ? asked.slice(`languages.${lang}.`.length) : undefined}
      onAsked={onAsked}
      onSubmit={(_values, changed) => save({ languages: [{ lang, ...changed }] })}
    >
      {({ appName, ...typed }) => {
        const stale = references.staleIn({ lang, ...texts, ...typed, appName })
        const besideField = (column: TextColumn) => (
          <ReferenceText column={column} reference={reference} stale={stale} reason={locked} />
        )
        return (
          <>
            <TextField
              name="appName"
              label={text('versions.texts.appName')}
              help={text('versions.texts.appName.help')}
              reason={locked}
            />
            <NameVerdict appId={version.appId} lang={lang} appName={appName.trim()} />
            {besideField('appName')}
            <TextField name="briefInfo" label={text('versions.texts.briefInfo')} reason={locked} />
            {besideField('briefInfo')}
            <TextArea name="appDesc" label={text('versions.texts.appDesc')} rows={8} reason={locked} />
            {locked === undefined ? <LanguageVerdict lang={lang} content={typed.appDesc ?? ''} /> : null}
            {besideField('appDesc')}
            <TextArea name="newFeatures" label={text('versions.texts.newFeatures')} reason={locked} />
            {besideField('newFeatures')}
            {preview && beside
              ? createPortal(preview({ appId, versionId, texts: { lang, ...texts, ...typed, appName } }), beside)
              : null}
          </>
        )
      }}
    </Form>
  )
  return preview ? (
    <div className="grid items-start gap-6 @lg:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)]">
      {fields}
      <div ref={setBeside} className="min-w-0 @lg:sticky @lg:top-4" />
    </div>
  ) : (
    fields
  )
}

function NameVerdict({ appId, lang, appName }: { appId: string; lang: string; appName: string }) {
  const text = useVersionsText()
  const { checkName } = useData(checksData, appId)
  const verdict = useAnswer(appName === '' ? undefined : `${lang}\n${appName}`, (about) =>
    checkName(lang)(about.slice(lang.length + 1)),
  )
  return (
    <div role="status" className="flex flex-col gap-1 text-sm">
      {verdict ? (
        <>
          <Status tone={verdict.result === 'taken' ? 'danger' : 'success'}>
            {text(`versions.name.${verdict.result}`)}
          </Status>
          {verdict.issues.map((issue) => (
            <Status key={issue.rule} tone="danger">
              <FindingText finding={{ ...issue, field: '' }} />
            </Status>
          ))}
          {verdict.result !== 'own' && verdict.changesLeft !== null ? (
            <span className="text-muted">{text('versions.name.changesLeft', { count: verdict.changesLeft })}</span>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
