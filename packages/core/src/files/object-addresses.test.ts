import { expect, it } from 'vitest'
import { refusal } from '../testing/fake-page.ts'
import { openUploads } from '../testing/uploads.ts'
import { readObjectAddresses } from './object-addresses.ts'

const urls = ['https://files.example/1', 'blob:https://portal.example/2', 'javascript:alert(3)', 'data:text/html,4']
const answer = () => ({ urlsInfo: urls.map((url, index) => ({ objectId: `CN${index}`, url })), errorObjects: [] })
const ids = urls.map((_, index) => `CN${index}`)

it('R99: uses only addresses of the web, and of files that the page holds', async () => {
  const { console } = openUploads(answer)
  expect([...(await readObjectAddresses(console, ids))]).toEqual([
    ['CN0', urls[0]],
    ['CN1', urls[1]],
  ])
})

it('reads once for all widgets that show the same objects, and again after a failure', async () => {
  let fails = true
  const { console, requests } = openUploads(() => (fails ? refusal(403, 1, 'No.', { reason: 'no' }) : answer()))
  await expect(readObjectAddresses(console, ids)).rejects.toMatchObject({ kind: 'forbidden' })
  fails = false
  const before = requests.length
  const [one, other] = await Promise.all([readObjectAddresses(console, ids), readObjectAddresses(console, ids)])
  expect([one.size, other]).toEqual([2, one])
  expect(requests).toHaveLength(before + 1)
})
