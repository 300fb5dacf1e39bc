import type { ReactNode } from 'react'

interface StructureSectionProps {
  title: string
  actions: ReactNode
  children: ReactNode
}

/** Parts of one type of a table, such as its columns. */
export function StructureSection({ title, actions, children }: StructureSectionProps) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-md font-semibold">{title}</h2>
        <span className="ms-auto flex flex-wrap gap-2">{actions}</span>
      </div>
      {children}
    </section>
  )
}
