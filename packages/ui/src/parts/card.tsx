import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface SectionProps {
  title?: ReactNode
  description?: ReactNode
  /** Beside the title. */
  actions?: ReactNode
  children?: ReactNode
}

export interface CardProps extends SectionProps {
  /** Footer below a line, for actions. */
  footer?: ReactNode
  /** Removes the padding, for content such as a table. */
  flush?: boolean
}

/** A framed group: one object among others of its type. */
export function Card({ title, description, actions, footer, flush, children }: CardProps) {
  return (
    <section className="flex min-w-0 flex-col rounded-lg border border-line bg-raised">
      <Heading
        {...{ title, description, actions }}
        className={classNames('px-gutter pt-gutter', !children && 'pb-gutter')}
      />
      {children ? (
        <div className={classNames('min-w-0 flex-1', !flush && 'p-gutter', flush && title && 'pt-3')}>{children}</div>
      ) : null}
      {footer ? (
        <div className="flex flex-wrap items-center gap-2 border-t border-line px-gutter py-2.5 text-sm text-muted">
          {footer}
        </div>
      ) : null}
    </section>
  )
}

/** Section of a page, without a frame. */
export function Section({ title, description, actions, children }: SectionProps) {
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <Heading {...{ title, description, actions }} />
      {children}
    </section>
  )
}

function Heading({
  title,
  description,
  actions,
  className,
}: Pick<CardProps, 'title' | 'description' | 'actions'> & { className?: string }) {
  if (!title && !actions) return null
  return (
    <div className={classNames('flex flex-wrap items-start justify-between gap-x-4 gap-y-2', className)}>
      <div className="min-w-0">
        <h2 className="text-base font-semibold">{title}</h2>
        {description ? <p className="text-sm text-muted">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  )
}
