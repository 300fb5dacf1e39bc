import { expect, it } from 'vitest'
import { openAsProgram } from './program.ts'

it('a program is told which platform it can’t reach', async () => {
  const cause = new TypeError('fetch failed')
  const opened = openAsProgram({
    zones: { china: { api: 'https://console.example' } },
    account: 'ci@portal.example',
    password: 'secret',
    fetch: () => Promise.reject(cause),
  })
  await expect(opened).rejects.toMatchObject({
    kind: 'network',
    message: 'Can’t reach https://console.example.',
    cause,
  })
})
