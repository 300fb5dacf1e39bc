import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ChannelPackages } from '@console-widgets/channels'
import { tags } from '@console-widgets/channels/element'
import { buildApk, makePackageKey } from '@console-widgets/package-parser/build'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, type Play, press, shownIn, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

const atTab = (tab: string) => ({ parameters: { platform: {}, route: `/?tab=${tab}` } })

/** Packages of an app’s channels: jobs, certificates, running work, and a reader of packages. */
const meta: Meta<typeof ChannelPackages> = {
  title: 'Services/Channels/ChannelPackages',
  component: ChannelPackages,
  parameters: { platform: {} },
  args: { appId: demoApps.maps },
  play: shows('maps-4.3.0.apk', 'Succeeded', '3 of 3'),
}

export default meta
type Story = StoryObj<typeof ChannelPackages>

export const Filled: Story = {}
/** An app without jobs. */
export const FirstUse: Story = {
  args: { appId: demoApps.prototype },
  play: shows('No channel packages yet', 'Build packages'),
}
export const NoMatch: Story = { ...noMatch('fileName') }
export const Unavailable: Story = { ...failing('channels.package-job.list') }
export const OnlyLooking: Story = { ...onlyLooking('maps-4.3.0.apk', 'Build packages') }
export const DemoVisitor: Story = { ...demoVisitor('maps-4.3.0.apk', 'Build packages') }
export const AsTag: Story = { ...asTag(tags, 'cw-channel-packages', 'maps-4.3.0.apk') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Собрать пакеты', '3 из 3') }
export const Chinese: Story = { ...inChinese, play: shows('生成渠道包') }
export const Narrow: Story = { ...narrow }

/** Certificates that an app’s packages are signed with. */
export const Certificates: Story = { ...atTab('certificates'), play: shows('Release key', 'Northwind Studio') }
/** What the platform is building. */
export const RunningWork: Story = { ...atTab('tasks'), play: shows('No activity yet') }

/** A new job: packages that can’t be built from say why. */
export const Starting: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Build packages')
    await shows('Package of this app', 'Ferry Wi-Fi portal')({ canvasElement })
  },
}

const choose = async (canvasElement: HTMLElement, file: File) => {
  await shows('see its channel')({ canvasElement })
  await userEvent.upload(shownIn(canvasElement).querySelector('input[type=file]') as HTMLInputElement, file)
}

const readHarbour: Play = async ({ canvasElement }) => {
  const key = await makePackageKey({ seed: 'story', commonName: 'Harbour Works' })
  const contents = { packageName: 'com.example.harbour', versionCode: 1, versionName: '1.0', label: 'Harbour' }
  await choose(canvasElement, new File([await buildApk(contents, key)], 'harbour.apk'))
}

/** A package that is read in the page, with the parser of the platform. */
export const Reading: Story = {
  ...atTab('read'),
  play: both(
    readHarbour,
    shows('The signature is valid', 'Not signed with one of this app’s certificates.', 'CN=Harbour Works'),
  ),
}

/** Whether the certificate is one of the app’s can’t be told. */
export const ReadingWithoutCertificates: Story = {
  parameters: {
    ...atTab('read').parameters,
    platform: { faults: { errorRate: 1, calls: 'channels.package-availability.check' } },
  },
  play: both(
    readHarbour,
    shows('The signature is valid', 'CertificatesSomething went wrong on the platform', 'CN=Harbour Works'),
  ),
}

/** A file that only has the name of a package. */
export const ReadingOther: Story = {
  ...atTab('read'),
  play: both(
    ({ canvasElement }) => choose(canvasElement, new File(['not a package'], 'other.apk')),
    shows('The package can’t be trusted', 'The file isn’t a package'),
  ),
}
