import { render } from '@testing-library/react'
import { createMemoryPlace } from '@console-widgets/data'
import { expect, it } from 'vitest'
import { WidgetRoot } from '../../embedding/widget-root.tsx'
import { quietConsole } from '../../testing/sample-console.ts'
import { useAsked } from './asked-part.tsx'
import { PlaceProvider } from './place-context.tsx'

function Probe() {
  const { field, back, onward } = useAsked()
  return <output>{[field, back, onward('/agreements/2')].join(' ')}</output>
}

const shownAt = async (route: string) => {
  const { findByRole } = render(
    <PlaceProvider value={createMemoryPlace(route)}>
      <WidgetRoot console={quietConsole()} language="en">
        <Probe />
      </WidgetRoot>
    </PlaceProvider>,
  )
  return (await findByRole('status')).textContent
}

it('tells where a page leads back to, and carries it to the pages on the way', async () => {
  expect(await shownAt('/agreements?focus=privacy&back=%2Fversions%2F1')).toBe(
    'privacy /versions/1 /agreements/2?back=%2Fversions%2F1',
  )
})

it('leads nowhere else', async () => {
  expect(await shownAt('/agreements?back=%2F%2Felsewhere.example')).toBe('  /agreements/2')
})
