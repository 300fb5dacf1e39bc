import { formatDateTime } from '@console-widgets/core/formats'
import { Button, ExactTime, QueryView, useData, useLanguage } from '@console-widgets/ui'
import { useState } from 'react'
import { journeyPathData, journeyPeopleData } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import type { JourneyGraph } from '../model.ts'
import { useNodeWords } from './use-node-words.ts'
import { useWords } from './use-words.ts'

interface NodePeopleProps {
  journeyId: string
  nodeId: string
  /** The version that people are on, and its steps. */
  version: number
  graph: JourneyGraph
}

/** Who came to a step, and the path of one of them. */
export function NodePeople({ journeyId, nodeId, version, graph }: NodePeopleProps) {
  const text = useRecallText()
  const { countryName, writeNumber } = useWords()
  const { found } = useData(journeyPeopleData, journeyId, nodeId, version)
  const [person, setPerson] = useState<number>()
  return (
    <QueryView query={found}>
      {({ people, total }) =>
        people.length === 0 ? (
          <p className="text-sm text-muted">{text('recall.people.none')}</p>
        ) : (
          <div className="flex min-w-0 flex-col gap-3 text-sm">
            {total > people.length ? (
              <p className="text-muted">
                {text('recall.people.some', { shown: writeNumber(people.length), total: writeNumber(total) })}
              </p>
            ) : null}
            <ul className="flex max-h-64 flex-col gap-1 overflow-y-auto">
              {people.map((each) => (
                <li key={each.person} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2">
                  <Button
                    size="small"
                    tone={person === each.person ? 'primary' : 'secondary'}
                    aria-pressed={person === each.person}
                    onClick={() => setPerson(each.person)}
                  >
                    {text('recall.person', { person: String(each.person) })}
                  </Button>
                  <span className="text-muted">
                    {countryName(each.country)} · {text(`recall.person.state.${each.state}`)}
                  </span>
                </li>
              ))}
            </ul>
            {person === undefined ? null : <Path journeyId={journeyId} person={person} graph={graph} />}
          </div>
        )
      }
    </QueryView>
  )
}

function Path({ journeyId, person, graph }: { journeyId: string; person: number; graph: JourneyGraph }) {
  const text = useRecallText()
  const language = useLanguage()
  const { fullName } = useNodeWords()
  const { path } = useData(journeyPathData, journeyId, person)
  return (
    <QueryView query={path}>
      {({ steps, state, endTime }) => (
        <section className="flex min-w-0 flex-col gap-2" aria-label={text('recall.path', { person: String(person) })}>
          <h4 className="font-medium">{text('recall.path', { person: String(person) })}</h4>
          <ol className="flex flex-col gap-1 border-s-2 border-line ps-3">
            {steps.map(({ nodeId, enterTime, wakeTime }) => {
              const node = graph.nodes.find((each) => each.nodeId === nodeId)
              return (
                <li key={nodeId}>
                  {node ? fullName(node) : nodeId}
                  <br />
                  <ExactTime time={enterTime} />
                  {wakeTime === null ? null : (
                    <span className="text-muted">
                      {' · '}
                      {text('recall.path.waits', { time: formatDateTime(wakeTime, language) })}
                    </span>
                  )}
                </li>
              )
            })}
            {endTime === null ? null : (
              <li>
                {text(`recall.person.state.${state}`)}
                <br />
                <ExactTime time={endTime} />
              </li>
            )}
          </ol>
        </section>
      )}
    </QueryView>
  )
}
