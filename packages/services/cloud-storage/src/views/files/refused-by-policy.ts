import { useLayoutEffect, useState } from 'react'

/**
 * Directive of the page's `Content-Security-Policy` that must allow a preview element.
 */
export type ShowingDirective = 'img-src' | 'media-src' | 'frame-src'

/**
 * Source that the page's policy would have to list under a directive, once it has blocked a URL.
 */
export function useRefusedSource(directive: ShowingDirective, address: string | undefined): string | undefined {
  const [refused, setRefused] = useState<string>()
  // Browsers report violations on the document, so listen before the element starts loading.
  useLayoutEffect(() => {
    if (address === undefined) return
    const source = address.startsWith('blob:') ? 'blob:' : new URL(address, location.href).origin
    const note = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
      if (
        disposition === 'enforce' &&
        effectiveDirective === directive &&
        (blockedURI === 'blob' ? source === 'blob:' : blockedURI.startsWith(source))
      )
        setRefused(source)
    }
    document.addEventListener('securitypolicyviolation', note)
    return () => document.removeEventListener('securitypolicyviolation', note)
  }, [directive, address])
  return refused
}
