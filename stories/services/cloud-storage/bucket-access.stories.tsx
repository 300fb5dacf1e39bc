import type { Meta, StoryObj } from '@storybook/react-vite'
import { BucketPage } from '@console-widgets/cloud-storage'
import { calls } from '@console-widgets/cloud-storage/contract'
import type { Console } from '@console-widgets/core'
import { userEvent, within } from 'storybook/test'
import { press, shows } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** Access to a bucket's files: security rules with a simulator, CORS, and web sites; and usage. */
const meta: Meta<typeof BucketPage> = {
  title: 'Services/Cloud storage/Access',
  component: BucketPage,
  parameters: { platform: {}, route: '/?tab=rules' },
  args: { bucketId: 'northwind-uploads' },
  play: shows('Version 3 is in effect', 'Simulator'),
}

export default meta
type Story = StoryObj<typeof BucketPage>

const at = (tab: string) => ({ parameters: { platform: {}, route: `/?tab=${tab}` } })
const look = (part: object, tab = 'rules') => ({
  ...part,
  parameters: { ...(part as { parameters?: object }).parameters, route: `/?tab=${tab}` },
})

/** Rules as text, with a simulator beside them. */
export const Rules: Story = {}
/** A bucket without its own rules. */
export const DefaultRules: Story = {
  args: { bucketId: 'northwind-backups' },
  parameters: {
    platform: {
      prepare: (console: Console) =>
        console.invoke(calls['cloud-storage.security-rule.delete'], { bucketId: 'northwind-backups' }),
    },
    route: '/?tab=rules',
  },
  play: shows('Default rules are in effect'),
}
export const Unavailable: Story = look(failing('cloud-storage.security-rule-resource.get'))
export const OnlyLooking: Story = look(onlyLooking('Version 3 is in effect', 'Publish'))
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Действует версия 3', 'Симулятор') }
export const Chinese: Story = { ...inChinese, play: shows('当前生效：版本 3', '模拟器') }
export const Narrow: Story = { ...narrow }

/** An anonymous request for a user's file: denied, with the line and the reason. */
export const Simulating: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await shows('Simulator')({ canvasElement })
    await userEvent.type(page.getByRole('textbox', { name: /^Path/ }), 'trips/ann/track.json')
    await press(canvasElement, 'Run')
    await shows('Denied', 'the condition is false', 'request.auth != null')({ canvasElement })
    await userEvent.click(page.getByRole('radio', { name: 'Signed-in user' }))
    const uid = page.getByRole('textbox', { name: /^request.auth.uid/ })
    await userEvent.clear(uid)
    await userEvent.type(uid, 'boris')
    await press(canvasElement, 'Run')
    await shows('Allowed')({ canvasElement })
  },
}

/** Previous versions, which can be published again. */
export const Versions: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await shows('Simulator')({ canvasElement })
    await userEvent.click(page.getByRole('tab', { name: /^Versions/ }))
    await shows('First test with the crew')({ canvasElement })
  },
}

/** Decisions on real requests, by day and by line. */
export const Decisions: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await shows('Simulator')({ canvasElement })
    await userEvent.click(page.getByRole('tab', { name: 'Decisions' }))
    await shows('Decisions per day', 'Latest decisions')({ canvasElement })
  },
}

export const Cors: Story = { ...at('cors'), play: shows('Rule 1', 'Rule 2', 'Try it') }
/** No CORS rules yet. */
export const CorsFirstUse: Story = {
  ...at('cors'),
  args: { bucketId: 'northwind-backups' },
  play: shows('No CORS rules'),
}
export const Hosting: Story = {
  ...at('hosting'),
  args: { bucketId: 'northwind-site' },
  play: shows('Purge everything', 'index.html'),
}
export const HostingFirstUse: Story = {
  ...at('hosting'),
  args: { bucketId: 'northwind-backups' },
  play: shows('No sites yet'),
}
export const Usage: Story = { ...at('usage'), play: shows('Quotas', 'Stored bytes', 'Requests') }
export const Details: Story = { ...at('details'), play: shows('Newer', 'northwind-uploads') }
