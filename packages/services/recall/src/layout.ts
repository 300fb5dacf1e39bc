import { inOrder, type JourneyGraph, type JourneyNode } from './model.ts'

/** Where a node is, in pixels. */
export interface PlacedNode {
  node: JourneyNode
  x: number
  y: number
  layer: number
}

/** An edge as points from the bottom of a node to the top of another. */
export interface PlacedEdge {
  from: string
  branch: number
  /** Empty: it leads nowhere yet. */
  to: string
  points: { x: number; y: number }[]
}

/** A journey as a picture. */
export interface Layout {
  nodes: PlacedNode[]
  edges: PlacedEdge[]
  width: number
  height: number
}

/** Sizes of steps and of the space between them. */
export interface LayoutSizes {
  width: number
  height: number
  gapX: number
  gapY: number
}

/** Sizes of a picture that has its place for itself. */
export const wideSizes: LayoutSizes = { width: 256, height: 76, gapX: 40, gapY: 64 }
/** Sizes of pictures that stand beside each other: two branches fit into half of a page, and texts take more lines. */
export const narrowSizes: LayoutSizes = { width: 212, height: 104, gapX: 12, gapY: 64 }
const margin = 16
/** Width of the place that an edge takes where it passes a layer. */
const passing = 24
/** Length of an edge that leads nowhere. */
const stub = 34
/** Times that the order of the layers is improved. */
const sweeps = 6

/** A node in its layer, or the place where a long edge passes. */
interface Item {
  key: string
  node?: JourneyNode
  width: number
  up: Item[]
  down: Item[]
  x: number
}

/**
 * Lays a journey out from top to bottom: each node is one layer below the last of those that lead to it, and nodes of a
 * layer are ordered by the middle of their neighbors, so that few edges cross. A journey with a loop is laid out in the
 * order of its nodes.
 */
export function layOut(graph: JourneyGraph, sizes: LayoutSizes = wideSizes): Layout {
  const order = inOrder(graph) ?? graph.nodes
  const layerOf = layersOf(order)
  const { layers, chains } = itemsOf(order, layerOf, sizes.width)
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const isDown = sweep % 2 === 0
    for (const layer of isDown ? layers : layers.toReversed()) sortByMiddle(layer, isDown ? 'up' : 'down', layers)
  }
  const width = placeAcross(layers, sizes)
  const yOf = (layer: number) => margin + layer * (sizes.height + sizes.gapY)
  const nodes = layers.flatMap((layer, at) =>
    layer.flatMap(({ node, x }) => (node ? [{ node, x, y: yOf(at), layer: at }] : [])),
  )
  const edges = chains.map(({ from, branch, branches, to, items }): PlacedEdge => {
    const start = items[0] as Item
    const layer = layerOf.get(from) ?? 0
    const exit = { x: start.x + (sizes.width * (branch + 1)) / (branches + 1), y: yOf(layer) + sizes.height }
    if (to === '') return { from, branch, to, points: [exit, { x: exit.x, y: exit.y + stub }] }
    const points = items.slice(1).flatMap((item, at) => {
      const top = yOf(layer + 1 + at)
      const x = item.x + item.width / 2
      return item.node
        ? [{ x, y: top }]
        : [
            { x, y: top },
            { x, y: top + sizes.height },
          ]
    })
    return { from, branch, to, points: [exit, ...points] }
  })
  const endsOpen = edges.some(({ to }) => to === '')
  const height = yOf(layers.length - 1) + sizes.height + margin + (endsOpen ? stub + margin : 0)
  return { nodes, edges, width, height }
}

/** The layer of each node: the longest way to it. */
function layersOf(order: readonly JourneyNode[]): Map<string, number> {
  const layers = new Map(order.map(({ nodeId }) => [nodeId, 0]))
  const seen = new Set<string>()
  for (const { nodeId, next } of order) {
    seen.add(nodeId)
    for (const id of next)
      if (layers.has(id) && !seen.has(id)) layers.set(id, Math.max(layers.get(id) ?? 0, (layers.get(nodeId) ?? 0) + 1))
  }
  return layers
}

interface Chain {
  from: string
  branch: number
  branches: number
  to: string
  items: Item[]
}

/** Nodes by layer, with places in between for edges that pass several. */
function itemsOf(order: readonly JourneyNode[], layerOf: ReadonlyMap<string, number>, width: number) {
  const layers: Item[][] = Array.from({ length: 1 + Math.max(0, ...layerOf.values()) }, () => [])
  const items = new Map<string, Item>()
  for (const node of order) {
    const item: Item = { key: node.nodeId, node, width, up: [], down: [], x: 0 }
    items.set(node.nodeId, item)
    layers[layerOf.get(node.nodeId) ?? 0]?.push(item)
  }
  const chains: Chain[] = []
  for (const { nodeId, next } of order)
    next.forEach((to, branch) => {
      const [start, end] = [items.get(nodeId) as Item, items.get(to)]
      const first = layerOf.get(nodeId) ?? 0
      const last = layerOf.get(to) ?? 0
      const chain: Chain = {
        from: nodeId,
        branch,
        branches: next.length,
        to: end && last > first ? to : '',
        items: [start],
      }
      chains.push(chain)
      if (!end || last <= first) return
      for (let layer = first + 1; layer < last; layer++) {
        const item: Item = { key: `${nodeId}.${branch}.${layer}`, width: passing, up: [], down: [], x: 0 }
        layers[layer]?.push(item)
        chain.items.push(item)
      }
      chain.items.push(end)
      for (let at = 1; at < chain.items.length; at++) {
        const [above, below] = [chain.items[at - 1] as Item, chain.items[at] as Item]
        above.down.push(below)
        below.up.push(above)
      }
    })
  return { layers, chains }
}

/** Orders a layer by the middle of each item's neighbors in the layer above or below. */
function sortByMiddle(layer: Item[], side: 'up' | 'down', layers: readonly Item[][]): void {
  const places = new Map(layers.flatMap((each) => each.map((item, at) => [item, at] as const)))
  const middles = new Map(
    layer.map((item, at) => {
      const near = item[side].map((each) => places.get(each) ?? 0)
      return [item, near.length === 0 ? at : near.reduce((sum, place) => sum + place, 0) / near.length] as const
    }),
  )
  layer.sort((one, other) => (middles.get(one) ?? 0) - (middles.get(other) ?? 0))
}

/** Places each layer around the middle of the widest one. @returns the width of the picture */
function placeAcross(layers: readonly Item[][], { width: nodeWidth, gapX }: LayoutSizes): number {
  const widthOf = (layer: readonly Item[]) =>
    layer.reduce((sum, { width }) => sum + width, 0) + gapX * Math.max(0, layer.length - 1)
  const widest = Math.max(nodeWidth, ...layers.map(widthOf))
  for (const layer of layers) {
    let x = margin + (widest - widthOf(layer)) / 2
    for (const item of layer) {
      item.x = x
      x += item.width + gapX
    }
  }
  return widest + margin * 2
}
