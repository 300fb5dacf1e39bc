import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResourceList } from '@console-widgets/ui'
import type { ComponentType } from 'react'
import { SampleAppList } from '../../packages/ui/src/testing/sample-app-list.tsx'
import { sampleConsole } from '../../packages/ui/src/testing/sample-console.ts'
import { inChinese, inDark, inRussian, narrow } from '../services/looks.ts'

/**
 * The pattern of every list screen: a service declares only columns and actions. Filters are stored in the URL;
 * columns, density, and saved views in the browser. Press `/` to filter, `j` and `k` to move, `x` to select, `Enter` to
 * open, `.` for the row's menu, `?` for all shortcuts.
 */
const meta: Meta = {
  title: 'Patterns/ResourceList',
  component: ResourceList as ComponentType,
  render: () => <SampleAppList />,
  parameters: { console: () => sampleConsole() },
}

export default meta
type Story = StoryObj

export const Filled: Story = {}
export const InShadowRoot: Story = { parameters: { shadow: true } }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const FirstUse: Story = { parameters: { console: () => sampleConsole({ count: 0 }) } }
export const FirstUseWithoutTheRight: Story = {
  parameters: { console: () => sampleConsole({ count: 0, manage: false }) },
}
export const OnlyLooking: Story = { parameters: { console: () => sampleConsole({ manage: false }) } }
export const Loading: Story = { parameters: { console: () => sampleConsole({ delay: Infinity }) } }
export const Unreachable: Story = { parameters: { console: () => sampleConsole({ fail: 'network' }) } }
export const NoRight: Story = { parameters: { console: () => sampleConsole({ fail: 'forbidden' }) } }
