import type { Meta, StoryObj } from '@storybook/react-vite'
import { RatingPage } from '@console-widgets/age-rating'
import { tags } from '@console-widgets/age-rating/element'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { shows, visible } from '../look-at.ts'
import { scan } from '../scan.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Age-rating questionnaire of an app, with its ratings in all countries while it is answered. */
const meta: Meta<typeof RatingPage> = {
  title: 'Services/Age rating/RatingPage',
  component: RatingPage,
  args: { appId: demoApps.radio },
  parameters: { platform: {} },
  play: shows('Age rating', 'Does it show violence?', 'Ratings by country', 'Unrestricted internet'),
}

export default meta
type Story = StoryObj<typeof RatingPage>

export const Confirmed: Story = {}
/** An app that isn't rated yet: nothing can be confirmed before all questions have answers. */
export const FirstUse: Story = {
  args: { appId: demoApps.prototype },
  play: shows('Not rated', 'Confirm rating'),
}
export const Unavailable: Story = { ...failing('age-rating.rating-v2.get') }
/** Answers of other apps that can’t be read are none that don’t exist. */
export const OthersUnavailable: Story = {
  ...acting,
  ...failing('age-rating.rating-v2-inheritance.get'),
  play: shows('Something went wrong on the platform', 'Does it show violence?'),
}
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [answer] = await page.findAllByRole('radio')
    await expect(answer).toBeDisabled()
    await expect(page.queryByRole('button', { name: 'Confirm rating' })).toBeNull()
  },
}
export const DemoVisitor: Story = {
  args: { appId: demoApps.maps },
  ...demoVisitor('Users interact', 'Confirm rating'),
}
export const AsTag: Story = { ...asTag(tags, 'cw-age-rating', 'Ratings by country') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Возрастной рейтинг', 'Есть ли насилие?') }
export const Chinese: Story = { ...inChinese, play: shows('年龄分级', '是否包含暴力内容？') }
/** The ratings stand below the questions: a strip above them tells the ratings, and leads there. */
export const Narrow: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Ratings by country' }))
    const table = page.getByRole('heading', { name: 'Ratings by country' })
    await expect(document.activeElement).toContainElement(table)
    await waitFor(() => expect(table.getBoundingClientRect().top).toBeLessThan(innerHeight))
  },
}

/** Each answer changes the ratings, which name the answer that decides and lead back to it. */
export const Answering: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const question = await page.findByRole('group', { name: 'Can users gamble with real money?' })
    await userEvent.hover(within(question).getByText('Yes'))
    await visible(() => page.getAllByText('Would become No rating')[0] as HTMLElement)
    await userEvent.click(within(question).getByRole('radio', { name: 'Yes' }))
    const [reason] = await page.findAllByRole('button', { name: 'Real-money gambling' })
    await userEvent.click(reason as HTMLElement)
    await expect(within(question).getByRole('radio', { name: 'Yes' })).toHaveFocus()
    await shows('The store shows the confirmed rating until you confirm the new one.')({ canvasElement })
    const [lower] = page.getAllByText(/^How it would be/)
    await userEvent.click(lower as HTMLElement)
    await expect(lower?.parentElement).toHaveTextContent('Real-money gambling: No')
  },
}

/** A certificate of another store is found by its ID and the developer’s address, and its answers are taken over. */
export const UsingCertificate: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Use a certificate' }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'Certificate ID' }),
      '5f0c2d9e-8f1b-4c63-9a57-2b7d8e6c1a40',
    )
    const address = dialog.getByRole('textbox', { name: /Mail address/ })
    await userEvent.type(address, 'harbour@northwind.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }))
    await dialog.findByText('There is no certificate with this ID and mail address. Check both.')
    await userEvent.clear(address)
    await userEvent.type(address, 'demo@northwind.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }))
    await userEvent.click(await page.findByRole('button', { name: 'Use this certificate' }))
    await shows('Aurora Market', 'Northwind Regatta')({ canvasElement })
    const question = page.getByRole('group', { name: 'Does it show violence?' })
    await expect(within(question).getAllByRole('radio')[1]).toBeChecked()
  },
}

/** What only Korea’s board rates needs its certificate, which is judged at once. */
export const KoreanCertificate: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const question = await page.findByRole('group', { name: 'Does it show violence?' })
    await userEvent.click(within(question).getByRole('radio', { name: 'Extreme or gory' }))
    await userEvent.click(await page.findByRole('button', { name: 'Add certificate' }))
    const dialog = await page.findByRole('dialog')
    const form = within(dialog)
    const number = await form.findByRole('textbox', { name: /Certificate number/ })
    await userEvent.type(number, 'GC-CC-NP-260105-001')
    await userEvent.type(form.getByLabelText(/Issue date/), '2026-01-06')
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
    await userEvent.upload(input, scan('certificate.png'))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findAllByText(/the other board rates only up to 15/)
    await userEvent.clear(number)
    await userEvent.type(number, 'CC-NP-260105-001')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await shows('CC-NP-260105-001', 'Certificate available', 'Replace')({ canvasElement })
  },
}
