import { expect, it } from 'vitest'
import { docsTable } from './docs-table.ts'
import { defineCalls } from './index.ts'

it('writes one table per area with the properties of each call', () => {
  const calls = defineCalls<object>()({
    'notes.note.get': { method: 'GET', path: '/notes', title: 'Get notes | papers', permission: 'notes.read' },
    'paper.paper.upload': {
      method: 'POST',
      path: '/paper',
      title: 'Upload paper',
      auth: 'anonymous',
      headless: { usedBy: 'pipeline', why: 'what it has built goes to press' },
    },
    'paper.paper.draw': {
      method: 'POST',
      path: '/paper/draw',
      title: 'Draw',
      headless: { usedBy: 'screens of pens', why: 'a pen draws on it' },
    },
    'paper.paper.shred': {
      method: 'POST',
      path: '/v2/shred',
      olderPath: { path: '/v1/shred', switch: 'paperZones' },
      title: 'Shred paper',
    },
  })
  expect(docsTable([{ calls, schemas: {} }])).toBe(`## notes

| Call | Method and path | What it does | Who | Effect |
| --- | --- | --- | --- | --- |
| \`notes.note.get\` | \`GET /notes\` | Get notes \\| papers | members with \`notes.read\` | read |

## paper

| Call | Method and path | What it does | Who | Effect |
| --- | --- | --- | --- | --- |
| \`paper.paper.upload\` | \`POST /paper\` | Upload paper (no screen, for a pipeline: what it has built goes to press) | anybody | write |
| \`paper.paper.draw\` | \`POST /paper/draw\` | Draw (no screen yet, for the screens of pens: a pen draws on it) | members | write |
| \`paper.paper.shred\` | \`POST /v2/shred\`, older variant \`/v1/shred\` | Shred paper | members | write |
`)
})
