import {
  ActionButton,
  Button,
  Callout,
  QueryFailure,
  QueryView,
  Section,
  Segmented,
  TextField,
  useAllowed,
  useData,
  useJoin,
  useLanguage,
  useUnsaved,
} from '@console-widgets/ui'
import { formatDate } from '@console-widgets/core/formats'
import { useDeferredValue, useEffect, useState } from 'react'
import { calls } from '../contract.ts'
import {
  type Journey,
  type JourneyCounts,
  journeyCountsData,
  journeyData,
  journeyProblemsData,
  sendablesData,
  type Simulation,
  stepMessagesData,
} from '../data.ts'
import { insertNode } from '../edit-graph.ts'
import { useRecallText } from '../generated/text.ts'
import { isSending, journeyLimits as limits, type FoundProblem, type JourneyGraph } from '../model.ts'
import { JourneyInPlace } from './journey-in-place.tsx'
import { countsOf, type JourneyPicture, type NodeCount } from './journey-picture.ts'
import { JourneySteps } from './journey-steps.tsx'
import { draftVersion, graphOf, VersionFields, VersionsBeside } from './journey-versions.tsx'
import { NodeForm } from './node-form.tsx'
import { NodePeople } from './node-people.tsx'
import { ResultView, Tile } from './result-view.tsx'
import { TemplateNames, useTemplateNames } from './template-names.ts'
import { useNodeWords } from './use-node-words.ts'
import { useWords } from './use-words.ts'

interface JourneyEditorProps {
  journey: Journey
  onChanged: (isChanged: boolean) => void
}

/** The steps of a journey: edited, checked, simulated, and counted while it runs. */
export function JourneyEditor({ journey, onChanged }: JourneyEditorProps) {
  const { counts } = useData(journeyCountsData, journey.journeyId)
  if (journey.version === 0) return <Editor journey={journey} onChanged={onChanged} counts={undefined} />
  return (
    <QueryView query={counts}>{(found) => <Editor journey={journey} onChanged={onChanged} counts={found} />}</QueryView>
  )
}

function Editor({ journey, onChanged, counts }: JourneyEditorProps & { counts: JourneyCounts | undefined }) {
  const text = useRecallText()
  const { journeyId, appId, state } = journey
  const templateNames = useTemplateNames(appId)
  const stored = { journeyName: journey.journeyName, graph: journey.graph as JourneyGraph }
  const [draft, setDraft] = useState(stored)
  const [selected, setSelected] = useState<string>()
  const [shownVersion, setShownVersion] = useState(draftVersion)
  const [beside, setBeside] = useState<number>()
  const [simulation, setSimulation] = useState<Simulation>()
  const { update, simulate } = useData(journeyData, journeyId)
  const mayEdit = useAllowed(calls['campaigns.journey.update'])
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored)
  const canEdit = mayEdit && shownVersion === draftVersion && (state === 'draft' || state === 'active')
  const change = (graph: JourneyGraph, next?: string) => {
    setDraft({ ...draft, graph })
    setSimulation(undefined)
    if (next !== undefined) setSelected(next === '' ? undefined : next)
  }
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  useUnsaved(
    isChanged
      ? {
          async save() {
            const saved = await update.run({ journeyId, ...draft })
            if (saved) setDraft({ journeyName: saved.journeyName, graph: saved.graph as JourneyGraph })
            return 0
          },
          discard: () => setDraft(stored),
          saved: text('recall.journey.saved'),
        }
      : undefined,
  )
  const graph = graphOf(counts?.versions ?? [], draft.graph, shownVersion)
  // The draft shows the people of the version that runs.
  const countedVersion = shownVersion === draftVersion ? journey.version : shownVersion
  const shownCounts = simulation ? countsOf(simulation.nodes, 1) : countsOf(counts?.nodes ?? [], countedVersion)
  const picture = {
    graph,
    counts: shownCounts,
    selected,
    onSelect: setSelected,
    onInsert: canEdit
      ? (place: Parameters<typeof insertNode>[1], kind: Parameters<typeof insertNode>[2]) => {
          const inserted = insertNode(draft.graph, place, kind)
          change(inserted.graph, inserted.nodeId)
        }
      : undefined,
  }
  const node = graph.nodes.find(({ nodeId }) => nodeId === selected)
  return (
    <TemplateNames value={templateNames}>
      <div className="@container flex min-w-0 flex-col gap-6">
        {counts?.result ? <ResultView result={counts.result} /> : null}
        {counts ? <Ends ends={counts.ends} /> : null}
        <Section
          title={text('recall.canvas')}
          description={text('recall.canvas.keys')}
          actions={
            canEdit ? (
              <ActionButton
                call={simulate.call}
                label={text('recall.simulate')}
                run={async () => setSimulation(await simulate.run({ appId, graph: draft.graph }))}
              />
            ) : null
          }
        >
          <div className="flex min-w-0 flex-col gap-4">
            {node && (isSending(node) || node.kind === 'in-app') ? null : <UnreadNames appId={appId} />}
            {canEdit ? (
              <TextField
                label={text('recall.name')}
                required
                maxLength={limits.name}
                value={draft.journeyName}
                onChange={(journeyName) => setDraft({ ...draft, journeyName })}
              />
            ) : null}
            {counts && (counts.versions.length > 1 || isChanged || journey.isChanged) ? (
              <VersionFields
                versions={counts.versions}
                shown={shownVersion}
                beside={beside}
                onShow={(version) => {
                  setShownVersion(version)
                  if (beside === version) setBeside(undefined)
                }}
                onCompare={setBeside}
              />
            ) : null}
            {simulation ? <SimulationView simulation={simulation} onClose={() => setSimulation(undefined)} /> : null}
            {counts && beside !== undefined ? (
              <VersionsBeside
                counts={counts}
                draft={draft.graph}
                pair={[shownVersion, beside]}
                selected={selected}
                onSelect={setSelected}
              />
            ) : null}
            <div
              className={
                beside === undefined
                  ? 'grid min-w-0 gap-4 @md:grid-cols-[minmax(0,1fr)_minmax(260px,340px)]'
                  : 'min-w-0'
              }
            >
              {beside === undefined ? <Checked appId={appId} picture={picture} isDraft={canEdit} /> : null}
              <div className="min-w-0">
                {node ? (
                  <StepPanel title={<StepName graph={graph} nodeId={node.nodeId} />}>
                    {canEdit ? <NodeForm appId={appId} graph={draft.graph} node={node} change={change} /> : null}
                    {counts && !simulation ? <SeenBy count={shownCounts.get(node.nodeId)} /> : null}
                    {counts && !simulation ? (
                      <section className="flex min-w-0 flex-col gap-2">
                        <h4 className="font-medium">{text('recall.step.people')}</h4>
                        <NodePeople
                          key={`${node.nodeId} ${countedVersion}`}
                          journeyId={journeyId}
                          nodeId={node.nodeId}
                          version={countedVersion}
                          graph={graphOf(counts.versions, graph, countedVersion)}
                        />
                      </section>
                    ) : null}
                  </StepPanel>
                ) : (
                  <p className="text-sm text-muted">{text('recall.step.none')}</p>
                )}
              </div>
            </div>
          </div>
        </Section>
      </div>
    </TemplateNames>
  )
}

/** Says that what steps send couldn’t be read: they would look as if it was gone. A chosen step says so itself. */
function UnreadNames({ appId }: { appId: string }) {
  const text = useRecallText()
  const { templates, thirdParty } = useData(sendablesData, appId)
  const { messages } = useData(stepMessagesData, appId)
  return (
    <>
      <QueryFailure query={templates} label={text('recall.smsTemplates')} />
      <QueryFailure query={thirdParty} label={text('recall.thirdParty')} />
      <QueryFailure query={messages} label={text('recall.inApp.toMessages')} />
    </>
  )
}

function StepPanel({ title, children }: { title: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-raised p-4">
      <h3 className="font-medium">{title}</h3>
      {children}
    </div>
  )
}

/** How many of those whom a step has led to its in-app message have seen it. */
function SeenBy({ count }: { count: NodeCount | undefined }) {
  const text = useRecallText()
  const { writeNumber } = useWords()
  if (count === undefined || count.shown === null) return null
  return (
    <p className="text-sm tabular-nums">
      {text('recall.inApp.seen', { shown: writeNumber(count.shown), people: writeNumber(count.entered) })}
    </p>
  )
}

function StepName({ graph, nodeId }: { graph: JourneyGraph; nodeId: string }) {
  const { nameOf } = useNodeWords()
  const node = graph.nodes.find((each) => each.nodeId === nodeId)
  return node ? nameOf(node) : null
}

/** The picture with what the platform finds wrong with the steps. */
function Checked({
  appId,
  picture,
  isDraft,
}: {
  appId: string
  picture: Omit<JourneyPicture, 'problems'>
  isDraft: boolean
}) {
  const question = useDeferredValue(JSON.stringify({ appId, graph: picture.graph }))
  if (!isDraft) return <Picture {...picture} problems={[]} />
  return <CheckedPicture question={question} picture={picture} />
}

function CheckedPicture({ question, picture }: { question: string; picture: Omit<JourneyPicture, 'problems'> }) {
  const { found } = useData(journeyProblemsData, question)
  return <QueryView query={found}>{({ problems }) => <Picture {...picture} problems={problems} />}</QueryView>
}

/** The canvas, or the list if the page is too narrow for it. */
function Picture(picture: JourneyPicture) {
  const text = useRecallText()
  const [view, setView] = useState<'canvas' | 'list'>('canvas')
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Problems problems={picture.problems} graph={picture.graph} onSelect={picture.onSelect} />
      <div className="hidden @md:block">
        <Segmented
          label={text('recall.view')}
          value={view}
          choices={[
            { value: 'canvas', label: text('recall.view.canvas') },
            { value: 'list', label: text('recall.view.list') },
          ]}
          onChange={setView}
        />
      </div>
      {view === 'canvas' ? <JourneyInPlace {...picture} /> : <JourneySteps {...picture} />}
    </div>
  )
}

function Problems({
  problems,
  graph,
  onSelect,
}: {
  problems: readonly FoundProblem[]
  graph: JourneyGraph
  onSelect: (nodeId: string) => void
}) {
  const text = useRecallText()
  const { nameOf } = useNodeWords()
  if (problems.length === 0) return null
  return (
    <Callout tone="warning" title={text('recall.problems')}>
      <ul className="flex flex-col gap-1">
        {problems.map(({ nodeId, problem }) => {
          const node = graph.nodes.find((each) => each.nodeId === nodeId)
          return (
            <li key={`${nodeId} ${problem}`} className="flex flex-wrap items-center gap-2">
              {node ? (
                <Button size="small" onClick={() => onSelect(nodeId)}>
                  {nameOf(node)}
                </Button>
              ) : null}
              {text(`recall.problem.${problem}`)}
            </li>
          )
        })}
      </ul>
    </Callout>
  )
}

function Ends({ ends }: { ends: JourneyCounts['ends'] }) {
  const text = useRecallText()
  const { writeNumber } = useWords()
  return (
    <Section title={text('recall.ends')}>
      <dl className="grid gap-3 @xs:grid-cols-2 @md:grid-cols-5">
        <Tile label={text('recall.inside')} value={writeNumber(ends.inside)} />
        <Tile label={text('recall.ends.goal')} value={writeNumber(ends.goal)} />
        <Tile label={text('recall.ends.done')} value={writeNumber(ends.done)} />
        <Tile label={text('recall.ends.optedOut')} value={writeNumber(ends.optedOut)} />
        {ends.ejected > 0 ? <Tile label={text('recall.ends.ejected')} value={writeNumber(ends.ejected)} /> : null}
        <Tile label={text('recall.withheld')} value={writeNumber(ends.withheld)} />
      </dl>
    </Section>
  )
}

function SimulationView({ simulation, onClose }: { simulation: Simulation; onClose: () => void }) {
  const text = useRecallText()
  const language = useLanguage()
  const join = useJoin()
  const { writeCost, writeNumber } = useWords()
  const { people, days, from, ends, sent, cost } = simulation
  return (
    <Callout title={text('recall.simulation')} live>
      <div className="flex flex-col gap-2">
        <p>
          {text('recall.simulation.body', {
            people: writeNumber(people),
            days,
            date: formatDate(from, language),
          })}
        </p>
        <p>
          {[
            join.labeled(text('recall.ends.goal'), writeNumber(ends.goal)),
            join.labeled(text('recall.ends.done'), writeNumber(ends.done)),
            join.labeled(text('recall.inside'), writeNumber(ends.inside)),
            ...(ends.optedOut > 0 ? [join.labeled(text('recall.ends.optedOut'), writeNumber(ends.optedOut))] : []),
            join.labeled(text('recall.withheld'), writeNumber(ends.withheld)),
            text('recall.simulation.sent', { sent: writeNumber(sent), cost: writeCost(cost) }),
          ].join(' · ')}
        </p>
        <div>
          <Button size="small" onClick={onClose}>
            {text('recall.simulation.close')}
          </Button>
        </div>
      </div>
    </Callout>
  )
}
