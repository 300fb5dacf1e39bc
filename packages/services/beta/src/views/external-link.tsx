import type { ReactNode } from 'react'

/** Link out of the console, in a new window if asked. */
export function ExternalLink({ href, inWindow, children }: { href: string; inWindow?: true; children: ReactNode }) {
  return (
    <a
      href={href}
      {...(inWindow ? { target: '_blank' } : {})}
      rel="noreferrer noopener"
      className="rounded-sm wrap-anywhere text-accent-ink focus-ring hover:underline hover:underline-offset-2"
    >
      {children}
    </a>
  )
}
