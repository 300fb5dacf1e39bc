import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls as storageCalls } from '@console-widgets/cloud-storage/contract'
import { bizTagOfBucket } from '@console-widgets/cloud-storage/model'
import { fileCalls } from '@console-widgets/core/contract'
import { demoTeamId } from '@console-widgets/sandbox'
import { signInCookies } from '../../support/sign-in-cookies.ts'
import { patience } from '../../support/patience.ts'
import { tagsOfTeam } from '../../support/tags-of-team.ts'
import { openBrowser } from '../support/browser.ts'
import { openAttackedServer, type AttackedServer } from './attacked-server.ts'
import { mark } from './hostile-texts.ts'
import { strangeElements } from './strange-elements.ts'

/** Attacks that only a real browser can block, on one server and in one browser. */
let server: AttackedServer
let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  server = await openAttackedServer()
  browser = await openBrowser()
  context = await browser.newContext({ acceptDownloads: true })
  const cookies = await signInCookies(server.platform, server.origin)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.origin, sameSite: 'Lax' as const })))
  // The first start builds the pages.
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

interface Trap {
  ran: string[]
  violations: string[]
}
type Trapped = typeof window & { __trap: Trap; __xss(): void }

/** A page in which every injected script leaves a trace. */
async function openTrap(): Promise<{ page: Page; dialogs: string[] }> {
  const page = await context.newPage()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const trapped = window as unknown as Trapped
    trapped.__trap = { ran: [], violations: [] }
    trapped.__xss = () => void trapped.__trap.ran.push(new Error('ran').stack ?? '')
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
      trapped.__trap.violations.push([violatedDirective, blockedURI, sourceFile, sample].join(' ')),
    )
  })
  return { page, dialogs }
}

/** Runs in the page: tags whose text contains a marker. */
function tagsThatTell(told: string): string[] {
  const textOf = (root: Node): string =>
    [...root.childNodes]
      .map((node) =>
        node.nodeType === Node.TEXT_NODE
          ? node.textContent
          : [textOf(node), (node as Element).shadowRoot ? textOf((node as Element).shadowRoot as ShadowRoot) : ''].join(
              ' ',
            ),
      )
      .join(' ')
  return [...document.body.children]
    .filter(({ shadowRoot }) => shadowRoot && textOf(shadowRoot).includes(told))
    .map(({ localName }) => localName)
}

/** Runs in the page: opens the tabs of a tag, one after the other. */
async function openTabs(): Promise<void> {
  for (const { shadowRoot } of document.body.children)
    for (const tab of shadowRoot?.querySelectorAll<HTMLElement>('[role=tab][aria-selected=false]') ?? []) {
      tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
      tab.click()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
}

/** Opens every tag on the platform's data, and asserts that no text was interpreted as markup. */
async function expectTextsAsTexts(): Promise<void> {
  const tags = await tagsOfTeam(server.platform.services.database, demoTeamId)
  server.show(
    `${tags.map(({ html }) => html).join('')}<script type="module" src="/widgets/console-widgets.js" data-language="en"></script>`,
  )
  const { page, dialogs } = await openTrap()
  await page.goto(`${server.origin}/page`)
  // If the page didn't show the texts, the test would prove nothing.
  await expect
    .poll(() => page.evaluate(tagsThatTell, mark).then(({ length }) => length), { timeout: patience, interval: 500 })
    .toBeGreaterThanOrEqual(24)
  await page.waitForLoadState('networkidle', { timeout: patience })
  expect(await page.evaluate(strangeElements)).toEqual([])
  await page.evaluate(openTabs)
  await page.waitForLoadState('networkidle', { timeout: patience })
  expect(await page.evaluate(strangeElements)).toEqual([])
  expect(await page.evaluate(() => (window as unknown as Trapped).__trap)).toEqual({ ran: [], violations: [] })
  expect(dialogs).toEqual([])
  await page.close()
}

describe('markup in a text', () => {
  it('is detected if it is interpreted', async () => {
    const { page } = await openTrap()
    server.show('<div></div>')
    await page.goto(`${server.origin}/page`)
    await page.evaluate(() => {
      const root = (document.querySelector('div') as HTMLElement).attachShadow({ mode: 'open' })
      root.innerHTML = '<img src=x onerror=__xss()><a href=" java\nscript:__xss()">link</a>'
    })
    await page.waitForFunction(() => (window as unknown as Trapped).__trap.ran.length > 0)
    expect(await page.evaluate(strangeElements)).toHaveLength(3)
    expect((await page.evaluate(() => (window as unknown as Trapped).__trap)).violations).not.toEqual([])
    await page.close()
  })

  // Markup that is stored is looked for in every tag, and in everything that it opens, under a strict policy.
  it('is shown as text by every tag when every response is full of it', async () => {
    server.poison(true)
    await expectTextsAsTexts()
    server.poison(false)
  })
})

describe('uploaded file', () => {
  const script = '<!doctype html><title>attack</title><script>document.title="ran in "+origin</script>'
  const picture = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="ran"</script></svg>'
  const upload = async (fileName: string, content: string) => {
    const { bucket } = (await server.invoke(storageCalls['cloud-storage.storage-bucket.create'], {
      bucketName: `attack-${Date.now().toString(36)}`,
    })) as unknown as { bucket: { bucketId: string } }
    const { othersInfo } = (await server.invoke(
      fileCalls['files.object.upload'],
      { bizTag: bizTagOfBucket(bucket.bucketId), fileName, contentLength: content.length },
      content,
    )) as unknown as { othersInfo: [{ objectId: string }] }
    await server.invoke(storageCalls['cloud-storage.file.put'], {
      bucketId: bucket.bucketId,
      key: `www/${fileName}`,
      objectId: othersInfo[0].objectId,
    })
    return { bucketId: bucket.bucketId, objectId: othersInfo[0].objectId }
  }

  it('is downloaded, not run, whatever its name', async () => {
    for (const [fileName, content] of [
      ['page.html', script],
      ['picture.svg', picture],
      ['no-type', script],
      ['feed.xml', picture],
    ] as const) {
      const { objectId } = await upload(fileName, content)
      const { urlsInfo } = (await server.invoke(fileCalls['files.object-download-url.get'], {
        objectIds: [objectId],
      })) as unknown as { urlsInfo: { url: string }[] }
      const page = await context.newPage()
      const download = page.waitForEvent('download')
      await page.goto(urlsInfo[0]?.url ?? '').catch(() => {})
      expect((await download).suggestedFilename()).toBe(fileName)
      expect(await page.title()).toBe('')
      await page.close()
    }
  })

  it('runs on a site of its team with an opaque origin: without session, storage, or workers', async () => {
    const { bucketId } = await upload(
      'index.html',
      `<!doctype html><title>site</title><script>
      const tried = {}
      const attempt = async (name, work) => { try { tried[name] = String(await work()) } catch (error) { tried[name] = 'refused' } }
      const calls = attempt('cookies', () => document.cookie || 'none').then(() => attempt('storage', () => localStorage.length))
        .then(() => attempt('worker', () => navigator.serviceWorker.register('/hosting/attack-site/index.html')))
        .then(() => attempt('session', () => fetch('/agc/edge/amis/app-manage/v1/app/list', { credentials: 'include' }).then((answer) => answer.text())))
        .then(() => attempt('blind', () => fetch('/agc/edge/amis/app-manage/v1/app/list', { credentials: 'include', mode: 'no-cors' }).then((answer) => answer.text())))
        .then(() => { tried.origin = origin; document.title = JSON.stringify(tried) })
    </script>`,
    )
    await server.invoke(storageCalls['cloud-storage.hosting-site.create'], {
      bucketId,
      siteName: 'attack-site',
      prefix: 'www',
      maxAge: 60,
    })
    const page = await context.newPage()
    await page.goto(`${server.origin}/hosting/attack-site/`)
    await page.waitForFunction(() => document.title.startsWith('{'))
    expect(JSON.parse(await page.title())).toEqual({
      origin: 'null',
      cookies: 'refused',
      storage: 'refused',
      worker: 'refused',
      session: 'refused',
      blind: '',
    })
    await page.close()
  })
})

describe('page of another origin', () => {
  /** Writes a third party's page, opens it where the user is signed in, and waits until its attack has finished. */
  const attackFrom = async (html: string) => {
    server.show(html)
    const page = await context.newPage()
    const answers: string[] = []
    page.on('response', (response) => {
      if (response.url().startsWith(`${server.origin}/`))
        answers.push(`${response.request().method()} ${response.status()}`)
    })
    await page.goto(server.foreignOrigin)
    return { page, answers }
  }
  const countApps = async () => (await server.invoke(appCalls['apps.app.list'], {})) as unknown as { total: number }

  it('changes nothing by simple requests', async () => {
    const { total } = await countApps()
    const { page } = await attackFrom('')
    const statuses = await page.evaluate(async (api) => {
      const body = JSON.stringify({ appName: 'Forged', parentType: 13 })
      const send = (init: RequestInit) =>
        fetch(`${api}/agc/edge/amis/app-manage/v1/app`, { method: 'POST', credentials: 'include', ...init }).then(
          ({ status, type }) => `${type} ${status}`,
          () => 'refused',
        )
      return Promise.all([
        send({ mode: 'no-cors', body }),
        send({ mode: 'no-cors', body, headers: { 'content-type': 'text/plain' } }),
        send({ mode: 'no-cors', body: new URLSearchParams({ appName: 'Forged', parentType: '13', _method: 'POST' }) }),
        send({
          mode: 'no-cors',
          body: (() => {
            const form = new FormData()
            form.set('appName', 'Forged')
            return form
          })(),
        }),
        send({ body, headers: { 'content-type': 'application/json' } }),
        send({ body, headers: { 'content-type': 'application/json', agcCsrfToken: 'guessed' } }),
        send({ body, headers: { 'x-http-method-override': 'GET' } }),
      ])
    }, server.origin)
    // An opaque response has no readable status; a request that needs a preflight was never sent.
    expect(statuses).toEqual(['opaque 0', 'opaque 0', 'opaque 0', 'opaque 0', 'refused', 'refused', 'refused'])
    expect((await countApps()).total).toBe(total)
    await page.close()
  })

  it('changes nothing by a form, and signs no one in or out', async () => {
    const { total } = await countApps()
    for (const [path, fields] of [
      ['/agc/edge/amis/app-manage/v1/app', '<input name=\'{"appName":"Forged","parentType":13,"x":"\' value=\'"}\'>'],
      ['/agc/edge/oauth2/v1/logout', '<input name="{}">'],
      [
        '/account/sign-in',
        `<input name="account" value="demo@northwind.example"><input name="password" value="northwind-2026"><input name="state" value="s"><input name="redirect_uri" value="${server.origin}/page">`,
      ],
    ] as const) {
      const { page, answers } = await attackFrom(
        `<form method="post" enctype="${path.startsWith('/agc') ? 'text/plain' : 'application/x-www-form-urlencoded'}" action="${server.origin}${path}">${fields}</form>`,
      )
      await Promise.all([
        page.waitForURL(`${server.origin}/**`),
        page.evaluate(() => document.querySelector('form')?.submit()),
      ])
      expect(answers, path).toEqual([expect.stringMatching(/^POST 40[03]$/)])
      await page.close()
    }
    expect((await countApps()).total).toBe(total)
    const { page } = await openTrap()
    server.show('')
    await page.goto(`${server.origin}/page`)
    expect(await page.evaluate(() => fetch('/agc/edge/amis/app-manage/v1/app/list').then(({ status }) => status))).toBe(
      200,
    )
    // Scripts can't read the session cookie.
    expect(await page.evaluate(() => document.cookie)).not.toContain('cw_session')
    await page.close()
  })

  it('reads nothing, and frames neither the sign-in page nor a response', async () => {
    const { page } = await attackFrom(
      ['/account/sign-in?state=s&redirect_uri=x', '/openapi.json', '/agc/edge/amis/app-manage/v1/app/list']
        .map((path) => `<iframe src="${server.origin}${path}"></iframe>`)
        .join(''),
    )
    expect(
      await page.evaluate(
        (api) =>
          fetch(`${api}/agc/edge/amis/app-manage/v1/app/list`, { credentials: 'include' }).then(
            ({ status }) => status,
            () => 'refused',
          ),
        server.origin,
      ),
    ).toBe('refused')
    await page.waitForLoadState('networkidle')
    for (const frame of page.frames().slice(1)) expect(frame.url()).toBe('chrome-error://chromewebdata/')
    expect(page.frames()).toHaveLength(4)
    // A response isn't a valid script, neither with its own type nor as JSONP.
    const loaded = await page.evaluate(
      (api) =>
        new Promise((resolve) => {
          const script = Object.assign(document.createElement('script'), {
            src: `${api}/agc/edge/amis/app-manage/v1/app/list?callback=alert&jsonp=alert`,
            onload: () => resolve('loaded'),
            onerror: () => resolve('refused'),
          })
          document.head.append(script)
        }),
      server.origin,
    )
    expect(loaded).toBe('refused')
    await page.close()
  })
})

describe('hostile host', () => {
  it('can’t redirect the console by a route, and runs nothing by its messages', async () => {
    server.show(`<iframe src="${server.origin}/console/en/?embedded#/apps" style="width:900px;height:600px"></iframe>`)
    const { page, dialogs } = await openTrap()
    await page.goto(`${server.origin}/page`)
    const frame = page.frames()[1]
    await frame?.getByRole('heading', { name: 'Apps' }).first().waitFor({ timeout: patience })
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement
      const post = (functionName: string, params: unknown) => contentWindow?.postMessage({ functionName, params }, '*')
      for (const route of [
        'javascript:__xss()',
        '//elsewhere.example/',
        'https://elsewhere.example/',
        '/apps/"><img src=x onerror=__xss()>',
        '\\\\elsewhere.example',
        'data:text/html,<script>__xss()</script>',
        '/apps?q=<svg onload=__xss()>',
      ])
        post('setRoute', { route })
      post('setTheme', { theme: 'dark', tokens: { '--cw-accent': 'url(https://elsewhere.example/)' } })
      post('setLanguage', { language: '<img src=x onerror=__xss()>' })
      post('setTeam', { teamId: '"><img src=x onerror=__xss()>' })
      post('notify', { level: 'info', message: '<img src=x onerror=__xss()>' })
    })
    await page.waitForTimeout(1500)
    expect(new URL(frame?.url() ?? '').origin).toBe(server.origin)
    expect(await frame?.evaluate(() => (window as unknown as Trapped).__trap.ran)).toEqual([])
    expect(await frame?.evaluate(strangeElements)).toEqual([])
    expect(dialogs).toEqual([])
    await page.close()
  })
})
