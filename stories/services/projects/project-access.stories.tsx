import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Console } from '@console-widgets/core'
import { ProjectAccess } from '@console-widgets/projects'
import { calls } from '@console-widgets/projects/contract'
import { tags } from '@console-widgets/projects/element'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps, demoProjects } from '../demo-apps.ts'
import { press, shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** API keys of a project's apps, and the APIs that they call. */
const meta: Meta<typeof ProjectAccess> = {
  title: 'Services/Projects/ProjectAccess',
  component: ProjectAccess,
  args: { projectId: demoProjects.navigation },
  parameters: { platform: { prepare: restrict } },
  play: shows('Release builds', 'Remote config'),
}

export default meta
type Story = StoryObj<typeof ProjectAccess>

/** One app has a second key, for one package only; one API is off. */
async function restrict(console: Console): Promise<void> {
  const projectId = demoProjects.navigation
  await console.invoke(calls['delegate-services.api-key.create'], {
    projectId,
    appId: demoApps.maps,
    keyName: 'Release builds',
    packageName: 'com.northwind.maps',
    fingerprint: '0f'.repeat(32),
    region: 'CN',
  })
  await console.invoke(calls['delegate-services.project-api.delete'], { projectId, apiId: 'agreements' })
}

export const Filled: Story = {}
/** A project without apps has no keys. */
export const FirstUse: Story = { args: { projectId: demoProjects.reading }, play: shows('APIs', 'On') }
export const Unavailable: Story = { ...failing('delegate-services.api-key.get') }
/** Apps that can’t be read aren’t missing: a key names its app by ID, and the list says why. */
export const AppsUnavailable: Story = { ...acting, ...failing('projects.project.get') }
/** Visitors see the APIs, but no keys. */
export const DemoVisitor: Story = {
  ...demoVisitor('Remote config', 'Turn off', 'API keys'),
  parameters: { platform: { visitor: true, prepare: () => Promise.resolve() } },
}
export const AsTag: Story = { ...asTag(tags, 'cw-project-access', 'Remote config') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Ключи API', 'Включён') }
export const Chinese: Story = { ...inChinese, play: shows('API 密钥', '已开启') }
export const Narrow: Story = { ...narrow }

/** A new key is restricted to one package. */
export const Creating: Story = {
  ...acting,
  parameters: { platform: { prepare: () => Promise.resolve() } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Create API key')
    const form = within(await page.findByRole('dialog'))
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^App/ }), 'Northwind Maps')
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Store builds')
    await userEvent.type(form.getByRole('textbox', { name: /^Package/ }), 'com.northwind.maps')
    await userEvent.type(form.getByRole('textbox', { name: /^Certificate/ }), '0f'.repeat(32))
    await userEvent.click(form.getByRole('button', { name: 'Create API key' }))
    await visible(() => page.getByText('Store builds'))
  },
}
