import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { startingAnswer } from '@console-widgets/platform/http/starting'
import { portTaken } from '../../scripts/port-taken.ts'
import { startedSoon } from '../../scripts/started-soon.ts'

it('a request waits for a start that takes a short time only', async () => {
  const never = new Promise<string>(() => undefined)
  expect(await startedSoon(never, 5)).toBeUndefined()
  expect(await startedSoon(Promise.resolve('started'), 5)).toBe('started')
  await expect(startedSoon(Promise.reject(new Error('no database')), 5)).rejects.toThrow('no database')
})

it('while a server starts, a browser gets a page that reloads itself, in the language of the requested one', async () => {
  const request = new Request('http://localhost/console/ru/', { headers: { accept: 'text/html,*/*;q=0.8' } })
  const answer = await startingAnswer(request, 'ru')
  expect(answer.status).toBe(503)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  })
  const page = await answer.text()
  expect(page).toContain('<html lang="ru">')
  // Not by a declared refresh, which does nothing at an address with a fragment.
  const script = /<script>(.*)<\/script>/.exec(page)?.[1] as string
  expect(script).toContain('location.reload()')
  const hash = createHash('sha256').update(script).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`)
  expect(page).toContain('Консоль запускается')
})

it('while a server starts, a call is told when to try again', async () => {
  const request = new Request('http://localhost/zones/europe/call', { method: 'POST' })
  const answer = await startingAnswer(request, 'en')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await answer.json()).toEqual({ status: 'unavailable' })
})

it('says which setting chooses another port', () => {
  expect(portTaken(4280, {})).toMatch(/with PORT\.$/)
  expect(portTaken(4281, {})).toMatch(/^Port 4281 of the portal is taken\. .*PORT whose next one is free/)
  expect(portTaken(4290, { PORT: '4290' })).toMatch(/with PORT\.$/)
  expect(portTaken(4281, { DATABASE_PORT: '4281' })).toMatch(/with DATABASE_PORT\.$/)
})
