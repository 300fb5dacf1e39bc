import { readPlace, writePlace } from '@console-widgets/data'
import {
  ActionButton,
  Button,
  lazyPart,
  SectionPanel,
  Select,
  Tabs,
  useData,
  usePlace,
  useStore,
} from '@console-widgets/ui'
import { Suspense, useContext, useState } from 'react'
import { calls } from '../contract.ts'
import { versionActs } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'
import { removalOf } from '../undo/listing-step.ts'
import { UndoButtons } from '../undo/undo-buttons.tsx'
import { RecorderContext } from '../undo/undo-context.ts'
import { AddLanguage } from './add-language.tsx'
import { TextsForm } from './texts-form.tsx'
import { useLanguageName } from './use-language-name.ts'
import { useLocked } from './use-reason.ts'
import { useReferences } from './use-reference.ts'
import type { SectionProps } from './section-props.ts'

/** Needed only with a file at hand. */
const TextsFileDialog = lazyPart(() => import('./texts-file-dialog.tsx').then((module) => module.TextsFileDialog))

/** Store listing texts, with a tab per language. */
export function TextsSection({ version, preview }: SectionProps) {
  const text = useVersionsText()
  const place = usePlace()
  const nameOf = useLanguageName()
  const locked = useLocked(version)
  const acts = useData(versionActs)
  const { record } = useContext(RecorderContext)
  const [adding, setAdding] = useState(false)
  const references = useReferences(version)
  const [withFile, setWithFile] = useState(false)
  const chosen = readPlace(useStore(place.$route)).parameters.get('lang')
  const present = version.languages.map(({ lang }) => lang)
  const lang = chosen !== null && present.includes(chosen) ? chosen : version.defaultLang
  const goTo = (next: string) => {
    const { path, parameters } = readPlace(place.$route.get())
    const changed = new URLSearchParams(parameters)
    changed.set('lang', next)
    place.go(writePlace(path, changed), { replace: true })
  }
  const ids = { appId: version.appId, versionId: version.versionId }
  const choices = references.choicesFor(lang)
  const reasonToKeep = locked ?? (lang === version.defaultLang ? text('versions.language.default') : undefined)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <Button icon="add" reason={locked} onClick={() => setAdding(true)}>
          {text('versions.language.add')}
        </Button>
        <ActionButton
          label={text('versions.language.delete')}
          icon="trash"
          call={calls['versions.version-language.delete']}
          reason={reasonToKeep}
          run={async () => {
            await acts.removeLanguage.run({ ...ids, lang })
            record(removalOf(version, lang))
            goTo(version.defaultLang)
          }}
          confirm={{
            title: text('versions.language.delete.title', { language: nameOf(lang) }),
            description: text('versions.language.delete.body'),
          }}
        />
        <Button icon="download" onClick={() => setWithFile(true)}>
          {text('versions.texts.file')}
        </Button>
        {choices.length > 1 ? (
          <Select
            label={text('versions.texts.reference')}
            hideLabel
            value={choices.some(({ value }) => value === references.kind) ? references.kind : 'none'}
            onChange={references.choose}
            choices={choices}
          />
        ) : null}
      </div>
      <UndoButtons version={version} />
      <Tabs
        label={text('versions.languages')}
        value={lang}
        onValueChange={goTo}
        tabs={version.languages.map((each) => ({
          value: each.lang,
          label: nameOf(each.lang),
          // Like the tabs of the sections, each shows how many of its texts need attention.
          count: references.staleIn(each).length || undefined,
        }))}
      >
        {version.languages.map((texts) => (
          <SectionPanel
            key={texts.lang}
            value={texts.lang}
            label={nameOf(texts.lang)}
            shown={texts.lang === lang}
            onShow={() => goTo(texts.lang)}
          >
            <TextsForm version={version} texts={texts} preview={preview} references={references} />
          </SectionPanel>
        ))}
      </Tabs>
      {withFile ? (
        <Suspense>
          <TextsFileDialog version={version} onClose={() => setWithFile(false)} />
        </Suspense>
      ) : null}
      <AddLanguage version={version} open={adding} onOpenChange={setAdding} onAdded={goTo} />
    </div>
  )
}
