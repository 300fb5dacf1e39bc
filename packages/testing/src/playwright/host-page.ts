import type { FrameLocator, Page } from 'playwright-core'
import { protocolVersion, type Host, type WidgetMessages } from '@console-widgets/core/host'
import type { Log } from '../log.ts'
import { watchWidgets } from './watch-widgets.ts'

export interface HostPageOptions {
  /** Address of the page in the frame. */
  frame: string
  /** Exact origin of the host's page. Default: `https://host.test`. */
  origin?: string
}

/** A host page with widgets in a frame. */
export interface HostPage extends Pick<Host, 'ready'> {
  frame: FrameLocator
  messages: Log<WidgetMessages>
  post(...message: Parameters<Host['post']>): Promise<void>
}

/** Opens a host page with another page in its frame. The framed page must be configured with the host's origin. */
export async function openHostPage(
  page: Page,
  { frame, origin = 'https://host.test' }: HostPageOptions,
): Promise<HostPage> {
  const { messages } = await watchWidgets(page)
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageWith(frame) }),
  )
  await page.goto(`${origin}/`)
  const post: HostPage['post'] = (functionName, params) =>
    page
      .locator('iframe')
      .evaluate(
        (element, { message, target }) => (element as HTMLIFrameElement).contentWindow?.postMessage(message, target),
        { message: { functionName, params }, target: new URL(frame).origin },
      )
  return {
    frame: page.frameLocator('iframe'),
    messages,
    post,
    async ready(milliseconds) {
      await post('hello', { version: protocolVersion, capabilities: [] })
      return messages.waitFor('hello', milliseconds === undefined ? {} : { milliseconds })
    },
  }
}

function pageWith(frame: string): string {
  const source = frame.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<!doctype html><html lang="en"><title>Host</title><style>html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0}</style><iframe title="Console" src="${source}"></iframe></html>`
}
