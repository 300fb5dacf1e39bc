import { readPlace } from '@console-widgets/data'
import { Link, Skeleton, useLanguage, usePlace, useStore } from '@console-widgets/ui'
import { useEffect, useRef } from 'react'
import { useComposition } from '../composition/composition-context.tsx'
import { type ServiceTopic, useHelp } from '../help/use-help.ts'
import { useHostText } from '../text.ts'

/** Answers of all services, by service. The address names the one to show first. */
export default function HelpPage() {
  const text = useHostText()
  const language = useLanguage()
  const { topics, isReady } = useHelp()
  const asked = readPlace(useStore(usePlace().$route)).parameters.get('topic')
  const services = [...new Set(topics.map(({ service }) => service))]
  return (
    <div className="flex max-w-180 flex-col gap-6">
      <h1 className="text-xl font-semibold">{text('host.help')}</h1>
      {isReady ? null : <Skeleton lines={6} />}
      {services.map((service) => (
        <section key={service.area} aria-label={service.name[language]} className="flex flex-col gap-2">
          <h2 className="text-sm font-medium text-muted">{service.name[language]}</h2>
          <div className="divide-y divide-line rounded-lg border border-line">
            {topics
              .filter((topic) => topic.service === service)
              .map((topic) => (
                <Topic key={`${topic.id} ${asked === topic.id}`} topic={topic} isAsked={asked === topic.id} />
              ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** A question that opens to its answer. */
function Topic({ topic, isAsked }: { topic: ServiceTopic; isAsked: boolean }) {
  const text = useHostText()
  const language = useLanguage()
  const { pages, routeTo } = useComposition()
  const question = useRef<HTMLElement>(null)
  const page = pages.find(({ id }) => id === topic.page)
  useEffect(() => {
    if (!isAsked) return
    question.current?.focus()
    question.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])
  return (
    <details open={isAsked} className="group px-3">
      <summary ref={question} className="cursor-pointer rounded-md py-2.5 font-medium text-ink focus-ring">
        {topic.title[language]}
      </summary>
      <div className="flex flex-col gap-2 ps-4 pb-3">
        {topic.text[language].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {page ? (
          <p>
            <Link to={routeTo(page.id)}>{text('host.help.open', { page: page.title[language] })}</Link>
          </p>
        ) : null}
      </div>
    </details>
  )
}
