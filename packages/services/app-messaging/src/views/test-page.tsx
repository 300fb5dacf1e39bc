import { isWebAddress } from '@console-widgets/core/formats'
import { CopyButton, ExactTime, lazyPart, OutsideLink, QueryView, Section, useData } from '@console-widgets/ui'
import { Suspense } from 'react'
import { testPageData } from '../data.ts'
import { useAppMessagingText } from '../generated/text.ts'

const QrCode = lazyPart(() => import('@console-widgets/ui/codes').then((module) => module.QrCode))

interface TestPageProps {
  messageId: string
  /** Whether something isn’t saved: the page shows what is. */
  isChanged: boolean
}

/** Where a message can be looked at on any device: a link, and a code for phones. */
export function TestPage({ messageId, isChanged }: TestPageProps) {
  const text = useAppMessagingText()
  const { page } = useData(testPageData, messageId)
  return (
    <Section
      title={text('app-messaging.testPage')}
      description={text(isChanged ? 'app-messaging.testPage.unsaved' : 'app-messaging.testPage.body')}
    >
      <QueryView query={page}>
        {({ address, endTime }) =>
          address === null || !isWebAddress(address) ? (
            <p className="text-sm text-muted">{text('app-messaging.testPage.noKey')}</p>
          ) : (
            <div className="flex min-w-0 flex-wrap items-center gap-4">
              <Suspense fallback={<div className="size-36" />}>
                <QrCode value={address} label={text('app-messaging.testPage.code')} />
              </Suspense>
              <div className="flex min-w-0 flex-col items-start gap-2 text-sm">
                <span className="flex items-center gap-1">
                  <OutsideLink href={address}>{text('app-messaging.testPage.open')}</OutsideLink>
                  <CopyButton value={address} label={text('app-messaging.testPage.address')} />
                </span>
                <span className="text-muted">
                  {text('app-messaging.testPage.until')} <ExactTime time={endTime} short />
                </span>
              </div>
            </div>
          )
        }
      </QueryView>
    </Section>
  )
}
