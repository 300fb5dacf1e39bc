import { Form, SectionPanel, Tabs, TextArea, TextField, UnsavedChanges } from '@console-widgets/ui'
import { useState } from 'react'
import * as v from 'valibot'

const texts = v.object({ about: v.optional(v.string(), 'Maps for walkers.') })
const contact = v.object({ mail: v.optional(v.string(), 'maps@northwind.example') })
const save = () => Promise.resolve()

/** A page with two sections that are saved together. */
export function SampleSections() {
  const [shown, setShown] = useState('texts')
  const panel = (value: string, label: string) => ({
    value,
    label,
    shown: value === shown,
    onShow: () => setShown(value),
  })
  return (
    <UnsavedChanges>
      <Tabs
        label="App"
        value={shown}
        onValueChange={setShown}
        tabs={[
          { value: 'texts', label: 'Texts' },
          { value: 'contact', label: 'Contact' },
        ]}
      >
        <SectionPanel {...panel('texts', 'Texts')}>
          <Form joined schema={texts} onSubmit={save} submitLabel="Save">
            <TextArea name="about" label="Description" />
          </Form>
        </SectionPanel>
        <SectionPanel {...panel('contact', 'Contact')}>
          <Form joined schema={contact} onSubmit={save} submitLabel="Save">
            <TextField name="mail" label="Address for questions" />
          </Form>
        </SectionPanel>
      </Tabs>
    </UnsavedChanges>
  )
}
