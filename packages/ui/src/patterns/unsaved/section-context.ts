import { createContext, useContext, useEffect } from 'react'

/** A section of a page, of which one is shown at a time. */
export interface PageSection {
  /** Its label after those of the sections around it. */
  path: readonly string[]
  /** Shows it. */
  show(): void
  /** Keeps its content mounted while another section is shown. Returns a function that stops it. */
  keep(): () => void
}

/** The surrounding section, if the page has sections. */
export const SectionContext = createContext<PageSection | null>(null)

/** The surrounding section; its content stays mounted while `keeps`. */
export function useSection(keeps: boolean): PageSection | null {
  const section = useContext(SectionContext)
  const keep = section?.keep
  useEffect(() => (keeps ? keep?.() : undefined), [keeps, keep])
  return section
}
