import { useLayoutEffect, useState } from 'react'

/**
 * What the page around must allow, in its `Content-Security-Policy`, for a file to be shown by an element of its own.
 */
export type ShowingDirective = 'img-src' | 'media-src' | 'frame-src'

/**
 * The source that the page's policy would have to list under a directive, once it has refused to show what is at an
 * address.
 */
export function useRefusedSource(directive: ShowingDirective, address: string | undefined): string | undefined {
  const [refused, setRefused] = useState<string>()
  // Before the browser tells of the refusal, which it does to the document, since it is not the element that asks.
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
