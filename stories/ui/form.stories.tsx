import * as v from 'valibot'
import {
  Checkbox,
  DateTimeField,
  FileDrop,
  Form,
  NumberField,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
  useData,
  useToast,
} from '@console-widgets/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { sampleConsole, sampleData } from '../../packages/ui/src/testing/sample-console.ts'
import { SampleFormDialog } from '../docs/sample-form-dialog.tsx'
import { inDark, narrow } from '../services/looks.ts'

/**
 * One column, labels above, help below them. The schema determines required fields, limits, and initial values. Errors
 * appear at the field and, after submission, in a summary with links. Changes are saved as a draft for the session;
 * leaving with changes asks. The platform's field issues appear at the fields, too: try the package name
 * `com.example.atlas.maps`.
 */
const meta: Meta = {
  title: 'Patterns/Form',
  component: Form as ComponentType,
  parameters: { console: () => sampleConsole() },
}

export default meta
type Story = StoryObj

const schema = v.object({
  appName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  packageName: v.pipe(v.string(), v.regex(/^[a-z]\w*(\.[a-z]\w*){2,}$/i, 'must have three dotted segments')),
  parentType: v.optional(v.picklist([2, 13]), 13),
  category: v.optional(v.string(), 'tools'),
  price: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(500)), 0),
  releaseTime: v.optional(v.number()),
  about: v.optional(v.pipe(v.string(), v.maxLength(200))),
  icon: v.optional(v.array(v.file())),
  adult: v.boolean(),
  notify: v.optional(v.boolean(), true),
})

function AppFields() {
  return (
    <>
      <TextField name="appName" label="Name" help="As people see it in the store." />
      <TextField name="packageName" label="Package name" mono help="It cannot be changed after the first package." />
      <RadioGroup
        name="parentType"
        label="Kind"
        look="cards"
        choices={[
          { value: 13, label: 'App', help: 'Anything that is not a game.' },
          { value: 2, label: 'Game', help: 'Needs an age rating of its own.' },
        ]}
      />
      <Select
        name="category"
        label="Category"
        choices={[
          { value: 'tools', label: 'Tools', group: 'Work' },
          { value: 'office', label: 'Office', group: 'Work' },
          { value: 'music', label: 'Music', group: 'Leisure' },
        ]}
      />
      <NumberField name="price" label="Price" unit="EUR" step={0.5} />
      <DateTimeField name="releaseTime" label="Release" help="Leave it empty to release after the review." />
      <TextArea name="about" label="About" />
      <FileDrop name="icon" label="Icon" accept="image/*" help="A square PNG of 512 pixels." />
      <Checkbox name="adult" label="For adults only" help="It is then hidden from children." />
      <Switch name="notify" label="Notify the team" help="By mail, when the review is over." />
    </>
  )
}

function SampleForm() {
  const { create } = useData(sampleData)
  const toasts = useToast()
  return (
    <Form
      schema={schema}
      messages={{ packageName: 'Use at least three dotted segments, such as com.example.app' }}
      onSubmit={(values) => create.run(values)}
      onDone={() => toasts.show({ title: 'App created' })}
      submitLabel="Create app"
      onCancel={() => {}}
    >
      <AppFields />
    </Form>
  )
}

export const Page: Story = { render: () => <SampleForm /> }
export const PageInDark: Story = { ...Page, ...inDark }
export const PageNarrow: Story = { ...Page, ...narrow }
export const PageInShadowRoot: Story = { ...Page, parameters: { shadow: true } }
export const InDialog: Story = {
  render: () => <SampleFormDialog startOpen />,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
}
