import type { Meta, StoryObj } from '@storybook/react-vite'
import { MappingList } from '@console-widgets/projects'
import { tags } from '@console-widgets/projects/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** Client that each app signs in as, and its project. */
const meta: Meta<typeof MappingList> = {
  title: 'Services/Projects/MappingList',
  component: MappingList,
  parameters: { platform: {} },
  play: shows('Northwind Maps', 'com.northwind.maps'),
}

export default meta
type Story = StoryObj<typeof MappingList>

/** The clients of the demo team's apps. */
export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No clients yet') }
export const NoMatch: Story = { ...noMatch('clientId') }
export const Unavailable: Story = { ...failing('projects.') }
export const AsTag: Story = { ...asTag(tags, 'cw-project-mappings', 'Northwind Maps') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
