import { DetailPage, useRoutes } from '@console-widgets/ui'
import { useLinksText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { AllowedUris } from './allowed-uris.tsx'
import { Prefixes } from './prefixes.tsx'
import { UnifiedLinks } from './unified-links.tsx'

export interface LinkPrefixesProps {
  /** ID of the app. */
  appId: string
}

/** What the links of an app are made with: prefixes, allowed targets, and addresses for all devices. */
export default function LinkPrefixes({ appId }: LinkPrefixesProps) {
  const text = useLinksText()
  const routeTo = useRoutes(routes)
  return (
    <DetailPage
      title={text('links.prefixes.title')}
      parents={[{ label: text('links.title'), to: routeTo('links.list', { appId }) }]}
      tabs={[
        { id: 'prefixes', label: text('links.prefix.title'), content: () => <Prefixes appId={appId} /> },
        { id: 'allowed', label: text('links.allowed.title'), content: () => <AllowedUris appId={appId} /> },
        { id: 'unified', label: text('links.unified.title'), content: () => <UnifiedLinks appId={appId} /> },
      ]}
    />
  )
}
