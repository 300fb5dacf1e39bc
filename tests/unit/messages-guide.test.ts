import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hostMessageShapes } from '../../packages/core/src/host/host-message-shapes.ts'
import { widgetMessageShapes } from '../../packages/core/src/host/widget-message-shapes.ts'
import { rowsOfGuide } from '../support/messages-guide.ts'

/** Messages with their parameters, as both sides check them. */
const declared = (shapes: Record<string, object>) =>
  Object.entries(shapes).map(([name, fields]) => [name, Object.keys(fields).toSorted()])

it.each([
  ['widget → host', widgetMessageShapes],
  ['host → widget', hostMessageShapes],
])('the guide lists the messages %s with their parameters', (table, shapes) => {
  const listed = rowsOfGuide(readFileSync('stories/guides/messages.mdx', 'utf8'), table).flatMap(
    ([names = [], parameters = []]) =>
      names.length === 1
        ? [[names[0], parameters.toSorted()]]
        : // A row of several messages has one parameter for each, or none at all.
          names.map((name, at) => [name, parameters.slice(at, at + 1)]),
  )
  expect(listed.toSorted()).toEqual(declared(shapes).toSorted())
})
