import type { Hono } from 'hono'
import { authorizationDays, networkPaths } from '@console-widgets/ads/model'
import type { Language } from '@console-widgets/core'
import { isForeign } from '@console-widgets/platform/accounts/requesting-page'
import { readLimited } from '@console-widgets/platform/calls/decode-input'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { linkToPage } from '@console-widgets/platform/notices/link-to-page'
import { escapeMarkup } from '@console-widgets/core/formats'
import { answerPage } from '@console-widgets/platform/http/plain-page'
import { abandonRound, accountOfState, exchangeCode, issueCode } from '../authorization.ts'
import { wordsFor } from './ad-pages.ts'

const secretForm = /^[a-z0-9]{50}$/
const largestForm = 4096

/** Pages of the ad network, on which a person agrees, and of the console, to which they lead back. */
export function consentPlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  const { database, clock, publicOrigin } = services
  const stale = (request: Request) => {
    const { lang, words } = wordsFor(request)
    return answerPage(lang, words.stale, `<p>${words.staleHelp}</p>${backLink(publicOrigin, request)}`, 410)
  }

  app.get(networkPaths.consent, async ({ req }) => {
    const state = read(new URL(req.url).searchParams, 'state')
    const account = state && (await database.asPlatform((db) => accountOfState(db, state, clock.now())))
    if (!account) return stale(req.raw)
    const { lang, words } = wordsFor(req.raw)
    const grants = words.grants.map((each) => `<li>${each}</li>`).join('')
    const intro = `<p>${escapeMarkup(words.consentIntro(account.accountName, account.currency))}</p>`
    const form = `<form method="post" action="${networkPaths.consent}"><input type="hidden" name="state" value="${state}"><button name="decision" value="allow">${words.allow}</button><button class="plain" name="decision" value="deny">${words.deny}</button></form>`
    const body = `${intro}<ul>${grants}</ul><p>${words.days(authorizationDays)}</p>${form}`
    return answerPage(lang, words.consentTitle, body)
  })

  app.post(networkPaths.consent, async ({ req }) => {
    const form = new URLSearchParams(new TextDecoder().decode(await readLimited(req.raw, largestForm)))
    const state = read(form, 'state')
    if (!state || isForeign(req.raw, services)) return stale(req.raw)
    const now = clock.now()
    const code = await database.asPlatform(async (db) => {
      const account = await accountOfState(db, state, now)
      return account && (form.get('decision') === 'allow' ? issueCode(db, account.accountId, now) : '')
    })
    if (code === undefined) return stale(req.raw)
    const back = new URL(networkPaths.callback, publicOrigin)
    back.searchParams.set('state', state)
    if (code === '') back.searchParams.set('error', 'access_denied')
    else back.searchParams.set('code', code)
    return new Response(null, { status: 303, headers: { location: back.href, 'cache-control': 'no-store' } })
  })

  app.get(networkPaths.callback, async ({ req }) => {
    const query = new URL(req.url).searchParams
    const [state, code] = [read(query, 'state'), read(query, 'code')]
    const { lang, words } = wordsFor(req.raw)
    if (state && query.get('error') === 'access_denied') {
      await database.asPlatform((db) => abandonRound(db, state))
      return answerPage(lang, words.denied, `<p>${words.deniedHelp}</p>${backLink(publicOrigin, req.raw)}`)
    }
    if (!state || !code) return stale(req.raw)
    const account = await database.asPlatform((db) => exchangeCode(db, services, { state, code }, clock.now()))
    if (!account) return stale(req.raw)
    return answerPage(lang, words.done, `<p>${words.doneHelp}</p>${backLink(publicOrigin, req.raw)}`)
  })
}

function read(values: URLSearchParams, name: string): string | undefined {
  const value = values.get(name) ?? ''
  return secretForm.test(value) ? value : undefined
}

const languages: Readonly<Record<string, Language>> = { en: 'en', zh: 'cn', ru: 'ru' }

function backLink(publicOrigin: string, request: Request): string {
  const { lang, words } = wordsFor(request)
  const page = linkToPage(publicOrigin, languages[lang] ?? 'en', { id: 'ads.accounts', values: {} })
  return `<p><a href="${escapeMarkup(page)}">${words.back}</a></p>`
}
