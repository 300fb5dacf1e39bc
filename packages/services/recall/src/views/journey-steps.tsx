import { Button, StatusShape, useJoin } from '@console-widgets/ui'
import { useRecallText } from '../generated/text.ts'
import { layOut } from '../layout.ts'
import { nodesById } from '../model.ts'
import { InsertMenu } from './insert-menu.tsx'
import type { JourneyPicture } from './journey-picture.ts'
import { StepChangeBadge } from './step-change-badge.tsx'
import { useNodeWords } from './use-node-words.ts'
import { useWords } from './use-words.ts'

/** A journey as a list of its steps in the order of the way through, for narrow screens and screen readers. */
export function JourneySteps({ graph, problems, counts, changes, selected, onSelect, onInsert }: JourneyPicture) {
  const text = useRecallText()
  const join = useJoin()
  const { branchName, fullName, nameOf } = useNodeWords()
  const { writeNumber } = useWords()
  const byId = nodesById(graph)
  const steps = layOut(graph).nodes
  return (
    <ol className="flex min-w-0 flex-col gap-2">
      {steps.map(({ node }) => {
        const own = problems.filter(({ nodeId }) => nodeId === node.nodeId)
        const count = counts.get(node.nodeId)
        const change = changes?.get(node.nodeId)
        const targets = node.next.map((id, at) => {
          const target = byId.get(id)
          const [branch, name] = [branchName(node, at), target ? nameOf(target) : '–']
          return branch === '' ? name : join.labeled(branch, name)
        })
        return (
          <li
            key={node.nodeId}
            className="flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-raised p-3 text-sm"
          >
            <div className="flex min-w-0 items-center gap-2">
              {own.length > 0 ? <StatusShape tone="warning" /> : null}
              {/* In a box of its own, its text wraps on narrow pages. */}
              <div className="min-w-0">
                <Button
                  size="small"
                  tone={selected === node.nodeId ? 'primary' : 'secondary'}
                  aria-pressed={selected === node.nodeId}
                  onClick={() => onSelect(node.nodeId)}
                >
                  {fullName(node)}
                </Button>
              </div>
              {change ? <StepChangeBadge change={change} /> : null}
            </div>
            {targets.length > 0 ? (
              <p className="text-muted">{text('recall.path.leads', { names: join.names(targets) })}</p>
            ) : null}
            {count ? (
              <p className="text-muted tabular-nums">
                {text('recall.counts', {
                  entered: writeNumber(count.entered),
                  waiting: writeNumber(count.waiting),
                  left: writeNumber(count.left),
                })}
              </p>
            ) : null}
            {own.map(({ problem }) => (
              <p key={problem}>{text(`recall.problem.${problem}`)}</p>
            ))}
            {onInsert ? (
              <div className="flex flex-wrap items-center gap-2">
                {node.next.map((id, branch) => (
                  <span key={branch} className="flex items-center gap-1 text-muted">
                    <InsertMenu
                      place={{ from: node.nodeId, branch }}
                      name={[nameOf(node), branchName(node, branch)].filter(Boolean).join(' ')}
                      isOpen={!byId.has(id)}
                      onInsert={onInsert}
                    />
                    {branchName(node, branch)}
                  </span>
                ))}
              </div>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
