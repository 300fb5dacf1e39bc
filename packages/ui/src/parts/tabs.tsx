import * as RadixTabs from '@radix-ui/react-tabs'
import { type ReactNode, useState } from 'react'
import { ScrollRow } from './scroll-row.tsx'

export interface TabsProps {
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { value: string; label: ReactNode; count?: number; disabled?: boolean }[]
  /** The panels: one {@link TabPanel} for each tab. */
  children: ReactNode
}

/** Tabs and their panels. The tab list scrolls if it is too narrow, and shows that there is more. */
export function Tabs({ value, defaultValue, onValueChange, label, tabs, children }: TabsProps) {
  const [chosen, setChosen] = useState(defaultValue ?? tabs[0]?.value)
  const selected = value ?? chosen
  const change = (next: string) => {
    setChosen(next)
    onValueChange?.(next)
  }
  return (
    <RadixTabs.Root value={selected} onValueChange={change}>
      <ScrollRow selected={selected} className="border-b border-line">
        <RadixTabs.List aria-label={label} className="flex w-max min-w-full gap-2" loop>
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled}
              className={
                'relative flex h-row shrink-0 items-center gap-2 px-1 whitespace-nowrap text-muted transition-colors hover:text-ink ' +
                'data-[state=active]:font-medium data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-2px_var(--color-accent)] ' +
                'focus-visible:-outline-offset-2 disabled:text-faint'
              }
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="rounded-full bg-sunken px-1.5 text-xs text-muted tabular-nums">{tab.count}</span>
              )}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </ScrollRow>
      {children}
    </RadixTabs.Root>
  )
}

export interface TabPanelProps {
  value: string
  /** Keeps the content mounted, but hidden, while another tab is selected. */
  kept?: boolean
  children: ReactNode
}

/** Content of a tab. */
export function TabPanel({ value, kept, children }: TabPanelProps) {
  return (
    <RadixTabs.Content value={value} forceMount={kept || undefined} className="pt-4 data-[state=inactive]:hidden">
      {children}
    </RadixTabs.Content>
  )
}
