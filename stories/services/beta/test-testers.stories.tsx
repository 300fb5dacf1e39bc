import type { Console } from '@console-widgets/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { TestTesters } from '@console-widgets/beta'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { demoApps } from '../demo-apps.ts'
import { lacks, both, shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

const versionOf = (appId: string, releaseType: number) => async (console: Console) => {
  const { items } = await console.invoke(versionCalls['versions.app-version.list'], { appId })
  return { appId, versionId: items.find((item) => item.releaseType === releaseType)!.versionId }
}
const findTest = versionOf(demoApps.radio, 6)

/** The link or the groups of a test, the people in it, and their feedback. */
const meta: Meta<typeof TestTesters> = {
  title: 'Services/Beta/TestTesters',
  component: TestTesters,
  parameters: { platform: { prepare: findTest } },
  // The version is found when the platform has started; controls show another.
  render: (args, { loaded }) => <TestTesters {...loaded.prepared} {...args} />,
  play: shows('Testers of Harbour Radio', 'Maya Thornton', '13 of 200', '#/app/openTest/h4rb0urr4d10'),
}

export default meta
type Story = StoryObj<typeof TestTesters>

export const Filled: Story = {}
export const NoMatch: Story = {
  parameters: { ...noMatch('nickName').parameters, platform: { prepare: findTest } },
  play: shows('Nothing matches these filters'),
}
/** A test by invitation: its groups in place of a link, and what testers say. */
export const Invited: Story = {
  parameters: { platform: { prepare: versionOf(demoApps.russianWeather, 6) } },
  play: shows('Weather watchers', 'Анна Соколова', 'Nova 12, Android 14'),
}
/** A version without a test. */
export const WithoutTest: Story = {
  parameters: { platform: { prepare: versionOf(demoApps.maps, 1) } },
  play: shows('This version isn’t being tested', 'Go to the version'),
}
export const Unavailable: Story = {
  parameters: { platform: { prepare: findTest, faults: { errorRate: 1, calls: 'beta.test.get' } } },
  play: failing('beta.test.get').play!,
}
export const OnlyLooking: Story = {
  parameters: { platform: { prepare: findTest, person: 'finance' } },
  play: both(shows('Maya Thornton'), lacks('Remove tester')),
}
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Maya Thornton', 'Тестировщики') }
export const Chinese: Story = { ...inChinese, play: shows('Maya Thornton', '测试人员') }
export const Narrow: Story = { ...narrow }

/** Removing a tester requires a confirmation. */
export const Removing: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const row = await page.findByRole('row', { name: /刘洋/ })
    await userEvent.click(within(row).getByRole('button', { name: 'More actions' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Remove tester' }))
    const question = within(await page.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Remove tester' }))
    await visible(() => page.getByText('Tester removed'))
    await visible(() => page.getByText('12 of 200'))
  },
}
