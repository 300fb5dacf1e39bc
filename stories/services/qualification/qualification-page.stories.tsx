import type { Meta, StoryObj } from '@storybook/react-vite'
import { QualificationPage } from '@console-widgets/qualification'
import { tags } from '@console-widgets/qualification/element'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { press, shows } from '../look-at.ts'
import { scan } from '../scan.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The documents that an app needs by country, with their review, their expiry, and the ICP filing. */
const meta: Meta<typeof QualificationPage> = {
  title: 'Services/Qualification/QualificationPage',
  component: QualificationPage,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows(
    'Map service qualification',
    'Approved',
    'used by 2 apps',
    'ICP filing',
    'The app doesn’t have this feature: Games',
  ),
}

export default meta
type Story = StoryObj<typeof QualificationPage>

export const Complete: Story = {}
/** The license has expired: the app isn’t available in mainland China. */
export const Expired: Story = {
  args: { appId: demoApps.radio },
  play: shows('1 requirement isn’t met', 'Expired', 'Audiovisual service license', 'Renew'),
}
/** What was submitted, with what its form says. */
export const Submissions: Story = {
  ...acting,
  args: { appId: demoApps.radio },
  play: async ({ canvasElement }) => {
    await shows('Submissions')({ canvasElement })
    await press(canvasElement, 'Details')
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await dialog.findByText('Document number')
    await dialog.findByText('Valid from')
  },
}
/** A document was rejected twice: the first review stays in its history. */
export const RejectedAgain: Story = {
  ...acting,
  args: { appId: demoApps.shelf },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('1 earlier review'))
    await shows('The document doesn’t contain the number （署）网出证（京）字第181号.')({ canvasElement })
  },
}
/** A document that ends soon, and a filing that is for something else. */
export const ExpiringSoon: Story = {
  args: { appId: demoApps.chinaMaps },
  play: shows('Expires in 24 days', 'Filing doesn’t match', 'Filed: Northwind Kompass. Here: 北风地图.'),
}
/** An app without any feature that a law asks about. */
export const NothingNeeded: Story = {
  args: { appId: demoApps.weather },
  play: shows('This app doesn’t need any documents.'),
}
export const Unavailable: Story = { ...failing('qualification.requirement.list') }
/** Without its documents, a requirement in review would look as if it could be submitted. */
export const DocumentsUnavailable: Story = { ...acting, ...failing('qualification.review-task.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText('Map service qualification')
    await expect(page.queryByRole('button', { name: 'Renew' })).toBeNull()
  },
}
export const DemoVisitor: Story = { ...demoVisitor('Map service qualification', 'Renew') }
export const AsTag: Story = { ...asTag(tags, 'cw-qualification', 'Map service qualification') }
export const Dark: Story = { ...ExpiringSoon, ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Право предоставлять карты', 'Регистрация ICP') }
export const Chinese: Story = { ...inChinese, play: shows('地图服务资格', 'ICP 备案') }
export const Narrow: Story = { ...ExpiringSoon, ...narrow }

/** A file that is no document, however it is named, is named at once. The right one is reviewed, and passes. */
export const Submitting: Story = {
  ...acting,
  args: { appId: demoApps.radio },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Renew')
    const dialog = await page.findByRole('dialog')
    const form = within(dialog)
    const choose = (file: File) =>
      userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement, file)
    await userEvent.type(form.getByLabelText(/Document number/), '0108297-2')
    await userEvent.type(form.getByLabelText(/Valid from/), '2026-01-01')
    await userEvent.type(form.getByLabelText(/Valid through/), '2036-01-01')
    await choose(new File(['no document'], 'letter.pdf', { type: 'application/pdf' }))
    await userEvent.click(form.getByRole('button', { name: 'Submit document' }))
    await form.findAllByText(/is neither a PDF nor a PNG or JPEG image/)
    await userEvent.click(form.getByRole('button', { name: 'Remove letter.pdf' }))
    await choose(scan('license.png'))
    await userEvent.click(form.getByRole('button', { name: 'Submit document' }))
    await shows('In review', 'Withdraw')({ canvasElement })
    await shows('All requirements are met', 'Valid through 2036-01-01')({ canvasElement })
    // Among the submissions, too.
    await waitFor(() => expect(page.queryByText('In review')).toBeNull())
  },
}

/** What a further feature needs is shown before it is saved. */
export const Declaring: Story = {
  ...acting,
  args: { appId: demoApps.weather },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Change features')
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Generative AI' }))
    await dialog.findByText('Also needed: Generative AI filing')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await shows('2 requirements aren’t met', 'Generative AI filing', 'Missing')({ canvasElement })
  },
}
