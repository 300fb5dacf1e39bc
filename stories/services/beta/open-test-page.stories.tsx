import type { Console } from '@console-widgets/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { OpenTestPage } from '@console-widgets/beta'
import { calls } from '@console-widgets/beta/contract'
import { tags } from '@console-widgets/beta/element'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, press, shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

const invitationCode = 'h4rb0urr4d10'

const join = (console: Console) => console.invoke(calls['beta.invite.subscribe'], { invitationCode })

/** The test of the code, as its team finds it. */
async function findTest({ invoke }: Console): Promise<{ appId: string; versionId: string }> {
  const { items } = await invoke(versionCalls['versions.test-version.list'], { appId: demoApps.radio })
  const { appId, versionId } = items.find(({ testInfo }) => testInfo?.shareLink?.endsWith(invitationCode))!
  return { appId, versionId }
}

const stop = async (console: Console) =>
  console.invoke(versionCalls['versions.shelf-off.submit'], {
    ...(await findTest(console)),
    reason: 'The watch loses its connection.',
  })

const removeOneself = async (console: Console) => {
  await join(console)
  const { items } = await console.invoke(calls['beta.subscription.list'], await findTest(console))
  await console.invoke(calls['beta.subscription.remove'], { subscriptionId: items[0]!.subscriptionId })
}

/** A test, for the people with its link. */
const meta: Meta<typeof OpenTestPage> = {
  title: 'Services/Beta/OpenTestPage',
  component: OpenTestPage,
  args: { invitationCode },
  parameters: { platform: { person: 'invited' } },
  play: shows('Harbour Radio', 'Northwind Studio', '187'),
}

export default meta
type Story = StoryObj<typeof OpenTestPage>

/** A person of another team who hasn’t joined. */
export const Open: Story = {}
export const Joined: Story = {
  parameters: { platform: { person: 'invited', prepare: join } },
  play: shows('You’re in this test', 'Download build', 'Leave test'),
}
export const Removed: Story = {
  parameters: { platform: { person: 'holder', prepare: removeOneself } },
  play: both(shows('The team has removed you from this test'), lacks('Join test', 'Download build')),
}
/** A personal invitation: no places are counted. */
export const Invited: Story = {
  args: { invitationCode: 'w34th3rw4tch08' },
  play: both(shows('Северная погода', 'Join test'), lacks('Places left')),
}
/** The team has stopped the test. */
export const Stopped: Story = {
  parameters: { platform: { person: 'holder', prepare: stop } },
  play: both(shows('The team has stopped this test', 'Stopped'), lacks('Join test')),
}
/** The link leads to no test. */
export const Unknown: Story = { args: { invitationCode: 'no-such-test' }, play: shows('No test has this link') }
export const Unavailable: Story = { ...failing('beta.open-test.get') }
export const AsTag: Story = { ...asTag(tags, 'cw-open-test', 'Harbour Radio') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }

/** The person joins, and can download the build immediately. */
export const Joining: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join test')
    await visible(() => within(canvasElement).getByText('You’re in this test'))
    await visible(() => within(canvasElement).getByRole('button', { name: 'Download build' }))
  },
}

/** A tester says what they noticed. */
export const SendingFeedback: Story = {
  ...acting,
  parameters: { platform: { person: 'invited', prepare: join } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send feedback')
    const page = within(canvasElement)
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^What did you notice/ }), 'It stays connected.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send feedback' }))
    await visible(() => page.getByText('Feedback sent'))
  },
}
