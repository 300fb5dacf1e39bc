import { Form, Status, TextArea, TextField, useData, useAnswer } from '@console-widgets/ui'
import * as v from 'valibot'
import { checksData, type Version } from '../data.ts'
import { languageInput } from '../schemas/parts.ts'
import { useVersionsText } from '../generated/text.ts'
import { FindingText } from './review-result.tsx'
import { useAskedField } from './field-route.ts'
import { useLocked } from './use-reason.ts'
import { useSave } from './use-save.ts'

const { appDesc, briefInfo, newFeatures } = languageInput.entries
const schema = v.object({ appName: v.unwrap(languageInput.entries.appName), appDesc, briefInfo, newFeatures })

/** Texts in one language; checks the name against the review rules while the user types. */
export function TextsForm({
  version,
  texts: { lang, ...texts },
}: {
  version: Version
  texts: Version['languages'][number]
}) {
  const text = useVersionsText()
  const save = useSave(version)
  const locked = useLocked(version)
  const { asked, onAsked } = useAskedField()
  return (
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
      {({ appName }) => (
        <>
          <TextField
            name="appName"
            label={text('versions.texts.appName')}
            help={text('versions.texts.appName.help')}
            reason={locked}
          />
          <NameVerdict appId={version.appId} lang={lang} appName={appName.trim()} />
          <TextField name="briefInfo" label={text('versions.texts.briefInfo')} reason={locked} />
          <TextArea name="appDesc" label={text('versions.texts.appDesc')} rows={8} reason={locked} />
          <TextArea name="newFeatures" label={text('versions.texts.newFeatures')} reason={locked} />
        </>
      )}
    </Form>
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
