import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckReport } from '@console-widgets/app-check'
import { tags } from '@console-widgets/app-check/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { fitsItsPlace, press, shows } from '../look-at.ts'
import {
  acting,
  demoVisitor,
  failing,
  inChinese,
  inDark,
  inRussian,
  narrow,
  narrowInRussian,
  onlyLooking,
} from '../looks.ts'

const newest = `${demoApps.maps}-maps-4-3-0-apk-check`
const atTab = (tab: string) => ({ parameters: { platform: {}, route: `/?tab=${tab}` } })

/** Report of a check: the verdict, what is new since the check before, and the evidence of each finding. */
const meta: Meta<typeof CheckReport> = {
  title: 'Services/App check/CheckReport',
  component: CheckReport,
  parameters: { platform: {} },
  args: { checkId: newest },
  play: shows('Nothing blocks a release', 'Component exposed to other apps', 'Compared with the check of 4.2.0'),
}

export default meta
type Story = StoryObj<typeof CheckReport>

/** What is new since the check before; what is gone, and what is still there, are one click away. */
export const Comparison: Story = {}
/** Findings by cause, those that matter most first. */
export const Findings: Story = { ...atTab('findings'), play: shows('Library not aligned to 16 KB pages', 'Serious') }
/** Everything that was checked, also what is fine and what couldn’t be judged. */
export const Items: Story = { ...atTab('items'), play: shows('Debuggable', 'Not enough data') }
/** Devices of the catalog, with the obstacle. */
export const Devices: Story = { ...atTab('devices'), play: shows('System release too low') }
/** What takes the space, against the live package. */
export const Size: Story = { ...atTab('size'), play: shows('Native libraries', 'Whole file') }
export const SizeNarrow: Story = { ...Size, ...narrowInRussian, play: fitsItsPlace('Размер по частям') }
/** SDKs with the data that they take, files of code, and classes. */
export const Code: Story = { ...atTab('code'), play: shows('HUAWEI Analytics Kit', 'Usage') }
export const Manifest: Story = { ...atTab('manifest'), play: shows('<uses-sdk') }
export const Unavailable: Story = { ...failing('app-check.check-report.get') }
export const OnlyLooking: Story = { ...onlyLooking('Nothing blocks a release', 'Suppress') }
export const DemoVisitor: Story = { ...demoVisitor('Nothing blocks a release', 'Suppress') }
export const AsTag: Story = { ...asTag(tags, 'cw-check-report', 'Nothing blocks a release') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Выпуску ничто не мешает') }
export const Chinese: Story = { ...inChinese, play: shows('没有阻止发布的问题') }
export const Narrow: Story = { ...narrow }

/** The line of the manifest that opens a component, marked. */
export const Evidence: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Show evidence')
    await shows('Hide evidence')({ canvasElement })
  },
}
