import { formatDateTime } from '@console-widgets/core/formats'
import {
  ActionButton,
  Callout,
  Card,
  DetailPage,
  EmptyState,
  ExactTime,
  Form,
  Identifier,
  KeyValueList,
  lazyPart,
  Loading,
  QueryView,
  TextField,
  useAllowed,
  useAsked,
  useData,
  useJoin,
  useLanguage,
  usePlace,
  useRoot,
  useRoutes,
  useToast,
} from '@console-widgets/ui'
import { Suspense } from 'react'
import { calls } from '../contract.ts'
import { type PlatformAgreement, platformAgreementsData, type Signature, signedTextData } from '../data.ts'
import { useAgreementsText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { SignatureStatus } from './signature-status.tsx'
import { useReceiptWords } from './use-receipt-words.ts'

const MarkdownView = lazyPart(() => import('@console-widgets/ui/documents').then((module) => module.MarkdownView))
const MarkdownChanges = lazyPart(() => import('@console-widgets/ui/documents').then((module) => module.MarkdownChanges))

const schema = () => import('../schemas.ts').then(({ signerNameForm }) => signerNameForm)

export interface SignAgreementProps {
  /** Code of the platform's agreement, such as `distribution`. */
  code: string
}

/** One of the platform's agreements: its text, what has changed since the team signed, and the signature. */
export default function SignAgreement({ code }: SignAgreementProps) {
  const text = useAgreementsText()
  const { agreements } = useData(platformAgreementsData, useLanguage())
  return (
    <QueryView query={agreements}>
      {({ items }) => {
        const agreement = items.find((item) => item.code === code)
        if (!agreement) return <EmptyState title={text('agreements.platform.none')} />
        return <Found agreement={agreement} />
      }}
    </QueryView>
  )
}

function Found({ agreement }: { agreement: PlatformAgreement }) {
  const text = useAgreementsText()
  const routeTo = useRoutes(routes)
  const language = useLanguage()
  const join = useJoin()
  const place = usePlace()
  const { back } = useAsked()
  const { title, content, version, validFrom, signature, earlier } = agreement
  const [last] = earlier
  return (
    <DetailPage
      title={title}
      parents={[{ label: text('agreements.platform'), to: routeTo('agreements.platform') }]}
      status={<SignatureStatus agreement={agreement} />}
      meta={[
        text('agreements.versionOf', { version }),
        join.labeled(text('agreements.effective'), formatDateTime(validFrom, language)),
      ]}
      // Also if the answer to a signature was lost, which would have led back.
      next={signature && back !== undefined ? { label: text('agreements.back'), run: () => place.go(back) } : undefined}
    >
      <div className="flex flex-col gap-5">
        {!signature && last ? <ChangesSince signature={last} agreement={agreement} /> : null}
        <article lang={language === 'cn' ? 'zh-CN' : language} className="max-w-prose wrap-anywhere">
          {/* Takes the room of the text, so that the signature below it stays in its place. */}
          <Suspense
            fallback={
              <div aria-busy="true" className="invisible whitespace-pre-wrap">
                {content}
              </div>
            }
          >
            <MarkdownView content={content} />
          </Suspense>
        </article>
        {signature ? <Receipt signature={signature} /> : <SignForm agreement={agreement} />}
        {earlier.map((each) => (
          <Receipt key={each.signatureId} signature={each} />
        ))}
      </div>
    </DetailPage>
  )
}

/** The words that have changed since the team signed. A text that was signed in another language isn't compared. */
function ChangesSince({ signature, agreement }: { signature: Signature; agreement: PlatformAgreement }) {
  const text = useAgreementsText()
  const language = useLanguage()
  const { signedText } = useData(signedTextData, signature.signatureId)
  if (signature.language !== language) return <Callout>{text('agreements.sign.otherLanguage')}</Callout>
  return (
    <Card title={text('agreements.sign.changes', { version: signature.version })}>
      <QueryView query={signedText}>
        {(signed) => (
          <Suspense fallback={<Loading />}>
            <MarkdownChanges
              label={text('agreements.sign.changes', { version: signature.version })}
              lang={language === 'cn' ? 'zh-CN' : language}
              before={{ content: signed.content }}
              after={{ content: agreement.content }}
            />
          </Suspense>
        )}
      </QueryView>
    </Card>
  )
}

function SignForm({ agreement: { code, version } }: { agreement: PlatformAgreement }) {
  const text = useAgreementsText()
  const toasts = useToast()
  const language = useLanguage()
  const maySign = useAllowed(calls['agreements.developer-sign.create'])
  const { sign } = useData(platformAgreementsData, language)
  const place = usePlace()
  const { back } = useAsked()
  if (!maySign) return <Callout>{text('agreements.sign.role')}</Callout>
  return (
    <Card title={text('agreements.sign')} description={text('agreements.sign.help')}>
      <Form<{ signerName: string }>
        schema={schema}
        submitLabel={text('agreements.sign')}
        draft={false}
        onSubmit={async ({ signerName }) => {
          await sign.run({ code, version, language, signerName })
          toasts.show({ tone: 'success', title: text('agreements.sign.done') })
          if (back !== undefined) place.go(back)
        }}
      >
        <TextField name="signerName" label={text('agreements.sign.name')} help={text('agreements.sign.name.help')} />
      </Form>
    </Card>
  )
}

/** What was signed, by whom, and when; with the text as a file. */
function Receipt({ signature }: { signature: Signature }) {
  const text = useAgreementsText()
  const words = useReceiptWords()
  const { readSigned } = useData(signedTextData, signature.signatureId)
  const { node } = useRoot()
  const download = async () => {
    const [signed, { saveReceipt }] = await Promise.all([readSigned(), import('./receipt.ts')])
    saveReceipt(signature, signed, words, node)
  }
  return (
    <Card
      title={text('agreements.receipt', { version: signature.version })}
      footer={<ActionButton label={text('agreements.receipt.save')} run={download} />}
    >
      <KeyValueList
        items={[
          { label: words.name, value: signature.signerName },
          { label: words.account, value: signature.userName },
          { label: words.time, value: <ExactTime time={signature.signTime} /> },
          { label: 'SHA-256', value: <Identifier value={signature.sha256} /> },
        ]}
      />
    </Card>
  )
}
