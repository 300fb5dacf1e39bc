import { classNames, StatusShape } from '@console-widgets/ui'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { useRecallText } from '../generated/text.ts'
import { layOut, type PlacedEdge, type PlacedNode, wideSizes } from '../layout.ts'
import { InsertMenu } from './insert-menu.tsx'
import type { JourneyPicture } from './journey-picture.ts'
import { StepChangeBadge } from './step-change-badge.tsx'
import { useNodeWords } from './use-node-words.ts'
import { useWords } from './use-words.ts'

/** Half the size of the plus on an edge. */
const halfPlus = 14

/** A journey as a picture: steps are buttons in the order of the way through, and arrow keys move between them. */
export function JourneyCanvas(picture: JourneyPicture) {
  const text = useRecallText()
  const { graph, onInsert, sizes } = picture
  const { nameOf } = useNodeWords()
  const layout = useMemo(() => layOut(graph, sizes), [graph, sizes])
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const nodes = layout.nodes.toSorted((one, other) => one.layer - other.layer || one.x - other.x)
  const move = (event: KeyboardEvent, placed: PlacedNode) => {
    const target = neighborOf(placed, nodes, event.key)
    if (!target) return
    event.preventDefault()
    buttons.current.get(target)?.focus()
  }
  return (
    <div
      role="group"
      aria-label={text('recall.canvas')}
      className="max-w-full overflow-auto rounded-lg border border-line bg-sunken"
    >
      <div className="relative mx-auto" style={{ width: layout.width, height: layout.height }}>
        <svg
          aria-hidden="true"
          className="absolute inset-0 text-line-strong"
          width={layout.width}
          height={layout.height}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          {layout.edges.map((edge) => (
            <path
              key={`${edge.from}.${edge.branch}`}
              d={pathOf(edge)}
              strokeDasharray={edge.to === '' ? '4 4' : undefined}
            />
          ))}
        </svg>
        {nodes.map((placed) => (
          <NodeButton
            key={placed.node.nodeId}
            placed={placed}
            picture={picture}
            onKeyDown={(event) => move(event, placed)}
            keep={(button) => {
              if (button) buttons.current.set(placed.node.nodeId, button)
              else buttons.current.delete(placed.node.nodeId)
            }}
          />
        ))}
        {layout.edges.map((edge) => (
          <EdgeLabel key={`${edge.from}.${edge.branch}`} edge={edge} picture={picture} />
        ))}
        {onInsert
          ? layout.edges.map((edge) => {
              const node = graph.nodes.find(({ nodeId }) => nodeId === edge.from)
              const { x, y } = plusOf(edge)
              return node ? (
                <div
                  key={`${edge.from}.${edge.branch}`}
                  className="absolute"
                  style={{ left: x - halfPlus, top: y - halfPlus }}
                >
                  <InsertMenu
                    place={{ from: edge.from, branch: edge.branch }}
                    name={nameOf(node)}
                    isOpen={edge.to === ''}
                    onInsert={onInsert}
                  />
                </div>
              ) : null
            })
          : null}
      </div>
    </div>
  )
}

/** The node that an arrow key leads to. */
function neighborOf({ node, layer, x }: PlacedNode, nodes: readonly PlacedNode[], key: string): string | undefined {
  const beside = nodes.filter((each) => each.layer === layer)
  const at = beside.findIndex((each) => each.x === x)
  switch (key) {
    case 'ArrowDown':
      return node.next.find((id) => nodes.some((each) => each.node.nodeId === id))
    case 'ArrowUp':
      return nodes.find((each) => each.node.next.includes(node.nodeId))?.node.nodeId
    case 'ArrowLeft':
      return beside[at - 1]?.node.nodeId
    case 'ArrowRight':
      return beside[at + 1]?.node.nodeId
    default:
      return undefined
  }
}

/** A line that leaves and arrives vertically. */
function pathOf({ points }: PlacedEdge): string {
  const [first, ...rest] = points
  if (!first) return ''
  let path = `M${first.x} ${first.y}`
  let before = first
  for (const point of rest) {
    const middle = (before.y + point.y) / 2
    path += before.x === point.x ? `V${point.y}` : `C${before.x} ${middle} ${point.x} ${middle} ${point.x} ${point.y}`
    before = point
  }
  return path
}

/** Where the plus of an edge is: in the middle of its first part. */
function plusOf({ points, to }: PlacedEdge): { x: number; y: number } {
  const [first = { x: 0, y: 0 }, second = first] = points
  if (to === '') return second
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
}

interface NodeButtonProps {
  placed: PlacedNode
  picture: JourneyPicture
  onKeyDown: (event: KeyboardEvent) => void
  keep: (button: HTMLButtonElement | null) => void
}

function NodeButton({ placed: { node, x, y }, picture, onKeyDown, keep }: NodeButtonProps) {
  const text = useRecallText()
  const { about, nameOf } = useNodeWords()
  const { writeNumber } = useWords()
  const { selected, onSelect, problems, counts, changes, sizes: { width, height } = wideSizes } = picture
  const own = problems.filter(({ nodeId }) => nodeId === node.nodeId)
  const count = counts.get(node.nodeId)
  const change = changes?.get(node.nodeId)
  const isSelected = selected === node.nodeId
  return (
    <button
      ref={keep}
      type="button"
      aria-pressed={isSelected}
      onClick={() => onSelect(node.nodeId)}
      onKeyDown={onKeyDown}
      style={{ left: x, top: y, width, height }}
      className={classNames(
        'absolute flex min-w-0 flex-col justify-center overflow-hidden rounded-lg border bg-raised px-3 text-start text-sm focus-ring',
        isSelected
          ? 'border-accent shadow-[0_0_0_1px_var(--color-accent)]'
          : own.length > 0
            ? 'border-warning'
            : 'border-line-strong',
      )}
    >
      <span className="flex flex-wrap items-center gap-x-1.5 font-medium">
        {own.length > 0 ? <StatusShape tone="warning" /> : null}
        {nameOf(node)}
        {change ? <StepChangeBadge change={change} /> : null}
      </span>
      <span className="truncate text-muted">{about(node)}</span>
      {count ? (
        <span className="line-clamp-2 text-xs text-muted tabular-nums">
          {text('recall.counts', {
            entered: writeNumber(count.entered),
            waiting: writeNumber(count.waiting),
            left: writeNumber(count.left),
          })}
        </span>
      ) : null}
      {own.length > 0 ? (
        <span className="sr-only">{own.map(({ problem }) => text(`recall.problem.${problem}`)).join(' ')}</span>
      ) : null}
    </button>
  )
}

/** Which branch an edge is, and the share of people who took it. */
function EdgeLabel({ edge, picture: { graph, counts } }: { edge: PlacedEdge; picture: JourneyPicture }) {
  const { branchName } = useNodeWords()
  const { writeShare } = useWords()
  const node = graph.nodes.find(({ nodeId }) => nodeId === edge.from)
  const [exit] = edge.points
  if (!node || !exit) return null
  const count = counts.get(edge.from)
  const taken = count && count.entered > 0 ? writeShare((count.branches[edge.branch] ?? 0) / count.entered) : ''
  const label = [branchName(node, edge.branch), taken].filter(Boolean).join(' · ')
  if (label === '') return null
  // Labels of several branches stand on the outer side of each plus, so that they don't meet.
  const plus = plusOf(edge)
  const isLeft = node.next.length > 1 && edge.branch < node.next.length / 2
  const place =
    node.next.length > 1
      ? { left: isLeft ? plus.x - halfPlus - 4 : plus.x + halfPlus + 4, top: plus.y - 8 }
      : { left: exit.x + 4, top: exit.y + 2 }
  return (
    <span
      className={classNames(
        'absolute rounded-sm bg-sunken px-1 text-xs whitespace-nowrap text-muted tabular-nums',
        isLeft && '-translate-x-full',
      )}
      style={place}
    >
      {label}
    </span>
  )
}
