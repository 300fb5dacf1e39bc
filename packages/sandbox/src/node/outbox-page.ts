import { createHash } from 'node:crypto'
import { escapeMarkup, escapeText } from '@console-widgets/core/formats'
import type { Platform } from '@console-widgets/platform/create-platform'
import { readOutbox } from '@console-widgets/platform/outbox/read-outbox'
import type { OutboxRow } from '@console-widgets/platform/outbox/tables'

/** Messages that the page shows. */
const mostShown = 200

/** Names by which a browser on this machine asks for this machine. Others may be an attacker's that point here. */
const ownNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * The page with the messages that the platform would have sent, newest first. They contain links and codes that admit
 * to accounts: serve it only where no other machine can reach the server.
 */
export async function outboxPage(request: Request, { services }: Platform): Promise<Response> {
  const { hostname, searchParams } = new URL(request.url)
  if (!ownNames.includes(hostname)) return new Response('Page not found', { status: 404 })
  const to = searchParams.get('to')
  const messages = (await readOutbox(services.database, mostShown)).filter(({ address }) => !to || address === to)
  return new Response(render(messages, to), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src '${styleSource}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}

function render(messages: readonly OutboxRow[], to: string | null): string {
  const heading = to === null ? '' : `<p>To ${escapeText(to)} · <a href="/outbox">All messages</a></p>`
  const list = messages.map(renderMessage).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title><style>${style}</style></head>
<body><main><h1>Outbox</h1><p>Mail and text messages of this sandbox. Nothing leaves this machine.</p>${heading}${list || '<p>No messages yet.</p>'}</main></body></html>`
}

function renderMessage({ address, channel, createTime, reason, state, subject, text }: OutboxRow): string {
  const time = new Date(createTime).toISOString()
  return `<article><header><a href="/outbox?${escapeMarkup(String(new URLSearchParams({ to: address })))}">${escapeText(address)}</a><span>${channel} · ${state}${reason === null ? '' : `: ${escapeMarkup(reason)}`} · <time datetime="${time}">${time.replace('T', ' ').slice(0, 19)} UTC</time></span></header>${subject ? `<h2>${escapeMarkup(subject)}</h2>` : ''}<p class="text">${withLinks(text)}</p></article>`
}

/** Escapes a text, and makes links of its addresses. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0 ? escapeMarkup(part) : `<a href="${escapeMarkup(part)}">${escapeMarkup(part)}</a>`,
    )
    .join('')
}

const style = `
:root{color-scheme:light dark}
body{margin:0;font:14px/1.6 system-ui,sans-serif;background:light-dark(#f3f5f8,#0f1218);color:light-dark(#1b212c,#e6e9ef)}
main{width:min(760px,calc(100vw - 32px));margin:32px auto}h1{font-size:24px;margin:0}
article{margin:16px 0;padding:16px;border:1px solid light-dark(#d5d9e0,#3a4150);border-radius:8px;background:light-dark(#fff,#181c24);overflow-wrap:anywhere}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px}span{color:light-dark(#545c6b,#a3abba)}
h2{font-size:16px;margin:8px 0 0}.text{margin:8px 0 0;white-space:pre-line}
a{color:light-dark(#2a5bd7,#8fb1ff)}
`
const styleSource = `sha256-${createHash('sha256').update(style).digest('base64')}`
