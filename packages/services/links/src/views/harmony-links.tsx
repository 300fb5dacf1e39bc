import { DetailPage, useRoutes } from '@console-widgets/ui'
import { useHarmonyText, useLinksText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { AbilityIntents } from './harmony/ability-intents.tsx'
import { HarmonyDomains } from './harmony/domains.tsx'
import { HarmonyShortLinks } from './harmony/short-links.tsx'
import { HmCodes } from './harmony/codes.tsx'

export interface HarmonyLinksProps {
  /** ID of the app. */
  appId: string
}

/** What an app has on HarmonyOS: verified domains, links to them, intents, and codes for print. */
export default function HarmonyLinks({ appId }: HarmonyLinksProps) {
  const text = useHarmonyText()
  const ofLinks = useLinksText()
  const routeTo = useRoutes(routes)
  return (
    <DetailPage
      title={text('links.harmony.title')}
      parents={[{ label: ofLinks('links.title'), to: routeTo('links.list', { appId }) }]}
      tabs={[
        { id: 'domains', label: text('links.harmony.domains'), content: () => <HarmonyDomains appId={appId} /> },
        { id: 'links', label: text('links.harmony.links'), content: () => <HarmonyShortLinks appId={appId} /> },
        { id: 'intents', label: text('links.harmony.intents'), content: () => <AbilityIntents appId={appId} /> },
        { id: 'codes', label: text('links.harmony.codes'), content: () => <HmCodes appId={appId} /> },
      ]}
    />
  )
}
