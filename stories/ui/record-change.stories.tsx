import { RecordChange } from '@console-widgets/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleConsole } from '../../packages/ui/src/testing/sample-console.ts'
import { shows } from '../services/look-at.ts'
import { inChinese, inDark, inRussian, narrow } from '../services/looks.ts'

const policy = [
  '# Privacy',
  'Atlas keeps routes on the device.',
  'Nothing is sold.',
  '',
  '## Contact',
  'Write to us.',
  'We answer within a week.',
]

/** Change of one record, field by field. Long texts are compared by line; secrets are not shown. */
const meta: Meta<typeof RecordChange> = {
  title: 'Patterns/RecordChange',
  component: RecordChange,
  parameters: { console: () => sampleConsole() },
  args: {
    kind: 'changed',
    title: 'Atlas Maps',
    label: 'App Atlas Maps',
    fields: [
      { label: 'Name', before: 'Atlas', after: 'Atlas Maps' },
      { label: 'Free', before: 'yes', after: null },
      {
        label: 'Privacy policy',
        before: policy.join('\n'),
        after: policy.with(1, 'Atlas keeps routes on the device and, if you ask for it, in your account.').join('\n'),
      },
      { label: 'Client secret', before: '…', after: '…', secret: true },
    ],
  },
  play: shows('Atlas Maps'),
}

export default meta
type Story = StoryObj<typeof RecordChange>

export const Changed: Story = {}
export const Created: Story = { args: { kind: 'created' } }
export const Deleted: Story = { args: { kind: 'deleted' } }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
