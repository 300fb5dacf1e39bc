import { Button, NumberField, Select } from '@console-widgets/ui'
import { changeNode, deleteNode, leadTo } from '../edit-graph.ts'
import { useRecallText } from '../generated/text.ts'
import {
  goalEvents,
  isSending,
  journeyLimits as limits,
  splitWays,
  type JourneyGraph,
  type JourneyNode,
  type SplitNode,
} from '../model.ts'
import { AudienceFields } from './audience-fields.tsx'
import { InAppFields } from './in-app-fields.tsx'
import { Reach } from './reach.tsx'
import { SendingFields } from './sending-fields.tsx'
import { Several } from './several.tsx'
import { useNodeWords } from './use-node-words.ts'
import { useWords } from './use-words.ts'

interface NodeFormProps {
  appId: string
  graph: JourneyGraph
  node: JourneyNode
  change: (graph: JourneyGraph, selected?: string) => void
}

/** The fields of a step, and where its branches lead. */
export function NodeForm({ appId, graph, node, change }: NodeFormProps) {
  const text = useRecallText()
  const { branchName, fullName } = useNodeWords()
  const set = (changed: JourneyNode) => change(changeNode(graph, node.nodeId, () => changed))
  const others = graph.nodes.filter(({ nodeId, kind }) => nodeId !== node.nodeId && kind !== 'entry')
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Fields appId={appId} node={node} set={set} />
      {node.next.map((target, branch) => {
        const name = branchName(node, branch)
        return (
          <Select
            key={branch}
            label={name === '' ? text('recall.step.next') : text('recall.step.nextOf', { branch: name })}
            placeholder={text('recall.choose')}
            value={target === '' ? undefined : target}
            choices={others.map((each) => ({ value: each.nodeId, label: fullName(each) }))}
            onChange={(to) => change(leadTo(graph, { from: node.nodeId, branch }, to))}
          />
        )
      })}
      {node.kind === 'entry' ? null : (
        <div>
          <Button size="small" tone="quiet" icon="trash" onClick={() => change(deleteNode(graph, node.nodeId), '')}>
            {text('recall.step.delete')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Fields({ appId, node, set }: { appId: string; node: JourneyNode; set: (node: JourneyNode) => void }) {
  const text = useRecallText()
  if (isSending(node))
    return (
      <SendingFields appId={appId} sending={node} change={(part) => set({ ...node, ...part, channel: node.channel })} />
    )
  switch (node.kind) {
    case 'entry':
      return (
        <>
          <NumberField
            label={text('recall.entryDays')}
            unit={text('recall.days')}
            min={1}
            max={limits.entryDays}
            required
            value={node.days}
            onChange={(days = 0) => set({ ...node, days })}
          />
          <AudienceFields
            audience={node.audience}
            holdout={node.holdout}
            change={(part) => set({ ...node, ...part })}
          />
          <Reach appId={appId} audience={node.audience} holdout={node.holdout} />
        </>
      )
    case 'wait':
      return (
        <>
          <NumberField
            label={text('recall.hours')}
            min={1}
            max={limits.waitHours}
            required
            value={node.hours}
            onChange={(hours = 0) => set({ ...node, hours })}
          />
          <Select
            label={text('recall.until')}
            value={node.event}
            choices={(['', ...goalEvents] as const).map((value) => ({
              value,
              label: value === '' ? text('recall.until.time') : text(`recall.event.${value}`),
            }))}
            onChange={(event) => set({ ...node, event })}
          />
        </>
      )
    case 'split':
      return <SplitFields node={node} set={set} />
    case 'in-app':
      return <InAppFields appId={appId} node={node} set={set} />
    case 'goal':
      return (
        <>
          <Select
            label={text('recall.event')}
            value={node.event}
            choices={goalEvents.map((value) => ({ value, label: text(`recall.event.${value}`) }))}
            onChange={(event) => set({ ...node, event })}
          />
          <NumberField
            label={text('recall.goalDays')}
            unit={text('recall.days')}
            min={1}
            max={limits.goalDays}
            required
            value={node.days}
            onChange={(days = 0) => set({ ...node, days })}
          />
        </>
      )
    default:
      return null
  }
}

function SplitFields({ node, set }: { node: SplitNode; set: (node: JourneyNode) => void }) {
  const text = useRecallText()
  const { countryChoices } = useWords()
  const setShares = (shares: number[]) => set({ ...node, shares })
  return (
    <>
      <Select
        label={text('recall.by')}
        value={node.by}
        choices={splitWays.map((value) => ({ value, label: text(`recall.by.${value}`) }))}
        onChange={(by) => set({ ...node, by })}
      />
      {node.by === 'country' ? (
        <Several
          label={text('recall.countries')}
          placeholder={text('recall.choose')}
          choices={countryChoices}
          chosen={node.countries}
          onChange={(countries) => set({ ...node, countries })}
        />
      ) : null}
      {node.by === 'random' ? (
        <>
          {node.shares.map((share, at) => (
            <NumberField
              key={at}
              label={text('recall.share', { number: at + 1 })}
              unit="%"
              min={1}
              max={99}
              required
              value={share}
              onChange={(value = 0) => setShares(node.shares.map((each, place) => (place === at ? value : each)))}
            />
          ))}
          <div className="flex gap-2">
            {node.shares.length < limits.branches ? (
              <Button size="small" icon="add" onClick={() => setShares([...node.shares, 0])}>
                {text('recall.addBranch')}
              </Button>
            ) : null}
            {node.shares.length > 2 ? (
              <Button size="small" icon="minus" onClick={() => setShares(node.shares.slice(0, -1))}>
                {text('recall.removeBranch')}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </>
  )
}
