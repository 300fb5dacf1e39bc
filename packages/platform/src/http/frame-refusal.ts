import type { SignInLanguage } from '../accounts/sign-in-texts.ts'
import { escapeMarkup } from '@console-widgets/core/formats'
import { frameRefusalTexts } from './frame-refusal-texts.ts'
import { noticePage, noticePolicy } from './notice-page.ts'

/** Tells the embedding page and its developer, as a tag that is refused does. */
const script = `const message=document.body.innerText,{host}=document.body.dataset;console.error(message);top.postMessage({functionName:'loadError',params:{widget:'console',message}},host)`

const policy = noticePolicy(script)

/**
 * Answers a frame whose page may not embed the console. A browser leaves a frame that it refuses blank, without a word
 * to the people in front of it; this page says why. It may be framed by everyone, since it holds nothing but the origin
 * that asks.
 *
 * @param page origin of the embedding page
 */
export async function frameRefusal(page: string, language: SignInLanguage): Promise<Response> {
  const { title, advice } = frameRefusalTexts[language]
  const html = noticePage(language, { title, text: escapeMarkup(advice(page)), host: escapeMarkup(page), script })
  return new Response(html, {
    status: 403,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'cookie, referer, sec-fetch-dest',
    },
  })
}
