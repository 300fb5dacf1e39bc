import { expect, it } from 'vitest'
import { readObjectAddresses } from './object-addresses.ts'

it('R99: uses only addresses of the web, and of files that the page holds', async () => {
  const urls = ['https://files.example/1', 'blob:https://portal.example/2', 'javascript:alert(3)', 'data:text/html,4']
  const urlsInfo = urls.map((url, index) => ({ objectId: `${index + 1}`, url }) as never)
  const addresses = await readObjectAddresses({ downloadUrls: async () => ({ urlsInfo }) as never }, [
    '1',
    '2',
    '3',
    '4',
  ])
  expect([...addresses]).toEqual([
    ['1', urls[0]],
    ['2', urls[1]],
  ])
})
