import { describe, expect, it } from 'vitest'
import { layOut, narrowSizes, wideSizes } from './layout.ts'
import { newNode, type JourneyGraph, type JourneyNode } from './model.ts'

const node = (nodeId: string, kind: JourneyNode['kind'], ...next: string[]): JourneyNode => ({
  ...newNode(kind, nodeId),
  next,
})
const crossed: JourneyGraph = {
  nodes: [
    node('a', 'entry', 'b'),
    node('b', 'split', 'c', 'd'),
    node('c', 'wait', 'f'),
    node('d', 'wait', 'e'),
    node('e', 'sms', 'g'),
    node('f', 'message', 'g'),
    node('h', 'exit'),
    node('g', 'goal'),
  ],
}

describe('a layout of a journey', () => {
  it.each([wideSizes, narrowSizes])('places each node below all that lead to it, and none over another', (nodeSize) => {
    const { nodes, width, height } = layOut(crossed, nodeSize)
    const at = new Map(nodes.map((each) => [each.node.nodeId, each]))
    for (const { node: each, layer } of nodes)
      for (const id of each.next) expect(at.get(id)?.layer).toBeGreaterThan(layer)
    for (const one of nodes)
      for (const other of nodes)
        if (one !== other)
          expect(Math.abs(one.x - other.x) >= nodeSize.width || Math.abs(one.y - other.y) >= nodeSize.height).toBe(true)
    for (const { x, y } of nodes) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + nodeSize.width).toBeLessThanOrEqual(width)
      expect(y + nodeSize.height).toBeLessThanOrEqual(height)
    }
  })

  it('with two branches fits into half of a page that is 1,280 pixels wide', () => {
    expect(layOut(crossed, narrowSizes).width).toBeLessThanOrEqual(476)
  })

  it('orders a layer as the layer above, so that edges don’t cross', () => {
    const { nodes } = layOut(crossed)
    const x = (id: string) => nodes.find((each) => each.node.nodeId === id)?.x ?? 0
    expect(Math.sign(x('c') - x('d'))).toBe(Math.sign(x('f') - x('e')))
  })

  it('has an edge of every branch, and one that leads nowhere ends there', () => {
    const { edges } = layOut({ nodes: [node('a', 'entry', 'b'), node('b', 'split', 'c', ''), node('c', 'exit')] })
    expect(edges.map(({ from, branch, to }) => [from, branch, to])).toEqual([
      ['a', 0, 'b'],
      ['b', 0, 'c'],
      ['b', 1, ''],
    ])
  })

  it('exists for a journey with a loop', () => {
    expect(layOut({ nodes: [node('a', 'wait', 'b'), node('b', 'wait', 'a')] }).nodes).toHaveLength(2)
  })
})
