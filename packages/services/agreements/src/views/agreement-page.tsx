import { formatDateTime } from '@console-widgets/core/formats'
import {
  Callout,
  CopyButton,
  DetailPage,
  lazyFormDialog,
  lazyPart,
  Loading,
  OutsideLink,
  QueryView,
  useAsked,
  useData,
  useJoin,
  useLanguage,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { type Agreement, agreementData } from '../data.ts'
import { useAgreementsText } from '../generated/text.ts'
import { editableStates, findUnnamed, publishedStates } from '../model.ts'
import { routes } from '../routes.ts'
import { AgreementStatus } from './agreement-status.tsx'
import { ProblemText } from './problem-text.tsx'
import { useLanguageNames } from './use-language-names.ts'

const AgreementText = lazyPart(() => import('./agreement-text.tsx').then((module) => module.AgreementText))
const VersionChanges = lazyPart(() => import('./version-changes.tsx').then((module) => module.VersionChanges))
const SubmitAgreement = lazyFormDialog(() => import('./submit-agreement.tsx').then((module) => module.SubmitAgreement))

export interface AgreementPageProps {
  /** ID of the app. */
  appId: string
  /** The version. */
  agreementId: string
}

/** One version of an agreement: its text beside the public page, and its changes. */
export default function AgreementPage({ appId, agreementId }: AgreementPageProps) {
  const { agreement } = useData(agreementData, agreementId)
  return (
    <QueryView query={agreement}>
      {(found) => <Found key={found.agreementId} appId={appId} agreement={found} />}
    </QueryView>
  )
}

function Found({ appId, agreement }: { appId: string; agreement: Agreement }) {
  const text = useAgreementsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const nameOf = useLanguageNames()
  const join = useJoin()
  const language = useLanguage()
  const { update, remove } = useData(agreementData, agreement.agreementId)
  const [submitting, setSubmitting] = useState(false)
  const [problems, setProblems] = useState<{ count: number; unsaved: boolean }>()
  const { agreementId, title, type, lang, version, state, effectiveTime, address } = agreement
  const isEditable = editableStates.includes(state)
  const { back, onward } = useAsked()
  const list = onward(routeTo('agreements.list', { appId }))
  const following =
    publishedStates.includes(state) && !agreement.versions.some((other) => other.version > version)
      ? {
          call: calls['agreements.agreement.update'],
          label: text('agreements.next'),
          run: async () => {
            const created = await update.run({ agreementId })
            if (created) place.go(onward(routeTo('agreements.agreement', { appId, agreementId: created.agreementId })))
          },
        }
      : undefined
  // What is left to do here, before the page that led here goes on.
  const next = isEditable
    ? {
        call: calls['agreements.agreement.submit'],
        label: text('agreements.submit'),
        reason: problems && reasonAgainst(problems, text),
        run: () => setSubmitting(true),
      }
    : unnamedIn(agreement).length > 0
      ? following
      : undefined
  return (
    <>
      <DetailPage
        title={title}
        parents={[{ label: text('agreements.title'), to: list }]}
        status={<AgreementStatus state={state} />}
        meta={[
          text(`agreements.type.${type}`),
          nameOf(lang),
          text('agreements.versionOf', { version }),
          ...(effectiveTime === null
            ? []
            : [join.labeled(text('agreements.effective'), formatDateTime(effectiveTime, language))]),
        ]}
        next={next ?? (back === undefined ? following : { label: text('agreements.back'), run: () => place.go(back) })}
        actions={[
          ...(back !== undefined && !next && following ? [following] : []),
          ...(isEditable
            ? [
                {
                  call: calls['agreements.agreement.delete'],
                  label: text('agreements.delete'),
                  confirm: {
                    title: text('agreements.delete.title', { title, version }),
                    description: text('agreements.delete.body'),
                  },
                  done: text('agreements.delete.done'),
                  run: async () => {
                    await remove.run({ agreementId })
                    place.go(list)
                  },
                },
              ]
            : []),
        ]}
        notice={
          address === null ? (
            <StateNotice agreement={agreement} />
          ) : (
            <div className="flex flex-col gap-3">
              <OutdatedNotice agreement={agreement} />
              <PublicAddress address={address} isPolicy={type === 'privacy' && state === 'effective'} />
            </div>
          )
        }
        tabs={[
          {
            id: 'text',
            label: text('agreements.tab.text'),
            content: (
              <Suspense fallback={<Loading />}>
                <AgreementText agreement={agreement} onProblems={setProblems} />
              </Suspense>
            ),
          },
          {
            id: 'changes',
            label: text('agreements.tab.changes'),
            content: (
              <Suspense fallback={<Loading />}>
                <VersionChanges agreement={agreement} />
              </Suspense>
            ),
          },
        ]}
      />
      <SubmitAgreement agreementId={agreementId} version={version} open={submitting} onOpenChange={setSubmitting} />
    </>
  )
}

/** What the packages of today take that a privacy policy in effect doesn't name. */
const unnamedIn = ({ state, content, type, lang, facts }: Agreement) =>
  state === 'effective' ? findUnnamed(content, { ...facts, type, lang }) : []

/** Why a text can't be submitted yet. */
function reasonAgainst(
  { count, unsaved }: { count: number; unsaved: boolean },
  text: ReturnType<typeof useAgreementsText>,
) {
  if (unsaved) return text('agreements.submit.unsaved')
  return count > 0 ? text('agreements.submit.problems') : undefined
}

function OutdatedNotice({ agreement }: { agreement: Agreement }) {
  const text = useAgreementsText()
  const problems = unnamedIn(agreement)
  if (problems.length === 0) return null
  return (
    <Callout tone="warning" title={text('agreements.outdated')}>
      <ProblemItems problems={problems} />
    </Callout>
  )
}

function ProblemItems({ problems }: { problems: Agreement['findings'] }) {
  return (
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.rule} ${problem.sample}`}>
          <ProblemText problem={problem} />
        </li>
      ))}
    </ul>
  )
}

function StateNotice({ agreement: { state, findings } }: { agreement: Agreement }) {
  const text = useAgreementsText()
  if (state === 'submitted') return <Callout>{text('agreements.inReview')}</Callout>
  if (state === 'scheduled') return <Callout tone="accent">{text('agreements.scheduled')}</Callout>
  if (state !== 'rejected') return null
  return (
    <Callout tone="danger" title={text('agreements.rejected')}>
      <ProblemItems problems={findings} />
    </Callout>
  )
}

function PublicAddress({ address, isPolicy }: { address: string; isPolicy: boolean }) {
  const text = useAgreementsText()
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <OutsideLink href={address} className="wrap-anywhere">
        {text('agreements.address.open')}
      </OutsideLink>
      <code className="min-w-0 font-mono wrap-anywhere">{address}</code>
      <CopyButton value={address} label={text('agreements.address')} />
      {isPolicy ? <span>{text('agreements.address.help')}</span> : null}
    </p>
  )
}
