import type { Hono } from 'hono'
import { optOutCodeLength, optOutPath } from '@console-widgets/recall/model'
import { readLimited } from '@console-widgets/platform/calls/decode-input'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { createBuckets, hashAddress } from '@console-widgets/platform/client-plane/client-limits'
import { answerPage } from '@console-widgets/platform/http/plain-page'
import { bestLanguage, preferredLanguages } from '@console-widgets/platform/http/reader-languages'
import { networkOf } from '@console-widgets/platform/internet/outside'
import { escapeMarkup } from '@console-widgets/core/formats'
import { findReceiver, optOut } from '../opt-outs.ts'
import { optOutWords } from './opt-out-words.ts'

/** The form has no fields. */
const largestForm = 1024
const codeForm = new RegExp(`^[0-9a-f]{${optOutCodeLength}}$`)
/** Requests of an address. Codes can't be guessed at any rate; this keeps trying from costing anything. */
const rate = { burst: 60, perSecond: 1 }

/**
 * The page that the link of a message leads to. Opening it changes nothing, because programs open links before people
 * do; the button does. Nothing about the visitor is stored: the code alone says who it is.
 */
export function optOutPlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  const { database, clock, secret } = services
  const buckets = createBuckets()

  const respond = async (request: Request, address: string, code: string) => {
    const lang = bestLanguage(Object.keys(optOutWords), preferredLanguages(request)) as keyof typeof optOutWords
    const words = optOutWords[lang]
    const now = clock.now()
    const wait = buckets.tryTake(await hashAddress(secret, networkOf(address), now), rate, now)
    if (wait !== undefined) {
      const later = await answerPage(lang, words.later, '', 429)
      later.headers.set('retry-after', String(wait))
      return later
    }
    const receiver = codeForm.test(code) ? await database.asPlatform((db) => findReceiver(db, code)) : undefined
    if (!receiver) return answerPage(lang, words.missing, `<p>${words.missingHelp}</p>`, 404)
    if (request.method === 'POST') {
      await readLimited(request, largestForm)
      await database.asPlatform((db) => optOut(db, receiver, now))
    }
    const name = escapeMarkup(receiver.appName)
    return request.method === 'POST' || receiver.hasOptedOut
      ? answerPage(lang, words.done, `<p>${words.doneHelp(name)}</p>`)
      : answerPage(
          lang,
          words.title,
          `<p>${words.help(name)}</p><form method="post"><button>${words.confirm}</button></form>`,
        )
  }
  app.get(`${optOutPath}/:code`, ({ req, env }) => respond(req.raw, env.address, req.param('code')))
  app.post(`${optOutPath}/:code`, ({ req, env }) => respond(req.raw, env.address, req.param('code')))
}
