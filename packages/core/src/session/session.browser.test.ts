import { expect, it } from 'vitest'
import { createMemoryStore } from '../browser-ports.ts'
import { createFileService } from '../files.ts'
import { calls } from '../testing/calls.ts'
import { createFakePage, hour, memoryCookies, profileAt, startTime, type FakePage } from '../testing/fake-page.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve, 30))

it('consoles of one origin share one refresh through the browser’s own locks and channels', async () => {
  const shared = {
    localStorage: createMemoryStore(),
    cookies: memoryCookies(),
    zones: { china: { api: `https://${crypto.randomUUID()}.example` } },
  }
  const pages = Array.from({ length: 4 }, () => {
    const page: FakePage = createFakePage(async ({ url }) => {
      await settle()
      return url.pathname.endsWith('/refresh') ? profileAt(page.now()) : {}
    }, shared)
    return page
  })
  pages[0]?.console.session.accept(profileAt(startTime))
  await settle()
  expect(pages.map(({ console }) => console.session.$state.get().status)).toEqual([
    'active',
    'active',
    'active',
    'active',
  ])
  pages.forEach((page) => page.pass(hour))
  await Promise.all(pages.flatMap(({ console }) => [1, 2, 3].map(() => console.invoke(calls['notes.note.list'], {}))))
  expect(pages.flatMap((page) => page.paths()).filter((path) => path.endsWith('/refresh'))).toHaveLength(1)
  pages.forEach(({ console }) => console.close())
})

it('computes the checksum of a file in the browser, chunk by chunk', async () => {
  const page = createFakePage(({ url, body }) =>
    url.host === 'storage.example'
      ? new Response(null)
      : {
          urlsInfo: [
            {
              objectId: 'CN1',
              url: `https://storage.example/${(body as { sha256: string }).sha256}`,
              method: 'PUT',
              headers: {},
              expires: 0,
            },
          ],
        },
  )
  page.console.session.accept(profileAt(startTime))
  const bytes = crypto.getRandomValues(new Uint8Array(65_536))
  const file = new File([bytes, bytes, bytes.subarray(0, 77)], 'a.zip')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  const { sha256 } = await createFileService(page.console).upload(file).done
  expect(sha256).toBe(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''))
})
