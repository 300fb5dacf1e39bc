import {
  AskedPart,
  Button,
  Card,
  CopyButton,
  Link,
  QueryView,
  Section,
  Status,
  useAllowed,
  useAsked,
  useData,
  useJoin,
  useRoutes,
} from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { agreementsData, type Coverage } from '../data.ts'
import { useAgreementsText } from '../generated/text.ts'
import type { AgreementType } from '../model.ts'
import { routes } from '../routes.ts'
import { AgreementStatus } from './agreement-status.tsx'
import { useLanguageNames } from './use-language-names.ts'

interface LanguageCoverageProps {
  appId: string
  onWrite: (type: AgreementType, lang: string) => void
}

type InLanguage = Coverage['documents'][number]['languages'][number]

/** What is public in which language, what is being prepared, and what is missing. */
export function LanguageCoverage({ appId, onWrite }: LanguageCoverageProps) {
  const text = useAgreementsText()
  const { coverage } = useData(agreementsData, appId)
  const { field } = useAsked()
  const routeTo = useRoutes(routes)
  return (
    <Section
      title={text('agreements.languages')}
      description={text('agreements.languages.help')}
      actions={<Link to={routeTo('agreements.consents', { appId })}>{text('agreements.consents')}</Link>}
    >
      <QueryView query={coverage}>
        {({ documents }) => (
          <div className="grid items-start gap-4 @md:grid-cols-2">
            {documents.map(({ type, languages }) => (
              <Card key={type} title={text(`agreements.type.${type}`)}>
                <ul className="flex flex-col divide-y divide-line">
                  {languages.map((language) => (
                    <li key={language.lang} className="py-2 first:pt-0 last:pb-0">
                      <AskedPart isAsked={field === `${type}.${language.lang}`}>
                        <LanguageRow appId={appId} language={language} onWrite={() => onWrite(type, language.lang)} />
                      </AskedPart>
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        )}
      </QueryView>
    </Section>
  )
}

function LanguageRow({ appId, language, onWrite }: { appId: string; language: InLanguage; onWrite: () => void }) {
  const text = useAgreementsText()
  const routeTo = useRoutes(routes)
  const nameOf = useLanguageNames()
  const join = useJoin()
  const { onward } = useAsked()
  const mayCreate = useAllowed(calls['agreements.agreement.create'])
  const { lang, needed, effective, open, missing } = language
  const linkTo = ({ agreementId, version }: { agreementId: string; version: number }) => (
    <Link to={onward(routeTo('agreements.agreement', { appId, agreementId }))}>
      {text('agreements.versionOf', { version })}
    </Link>
  )
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-32">{nameOf(lang)}</span>
        {effective ? (
          <span className="flex items-center gap-2">
            {linkTo(effective)}
            <AgreementStatus state="effective" />
            <CopyButton value={effective.address} label={text('agreements.address')} />
          </span>
        ) : null}
        {open ? (
          <span className="flex items-center gap-2">
            {linkTo(open)}
            <AgreementStatus state={open.state} />
          </span>
        ) : null}
        {!effective && !open ? (
          <span className="flex items-center gap-2">
            <Status tone={needed ? 'warning' : 'draft'}>{text('agreements.missing')}</Status>
            {mayCreate ? (
              <Button size="small" onClick={onWrite}>
                {text('agreements.write')}
              </Button>
            ) : null}
          </span>
        ) : null}
      </div>
      {effective && effective.unnamed.length > 0 ? (
        <p className="text-sm text-warning">{text('agreements.unnamed', { names: join.names(effective.unnamed) })}</p>
      ) : null}
      {missing.length > 0 ? (
        <p className="text-sm text-warning">
          {text('agreements.missing.sections', {
            sections: join.names(missing.map((section) => text(`agreements.section.${section}`))),
          })}
        </p>
      ) : null}
    </div>
  )
}
