import { type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { TabPanel } from '../../parts/tabs.tsx'
import { type PageSection, SectionContext } from './section-context.ts'

export interface SectionPanelProps {
  /** Value of the section's tab. */
  value: string
  label: string
  /** Whether the section is shown. */
  shown: boolean
  /** Shows the section. */
  onShow: () => void
  children: ReactNode | (() => ReactNode)
}

/**
 * Panel of a section of a page. Its content is mounted while it is shown, and stays mounted behind the other sections
 * while it has unsaved changes.
 */
export function SectionPanel({ value, label, shown, onShow, children }: SectionPanelProps) {
  const outer = useContext(SectionContext)
  const [keepers, setKeepers] = useState(0)
  const showNow = useRef(onShow)
  showNow.current = onShow
  const section = useMemo<PageSection>(
    () => ({
      path: [...(outer?.path ?? []), label],
      show() {
        outer?.show()
        showNow.current()
      },
      keep() {
        const letGo = outer?.keep()
        setKeepers((count) => count + 1)
        return () => {
          letGo?.()
          setKeepers((count) => count - 1)
        }
      },
    }),
    [outer, label],
  )
  const mounted = shown || keepers > 0
  return (
    <TabPanel value={value} kept={mounted}>
      <SectionContext.Provider value={section}>
        {mounted ? (typeof children === 'function' ? children() : children) : null}
      </SectionContext.Provider>
    </TabPanel>
  )
}
