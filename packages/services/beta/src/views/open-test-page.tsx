import {
  Avatar,
  Callout,
  Card,
  EmptyState,
  ExactTime,
  FileSize,
  icons,
  KeyValueList,
  QueryView,
  Status,
  useData,
  useLanguage,
  useStore,
} from '@console-widgets/ui'
import type { ConsoleError } from '@console-widgets/core'
import { openTestData, type OpenTest } from '../data.ts'
import { useBetaText } from '../generated/text.ts'
import { isRunning } from '../model.ts'
import { CountryNames } from './country-names.tsx'
import { FeedbackLink } from './feedback-link.tsx'
import { OwnPlace } from './own-place.tsx'
import { verdictTones } from './verdict-tones.ts'

export interface OpenTestPageProps {
  /** Code of the test’s link. */
  invitationCode: string
}

/** A test for the people with its link, signed in or not: what it is about, and the way in and out. */
export default function OpenTestPage({ invitationCode }: OpenTestPageProps) {
  const text = useBetaText()
  const { test } = useData(openTestData, invitationCode, useLanguage())
  const error = useStore(test).error as ConsoleError | undefined
  // What can’t be a code, or is missing, is as unknown as a code that no test has.
  if (error && (error.kind === 'client' || error.status === 404 || error.status === 400))
    return (
      <>
        <h1 className="sr-only">{text('beta.test')}</h1>
        <EmptyState icon={icons.users} title={text('beta.unknown')} body={text('beta.unknown.body')} />
      </>
    )
  return <QueryView query={test}>{(found) => <Found test={found} invitationCode={invitationCode} />}</QueryView>
}

function Found({ test, invitationCode }: OpenTestPageProps & { test: OpenTest }) {
  const text = useBetaText()
  const { appName, build, iconUrl, newFeatures, teamName, testDesc, verdict } = test
  const running = isRunning(verdict)
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-4">
      <header className="flex items-center gap-4">
        <Avatar square size="large" name={appName} {...(iconUrl === null ? {} : { src: iconUrl })} />
        <div className="min-w-0">
          <h1 className="text-xl font-semibold wrap-anywhere">{appName}</h1>
          <p className="flex flex-wrap items-center gap-x-3 text-muted">
            <span>{text('beta.test')}</span>
            <Status tone={verdictTones[verdict]}>{text(`beta.verdict.${verdict}`)}</Status>
          </p>
        </div>
      </header>
      {running ? (
        <OwnPlace test={test} invitationCode={invitationCode} />
      ) : (
        <Callout tone="warning" title={text(verdict === 'stopped' ? 'beta.stopped' : 'beta.ended')}>
          {text('beta.over.body')}
        </Callout>
      )}
      <Card>
        <KeyValueList
          items={[
            { label: text('beta.developer'), value: teamName },
            { label: text('beta.version'), value: test.versionNumber },
            { label: text(running ? 'beta.until' : 'beta.endTime'), value: <ExactTime time={test.endTime} /> },
            ...(running && test.placesLeft !== null && test.inviteLimit !== null
              ? [
                  {
                    label: text('beta.places'),
                    value: text('beta.places.of', { left: test.placesLeft, most: test.inviteLimit }),
                  },
                ]
              : []),
            ...(build ? [{ label: text('beta.build'), value: <FileSize bytes={build.size} /> }] : []),
            ...(build?.minSdk ? [{ label: text('beta.minSdk'), value: build.minSdk }] : []),
            { label: text('beta.countries'), value: <CountryNames codes={test.countries} /> },
            ...(test.feedbackAddress
              ? [{ label: text('beta.feedback'), value: <FeedbackLink address={test.feedbackAddress} /> }]
              : []),
          ]}
        />
      </Card>
      <Told title={text('beta.whatToTest')}>{testDesc}</Told>
      <div lang={test.lang}>
        <Told title={text('beta.whatsNew')}>{newFeatures}</Told>
      </div>
    </div>
  )
}

/** A text of the team. */
function Told({ title, children }: { title: string; children: string }) {
  if (!children) return null
  return (
    <Card title={title}>
      <p className="wrap-anywhere whitespace-pre-line">{children}</p>
    </Card>
  )
}
