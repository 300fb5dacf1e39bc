import { describe, expect, it } from 'vitest'
import { compareGraphs } from './compare-graphs.ts'
import { deleteNode, insertNode } from './edit-graph.ts'
import { newGraph, type JourneyNode } from './model.ts'

describe('two versions of a journey', () => {
  const older = insertNode(newGraph(), { from: 'n1', branch: 0 }, 'wait').graph

  it('differ in what was inserted, changed, and deleted', () => {
    const inserted = insertNode(older, { from: 'n1', branch: 0 }, 'message')
    const newer = deleteNode(inserted.graph, 'n3')
    const changes = compareGraphs(older, newer)
    expect([...changes]).toEqual([
      // It leads to another step now.
      ['n1', 'changed'],
      [inserted.nodeId, 'added'],
      ['n3', 'removed'],
    ])
  })

  it('are the same whatever the order of the fields', () => {
    const turned = older.nodes.map(
      (node) => Object.fromEntries(Object.entries(node).toReversed()) as never as JourneyNode,
    )
    expect(compareGraphs(older, { nodes: turned }).size).toBe(0)
  })
})
