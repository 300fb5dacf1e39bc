/**
 * The origin of the page that shows this one in a frame, if any. The server's `frame-ancestors` decides which pages
 * may, and the browser enforces it, so that no list is needed here: serve this page with that header.
 */
export function embeddingOrigin({ location, document }: Window): string | undefined {
  // The outermost ancestor is last. Browsers without `ancestorOrigins` tell the embedding page as the referrer.
  const origin = [...(location.ancestorOrigins ?? [])].at(-1) ?? originOf(document.referrer)
  return origin === location.origin || origin === 'null' ? undefined : origin
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}
