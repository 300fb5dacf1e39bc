import { Callout, Link, Meter, QueryView, Section, useData, useJoin, useRoutes } from '@console-widgets/ui'
import { useDeferredValue } from 'react'
import { estimateData } from '../data.ts'
import { useAppMessagingText } from '../generated/text.ts'
import { problemsOf } from '../message-form.ts'
import type { MessageContent } from '../model.ts'
import { routes } from '../routes.ts'
import { useWords } from './use-words.ts'

interface ReachProps {
  appId: string
  messageId: string
  content: MessageContent
}

/** Whom a message reaches, by the users of the last weeks, and what else appears at its trigger. */
export function Reach({ appId, messageId, content }: ReachProps) {
  const text = useAppMessagingText()
  const { audience, onlyInJourneys = false, trigger, priority } = content
  const isGood = [...problemsOf({ messageName: '-', content }).keys()].every(
    (field) => !/^(audience|trigger|priority)/.test(field),
  )
  const question = useDeferredValue(JSON.stringify({ appId, messageId, audience, trigger, priority }))
  return (
    <Section title={text('app-messaging.reach')}>
      {isGood ? <Estimated appId={appId} question={question} onlyInJourneys={onlyInJourneys} /> : null}
    </Section>
  )
}

interface EstimatedProps {
  appId: string
  question: string
  onlyInJourneys: boolean
}

function Estimated({ appId, question, onlyInJourneys }: EstimatedProps) {
  const text = useAppMessagingText()
  const join = useJoin()
  const routeTo = useRoutes(routes)
  const { writeNumber, writeShare } = useWords()
  const { estimate } = useData(estimateData, question)
  return (
    <QueryView query={estimate}>
      {({ people, reached, unknown, isTriggerSeen, conflicts }) => (
        <div className="flex min-w-0 flex-col gap-3">
          {onlyInJourneys ? (
            <p className="text-sm text-muted">{text('app-messaging.reach.journeys')}</p>
          ) : (
            <Meter
              label={text('app-messaging.reach.people')}
              value={reached}
              max={Math.max(1, people)}
              tone="accent"
              text={[
                text('app-messaging.reach.of', { reached: writeNumber(reached), people: writeNumber(people) }),
                writeShare(people === 0 ? null : reached / people),
              ].join(' · ')}
            />
          )}
          {onlyInJourneys || unknown.length === 0 ? null : (
            <Callout>
              {text('app-messaging.reach.unknown', {
                subjects: join.names(unknown.map((subject) => text(`app-messaging.subject.${subject}`))),
              })}
            </Callout>
          )}
          {isTriggerSeen ? null : <Callout tone="warning">{text('app-messaging.trigger.unseen')}</Callout>}
          {conflicts.length === 0 ? (
            <p className="text-sm text-muted">{text('app-messaging.conflicts.none')}</p>
          ) : (
            <div className="flex flex-col gap-1 text-sm">
              <p className="text-muted">{text('app-messaging.conflicts')}</p>
              <ul className="flex flex-col gap-1">
                {conflicts.map((each) => (
                  <li key={each.messageId} className="flex min-w-0 flex-wrap gap-x-2 wrap-anywhere">
                    <Link to={routeTo('app-messaging.message', { appId, messageId: each.messageId })}>
                      {each.messageName}
                    </Link>
                    <span className="text-muted">
                      {text(each.winsOver ? 'app-messaging.conflict.wins' : 'app-messaging.conflict.loses', {
                        priority: each.priority,
                      })}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </QueryView>
  )
}
