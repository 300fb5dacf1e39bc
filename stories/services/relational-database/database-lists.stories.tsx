import type { Meta, StoryObj } from '@storybook/react-vite'
import { DatabaseAccountList, DatabaseList } from '@console-widgets/relational-database'
import { tags } from '@console-widgets/relational-database/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { failing, firstUse, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

/** The two lists on their own, for a page that shows only one of them. */
const meta: Meta<typeof DatabaseList> = {
  title: 'Services/Relational database/Lists',
  component: DatabaseList,
  subcomponents: { DatabaseAccountList },
  parameters: { platform: {} },
  play: shows('players', 'shop_app'),
}

export default meta
type Story = StoryObj<typeof DatabaseList>

const accounts = { render: () => <DatabaseAccountList /> }

export const Databases: Story = {}
export const NoDatabaseMatches: Story = { ...noMatch('name') }
export const DatabasesUnavailable: Story = { ...failing('relational-database.database.list') }
export const DatabasesAsTag: Story = { ...asTag(tags, 'cw-databases', 'players') }
export const Accounts: Story = { ...accounts, play: shows('reports', 'players (read), shop (read)') }
export const AccountsOnFirstUse: Story = { ...accounts, ...firstUse('No accounts yet', 'Create account') }
export const NoAccountMatches: Story = { ...accounts, ...noMatch('name') }
export const AccountsOnlyLooking: Story = { ...accounts, ...onlyLooking('reports', 'Create account') }
export const AccountsAsTag: Story = { ...asTag(tags, 'cw-database-accounts', 'shop_app') }
export const AccountsInDark: Story = { ...accounts, ...inDark, play: shows('reports') }
export const AccountsInRussian: Story = { ...accounts, ...inRussian, play: shows('players (чтение), shop (чтение)') }
export const AccountsNarrow: Story = { ...accounts, ...narrow, play: shows('reports') }
