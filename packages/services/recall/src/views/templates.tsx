import { DetailPage, useRoutes } from '@console-widgets/ui'
import { useRecallText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { Signatures } from './signatures.tsx'
import { SmsTemplates } from './sms-templates.tsx'
import { ThirdPartyTemplates } from './third-party-templates.tsx'

export interface TemplatesProps {
  /** ID of the app. */
  appId: string
}

/** What campaigns and journeys of an app send: templates and signatures. */
export default function Templates({ appId }: TemplatesProps) {
  const text = useRecallText()
  const routeTo = useRoutes(routes)
  return (
    <DetailPage
      title={text('recall.templates.title')}
      parents={[{ label: text('recall.title'), to: routeTo('recall.app', { appId }) }]}
      tabs={[
        { id: 'sms', label: text('recall.smsTemplates'), content: () => <SmsTemplates appId={appId} /> },
        { id: 'signatures', label: text('recall.signatures'), content: () => <Signatures appId={appId} /> },
        { id: 'third-party', label: text('recall.thirdParty'), content: () => <ThirdPartyTemplates appId={appId} /> },
      ]}
    />
  )
}
