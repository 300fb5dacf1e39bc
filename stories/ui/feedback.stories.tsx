import {
  ActionButton,
  CommandDialog,
  CommandPalette,
  ShortcutHelp,
  useConfirm,
  useToast,
  Button,
} from '@console-widgets/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { sampleCalls, sampleConsole } from '../../packages/ui/src/testing/sample-console.ts'
import { sampleCommands } from '../docs/sample-commands.ts'
import { inDark, inRussian } from '../services/looks.ts'

/** Confirmations by severity, toasts, and the command palette. */
const meta: Meta = {
  title: 'Patterns/Feedback',
  parameters: { console: () => sampleConsole(), docs: { story: { inline: false, height: '480px' } } },
}

export default meta
type Story = StoryObj

const dependents = [
  { label: 'Version 2.4.1', detail: 'draft' },
  { label: 'Open test “Spring”', detail: '12 testers' },
]

function Asking({ severity }: { severity: 'dialog' | 'typed' }) {
  const confirm = useConfirm()
  const ask = () =>
    void confirm({
      severity,
      title: 'Delete Atlas Maps?',
      description: 'This can’t be undone.',
      typed: 'Atlas Maps',
      dependents,
      action: 'Delete',
    })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the story opens with the question
  useEffect(ask, [])
  return <Button onClick={ask}>Delete</Button>
}

function Telling() {
  const toasts = useToast()
  const show = () => {
    toasts.show({ title: 'App created', duration: Infinity })
    toasts.show({ tone: 'info', title: 'App archived', action: { label: 'Undo', run: () => {} }, duration: Infinity })
    toasts.show({
      tone: 'danger',
      title: 'Can’t reach the platform',
      body: 'Check the connection, then try again.',
    })
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the story opens with the toasts
  useEffect(show, [])
  return <Button onClick={show}>Show</Button>
}

export const Dialog: Story = { render: () => <Asking severity="dialog" /> }
export const Typed: Story = { render: () => <Asking severity="typed" /> }
export const TypedInRussian: Story = { ...Typed, ...inRussian }
export const Toasts: Story = { render: () => <Telling /> }
export const ToastsInDark: Story = { ...Toasts, ...inDark }
export const Actions: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <ActionButton
        label="Takes a moment"
        run={() => new Promise((resolve) => setTimeout(resolve, 1500))}
        done="Done"
      />
      <ActionButton label="Fails" run={() => Promise.reject(new Error('It was told to fail'))} />
      <ActionButton
        label="Asks first"
        call={sampleCalls['sample.app.delete']}
        tone="danger"
        run={() => {}}
        confirm={{ title: 'Delete Atlas Maps?', typed: 'Atlas Maps', dependents }}
      />
      <ActionButton label="Cannot" run={() => {}} reason="The review is not over" />
    </div>
  ),
}

function Palette() {
  return (
    <>
      <p>Press Command or Control and K, or a question mark for the shortcuts.</p>
      <CommandPalette>{(close) => <CommandDialog commands={sampleCommands} onClose={close} />}</CommandPalette>
      <ShortcutHelp />
    </>
  )
}

export const Commands: Story = { render: () => <Palette /> }
