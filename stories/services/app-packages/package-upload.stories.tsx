import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageUpload } from '@console-widgets/app-packages'
import { tags } from '@console-widgets/app-packages/element'
import { expect, userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { press, shows, shownIn } from '../look-at.ts'
import { acting, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/**
 * Uploads a package to an app: drop it, watch the progress, and see the parser’s findings. The upload continues without
 * the widget.
 */
const meta: Meta<typeof PackageUpload> = {
  title: 'Services/Packages/PackageUpload',
  component: PackageUpload,
  parameters: { platform: {} },
  args: { appId: demoApps.maps },
  play: shows('APK up to 4 GB'),
}

export default meta
type Story = StoryObj<typeof PackageUpload>

async function choose(canvasElement: HTMLElement, file: File) {
  await shows('choose from your device')({ canvasElement })
  const input = shownIn(canvasElement).querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  await userEvent.upload(input, file)
}

export const Ready: Story = {}
export const OnlyLooking: Story = { ...onlyLooking('Your role can’t upload packages') }
export const AsTag: Story = { ...asTag(tags, 'cw-package-upload', 'APK up to 4 GB') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('APK до 4\u00A0ГБ') }
export const Chinese: Story = { ...inChinese, play: shows('APK 不超过 4 GB') }
export const Narrow: Story = { ...narrow }

/** A renamed text file: the parser says what is wrong, and how to fix it. */
export const NoPackage: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['no package'], 'letter.apk'))
    await expect(await within(canvasElement).findByText('letter.apk can’t be used')).toBeVisible()
    await shows('This isn’t a valid package', 'Upload another')({ canvasElement })
    // The next step is another file: the drop area is back.
    await press(canvasElement, 'Upload another')
    await shows('choose from your device')({ canvasElement })
  },
}

/** The file service is unavailable: the sent bytes are kept, and the upload can be retried. */
export const BrokenOff: Story = {
  ...acting,
  parameters: { platform: { faults: { errorRate: 1, calls: 'app-packages.package.create' } } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['no package'], 'letter.apk'))
    await shows('The upload of letter.apk was interrupted', 'Try again')({ canvasElement })
  },
}

/** A desktop program doesn't state its name and version, so the developer enters them. */
export const DesktopProgram: Story = {
  ...acting,
  args: { appId: '108370015' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['MZ'], 'chart-desk.exe'))
    const page = within(canvasElement)
    await userEvent.type(await page.findByRole('textbox', { name: /^Display name/ }), 'Chart Desk')
    await userEvent.type(page.getByRole('textbox', { name: /^Version/ }), '3.2')
    await press(canvasElement, 'Upload')
    await shows('chart-desk.exe can’t be used', 'This isn’t a valid package')({ canvasElement })
  },
}
