import { formatDateTime } from '@console-widgets/core/formats'
import {
  DetailPage,
  EmptyState,
  icons,
  KpiTile,
  QueryView,
  Section,
  Segmented,
  Select,
  Status,
  TimeChart,
  useData,
  useJoin,
  useLanguage,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { type ConsentState, consentsData } from '../data.ts'
import { useAgreementsText } from '../generated/text.ts'
import { agreementTypes, type AgreementType, oldestValidVersion } from '../model.ts'
import { routes } from '../routes.ts'
import { useLanguageNames } from './use-language-names.ts'

export interface ConsentsPageProps {
  /** ID of the app. */
  appId: string
}

/** What an app's users have consented to: by version of the text, over time. */
export default function ConsentsPage({ appId }: ConsentsPageProps) {
  const text = useAgreementsText()
  const routeTo = useRoutes(routes)
  const [type, setType] = useState<AgreementType>('privacy')
  const [lang, setLang] = useState<string>()
  const { consents } = useData(consentsData, appId, type, lang)
  return (
    <DetailPage
      title={text('agreements.consents')}
      parents={[{ label: text('agreements.title'), to: routeTo('agreements.list', { appId }) }]}
    >
      <p className="max-w-prose text-muted">{text('agreements.consents.help')}</p>
      <Segmented
        label={text('agreements.type')}
        value={type}
        onChange={(value) => {
          setType(value)
          setLang(undefined)
        }}
        choices={agreementTypes.map((value) => ({ value, label: text(`agreements.type.${value}`) }))}
      />
      <QueryView query={consents}>{(known) => <Consents known={known} onLanguage={setLang} />}</QueryView>
    </DetailPage>
  )
}

function Consents({ known, onLanguage }: { known: ConsentState; onLanguage: (lang: string) => void }) {
  const text = useAgreementsText()
  const language = useLanguage()
  const nameOf = useLanguageNames()
  const { lang, languages, people, valid, days, series } = known
  if (lang === null)
    return (
      <EmptyState
        icon={icons.file}
        title={text('agreements.consents.never')}
        body={text('agreements.consents.never.body')}
      />
    )
  return (
    <div className="flex flex-col gap-5">
      {languages.length > 1 ? (
        <div className="max-w-64">
          <Select
            label={text('agreements.lang')}
            value={lang}
            onChange={onLanguage}
            choices={languages.map((value) => ({ value, label: nameOf(value) }))}
          />
        </div>
      ) : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3">
        <KpiTile label={text('agreements.consents.people')} value={people} />
        <KpiTile
          label={text('agreements.consents.valid')}
          value={people === 0 ? null : valid / people}
          format={{ style: 'percent', maximumFractionDigits: 0 }}
        >
          <p className="text-xs text-muted">{text('agreements.consents.valid.help')}</p>
        </KpiTile>
      </div>
      <TimeChart
        key={language}
        title={text('agreements.consents.chart')}
        level={2}
        kind="area"
        times={days}
        empty={text('agreements.consents.none')}
        series={series.map(({ version, values }) => ({
          id: String(version),
          label: text('agreements.versionOf', { version }),
          values,
        }))}
      />
      <Versions known={known} />
    </div>
  )
}

function Versions({ known: { versions } }: { known: ConsentState }) {
  const text = useAgreementsText()
  const language = useLanguage()
  const join = useJoin()
  const oldest = oldestValidVersion(versions)
  return (
    <Section title={text('agreements.consents.versions')}>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised">
        {versions.toReversed().map(({ version, effectiveTime, requireConfirm, isEffective, given, withdrawn }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-gutter py-3">
            <span className="min-w-0 flex-1 basis-48">
              <span className="font-medium">{text('agreements.versionOf', { version })}</span>{' '}
              <span className="text-sm text-muted">
                {join.labeled(text('agreements.effective'), formatDateTime(effectiveTime, language))}
              </span>
              {requireConfirm === 1 ? (
                <span className="block text-sm text-muted">{text('agreements.submit.confirm')}</span>
              ) : null}
            </span>
            <span className="text-sm">{text('agreements.consents.given', { count: given })}</span>
            <span className="text-sm">{text('agreements.consents.withdrawn', { count: withdrawn })}</span>
            {isEffective ? (
              <Status tone="success">{text('agreements.state.effective')}</Status>
            ) : version >= oldest ? (
              <Status tone="info">{text('agreements.consents.counts')}</Status>
            ) : (
              <Status tone="draft">{text('agreements.consents.outdated')}</Status>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
