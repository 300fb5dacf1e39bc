import type { Address } from '../route.ts'

const longest = 128

/**
 * Default bizTag of an upload: the path of the page's hash, otherwise of its address, without the query (R106). For
 * example, `#/app/versions?appId=1` gives `app/versions`.
 */
export function bizTagOfAddress({ hash, pathname }: Address): string {
  const path = hash.replace(/^#/, '').split('?', 1)[0] || pathname
  return (
    path
      .replace(/[^A-Za-z0-9._/-]/g, '-')
      .replace(/^\/+|\/+$/g, '')
      .slice(0, longest) || 'console'
  )
}
