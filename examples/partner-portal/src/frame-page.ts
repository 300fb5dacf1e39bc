import { createHost, type HostMessages } from '@console-widgets/core/host'
import { requestByScript } from '@console-widgets/core/jsonp'
import { consoleOrigin } from './console-origin.ts'
import { logMessage } from './message-log.ts'

const find = <Kind extends HTMLElement>(selector: string) => document.querySelector(selector) as Kind

const frame = find<HTMLIFrameElement>('#frame')
const status = find('#status')
const fallback = find('#fallback')
const risk = find<HTMLDialogElement>('#risk')
const host = createHost({ frame, origin: consoleOrigin })

for (const name of [
  'hello',
  'ready',
  'loadError',
  'navigate',
  'signInRequired',
  'signedOut',
  'notify',
  'resize',
  'changed',
] as const)
  host.on(name, (params) => logMessage('from the console', name, params))

host.on('riskDialog', ({ message }) => {
  find('#risk-text').textContent = message
  risk.showModal()
})
host.on('signInRequired', () => {
  status.textContent = 'The console asks for a sign-in.'
})

const post = <Name extends keyof HostMessages>(name: Name, params: HostMessages[Name]) => {
  host.post(name, params)
  logMessage('to the console', name, params)
}

find<HTMLSelectElement>('#language').addEventListener('change', (event) =>
  post('setLanguage', { language: (event.target as HTMLSelectElement).value as 'cn' | 'en' | 'ru' }),
)
find<HTMLSelectElement>('#theme').addEventListener('change', (event) => {
  const theme = (event.target as HTMLSelectElement).value as 'light' | 'dark'
  document.documentElement.dataset.theme = theme
  post('setTheme', { theme, tokens: { '--cw-accent': 'oklch(0.55 0.16 300)' } })
})
find<HTMLSelectElement>('#route').addEventListener('change', (event) =>
  post('setRoute', { route: (event.target as HTMLSelectElement).value }),
)
find('#refresh').addEventListener('click', () => post('refresh', {}))

/** Shows the console, or, if it doesn't say hello, what the page has of its own. */
function open(isThere: boolean) {
  frame.hidden = !isThere
  fallback.hidden = isThere
}

/** Milliseconds until the frame is loaded again. A slow one gets more time with each attempt. */
const firstWait = 20_000
const longestWait = 320_000
/** Milliseconds until a console that is down is looked for again. */
const lookEvery = 5000
let again: ReturnType<typeof setTimeout> | undefined

// However late: a frame that was too slow shows up by itself.
host.on('hello', ({ version }) => {
  clearTimeout(again)
  status.textContent = `Connected, protocol version ${version}.`
  open(true)
})

const page = `${consoleOrigin}/console/en/?embedded`

/** Milliseconds that the console's server has to say whether it is ready. */
const longestAnswer = 10_000

/** Whether the console's server is ready. It answers by script, since pages of other origins can't read its answers. */
const answers = () =>
  requestByScript<{ status: string }>({
    address: `${consoleOrigin}/health`,
    signal: AbortSignal.timeout(longestAnswer),
  }).then(
    ({ status }) => status === 'ok',
    () => false,
  )

function connect(wait = firstWait) {
  clearTimeout(again)
  frame.src = `${page}#/apps`
  host.ready().catch(async (error: Error) => {
    status.textContent = error.message
    open(false)
    const there = await answers()
    if (!frame.hidden) return
    again = there ? setTimeout(() => connect(Math.min(wait * 2, longestWait)), wait) : setTimeout(comeBack, lookEvery)
  })
}

/** Connects as soon as a console that was down answers. */
async function comeBack() {
  const there = await answers()
  if (!frame.hidden) return
  if (there) connect()
  else again = setTimeout(comeBack, lookEvery)
}

find('#again').addEventListener('click', () => {
  open(true)
  connect()
})
connect()
