import type { Command } from '@console-widgets/ui'

/** Commands of a small console. */
export const sampleCommands: readonly Command[] = [
  { id: 'apps', label: 'Go to apps', group: 'Go to', icon: 'app', run: () => {} },
  { id: 'projects', label: 'Go to projects', group: 'Go to', icon: 'folder', run: () => {} },
  { id: 'create', label: 'Create app', group: 'Actions', icon: 'add', shortcut: 'c', run: () => {} },
]
