import { isOperatingSystemCallOn } from '@console-widgets/core/switches'
import { useConsole } from '@console-widgets/ui'
import type { ReactNode } from 'react'
import { useTeamsText } from '../generated/text.ts'

/** A phone number, with links that call it and write to it, as far as the deployment lets pages start other apps. */
export function PhoneLinks({ number }: { number: string }) {
  const text = useTeamsText()
  const { switches } = useConsole().options
  const address = number.replaceAll(/[^\d+]/g, '')
  return (
    <span className="flex flex-wrap gap-x-3">
      {isOperatingSystemCallOn(switches, 1) ? <AppLink href={`tel:${address}`}>{number}</AppLink> : number}
      {isOperatingSystemCallOn(switches, 2) ? (
        <AppLink href={`sms:${address}`}>{text('teams.contact.text')}</AppLink>
      ) : null}
    </span>
  )
}

/** A link that starts a mail, if the deployment lets pages start other apps. */
export function MailLink({ address }: { address: string }) {
  const text = useTeamsText()
  const { switches } = useConsole().options
  return isOperatingSystemCallOn(switches, 3) ? (
    <AppLink href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>{text('teams.contact.mail')}</AppLink>
  ) : null
}

function AppLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="rounded-sm text-accent-ink focus-ring hover:underline hover:underline-offset-2">
      {children}
    </a>
  )
}
