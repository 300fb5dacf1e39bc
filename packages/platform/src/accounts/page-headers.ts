import { hashSource } from '../texts/hash-source.ts'
import { signInStyle } from './sign-in-style.ts'

const styleSource = hashSource(signInStyle)

/**
 * Headers of the account service's pages: no scripts, no frames, no external resources, and forms that lead only back
 * to the requesting page. The referrer policy keeps the form's Origin header.
 */
export async function pageHeaders(target: string | undefined): Promise<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src ${await styleSource}; form-action 'self'${target ? ` ${target}` : ''}; frame-ancestors 'none'; base-uri 'none'`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  }
}
