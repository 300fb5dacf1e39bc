import { cva, Select } from '@console-widgets/ui'
import { decide, type LinkTargets, type Outcome, outcomeOf, type Platform, platforms } from '@console-widgets/redirects'
import { useState } from 'react'
import { useLinksText } from '../generated/text.ts'
import { SocialPreview } from './social-preview.tsx'

/** Phones that can be chosen. */
const phones = platforms.filter((each) => each !== 'desktop')

/** Where a link leads a phone with the app, one without it, and a desktop, as the platform decides it. */
export function Phones({ link }: { link: LinkTargets | undefined }) {
  const text = useLinksText()
  const [phone, setPhone] = useState<Exclude<Platform, 'desktop'>>('android')
  return (
    <section aria-label={text('links.phones')} className="flex min-w-0 flex-col gap-4">
      <header>
        <h2 className="font-medium">{text('links.phones')}</h2>
        <p className="text-sm text-muted">{text('links.phones.body')}</p>
      </header>
      {link === undefined ? (
        <p className="text-muted">{text('links.phones.incomplete')}</p>
      ) : (
        <>
          <Select
            label={text('links.phones.platform')}
            value={phone}
            onChange={(value) => setPhone(value)}
            choices={phones.map((value) => ({ value, label: text(`links.platform.${value}`) }))}
          />
          <div className="grid grid-cols-1 gap-3 @sm:grid-cols-2">
            <Device title={text('links.phone.with')} {...arrive(link, phone, true)} />
            <Device title={text('links.phone.without')} {...arrive(link, phone, false)} />
          </div>
          <Device title={text('links.platform.desktop')} {...arrive(link, 'desktop', false)} wide />
          <SocialPreview link={link} />
        </>
      )}
    </section>
  )
}

function arrive(link: LinkTargets, platform: Platform, hasApp: boolean) {
  const decision = decide(link, { platform, isBot: false })
  return { outcome: outcomeOf(decision, hasApp), asks: decision.kind === 'interstitial' }
}

interface DeviceProps {
  title: string
  outcome: Outcome
  /** Whether a page offers the app first. */
  asks: boolean
  wide?: boolean
}

const device = cva('flex min-w-0 flex-col gap-2 border border-line-strong bg-raised p-3', {
  variants: { wide: { true: 'min-h-24 rounded-md', false: 'min-h-40 rounded-lg' } },
})

function Device({ title, outcome, asks, wide = false }: DeviceProps) {
  const text = useLinksText()
  return (
    <figure className={device({ wide })}>
      <figcaption className="text-sm text-muted">{title}</figcaption>
      <p className="font-medium">{text(`links.outcome.${outcome.opens}`)}</p>
      {outcome.address === '' ? null : <code className="font-mono text-xs wrap-anywhere">{outcome.address}</code>}
      {asks && outcome.opens !== 'nothing' ? (
        <p className="mt-auto text-xs text-muted">{text('links.outcome.after')}</p>
      ) : null}
    </figure>
  )
}
