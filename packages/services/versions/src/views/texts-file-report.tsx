import { Callout, RecordChange, useJoin } from '@console-widgets/ui'
import { useTextsFileText, useVersionsText } from '../generated/text.ts'
import { versionLimits } from '../model.ts'
import type { LanguageChange, TextsPlan } from '../texts-file/plan-texts.ts'
import { useLanguageName } from './use-language-name.ts'

/** What a file of texts would change, and what in it is wrong. */
export function TextsFileReport({ plan }: { plan: TextsPlan }) {
  const text = useTextsFileText()
  const join = useJoin()
  const { languages, problems, unusedColumns, unchanged, tooMany } = plan
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {tooMany === undefined ? null : (
        <Callout tone="danger" live>
          {text('versions.texts.file.tooMany', { count: tooMany, most: versionLimits.languages })}
        </Callout>
      )}
      {problems.length > 0 ? (
        <Callout tone="danger" live title={text('versions.texts.file.problems', { count: problems.length })}>
          <ul className="flex flex-col gap-1">
            {problems.map(({ fault, row, column, sample, count = 0, most = 0 }) => (
              <li key={`${row}-${column}-${fault}`} className="wrap-anywhere">
                <strong className="font-medium">{text('versions.texts.file.place', { row, column })}</strong>
                <br />
                {text(`versions.texts.file.fault.${fault}`, { sample, count, most })}
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
      {languages.map((change) => (
        <ChangedLanguage key={change.lang} change={change} />
      ))}
      <div role="status" className="flex flex-col gap-1 text-sm text-muted">
        {languages.length === 0 && problems.length === 0 ? <p>{text('versions.texts.file.none')}</p> : null}
        {unchanged > 0 ? <p>{text('versions.texts.file.unchanged', { count: unchanged })}</p> : null}
        {unusedColumns.length > 0 ? (
          <p className="wrap-anywhere">{text('versions.texts.file.unused', { names: join.names(unusedColumns) })}</p>
        ) : null}
      </div>
    </div>
  )
}

function ChangedLanguage({ change: { lang, isNew, changes } }: { change: LanguageChange }) {
  const ofVersions = useVersionsText()
  const nameOf = useLanguageName()
  return (
    <RecordChange
      kind={isNew ? 'created' : 'changed'}
      title={nameOf(lang)}
      label={nameOf(lang)}
      fields={changes.map(({ column, before, after }) => ({
        label: ofVersions(`versions.texts.${column}`),
        before: isNew ? undefined : before,
        after,
      }))}
    />
  )
}
