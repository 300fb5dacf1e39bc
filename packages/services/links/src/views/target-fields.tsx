import {
  Checkbox,
  DateTimeField,
  NumberField,
  TargetChoice,
  TextField,
  useData,
  useFieldState,
} from '@console-widgets/ui'
import { punycodeHost } from '@console-widgets/redirects'
import type { ReactNode } from 'react'
import type { TargetValues } from '../builder.ts'
import { targetsData } from '../data.ts'
import { useLinksText } from '../generated/text.ts'

/** Fields for where a link leads, in a form with `linkInfo`. */
export function TargetFields({ appId, values }: { appId: string; values: TargetValues }) {
  const text = useLinksText()
  return (
    <>
      <TextField
        name="linkInfo.deepLink"
        label={text('links.form.deepLink')}
        help={<TargetHelp address={values.deepLink} help={text('links.form.deepLink.help')} />}
        mono
      />
      <Checkbox name="linkInfo.toStore" label={text('links.form.toStore')} help={text('links.form.toStore.help')} />
      <Part title={text('links.form.others')}>
        <PageChoice appId={appId} />
        <TextField
          name="linkInfo.desktop.fallback"
          label={text('links.form.desktop')}
          help={<TargetHelp address={values.desktop.fallback} help={text('links.form.desktop.help')} />}
          mono
        />
        <TextField name="linkInfo.ios.fallback" label={text('links.form.ios')} mono />
        <TextField name="linkInfo.harmony.fallback" label={text('links.form.harmony')} mono />
      </Part>
      <Part title={text('links.form.android')}>
        <TextField
          name="linkInfo.android.packageName"
          label={text('links.form.packageName')}
          help={text('links.form.packageName.help')}
          mono
        />
        <NumberField name="linkInfo.android.minVersion" label={text('links.form.minVersion')} />
        <TextField name="linkInfo.android.fallback" label={text('links.form.androidFallback')} mono />
      </Part>
      <Part title={text('links.form.social')}>
        <TextField name="linkInfo.social.title" label={text('links.form.socialTitle')} />
        <TextField name="linkInfo.social.description" label={text('links.form.socialDescription')} />
        <TextField name="linkInfo.social.image" label={text('links.form.socialImage')} mono />
      </Part>
      <Part title={text('links.form.campaign')}>
        <TextField name="linkInfo.campaign.source" label={text('links.form.source')} />
        <TextField name="linkInfo.campaign.medium" label={text('links.form.medium')} />
        <TextField name="linkInfo.campaign.name" label={text('links.form.campaignName')} />
      </Part>
      <DateTimeField name="expireTime" label={text('links.form.expires')} />
    </>
  )
}

/** Fills the pages of all devices with a custom page of the app in the store. */
function PageChoice({ appId }: { appId: string }) {
  const text = useLinksText()
  const { targets } = useData(targetsData, appId)
  const desktop = useFieldState<string>({ name: 'linkInfo.desktop.fallback', label: '' }, '')
  const others = [
    useFieldState<string>({ name: 'linkInfo.ios.fallback', label: '' }, ''),
    useFieldState<string>({ name: 'linkInfo.harmony.fallback', label: '' }, ''),
    useFieldState<string>({ name: 'linkInfo.android.fallback', label: '' }, ''),
  ]
  return (
    <TargetChoice
      label={text('links.form.page')}
      placeholder={text('links.form.page.choose')}
      targets={targets}
      headingOf={() => text('links.form.page')}
      value={desktop.value}
      onChoose={(address) => [desktop, ...others].forEach((field) => field.change(address))}
    />
  )
}

/** Letters of other alphabets can look like a known host: the name that browsers use is shown beside. */
function TargetHelp({ address, help }: { address: string | null | undefined; help: string }) {
  const text = useLinksText()
  const host = address ? punycodeHost(address) : undefined
  return host === undefined ? help : text('links.form.punycode', { host })
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-t border-line pt-4">
      <legend className="float-start w-full font-medium">{title}</legend>
      {children}
    </fieldset>
  )
}
