import { useEffect, useState } from 'react'
import { useUiText } from '../text/ui-text.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface IdentifierProps {
  /** Value that is shown and copied. */
  value: string
  /** Name of the value, for the button's label: "App ID". */
  label?: string
  /** Shortens a long value in the middle; the copy is complete. */
  short?: boolean
}

/** An ID, key, or hash in monospace, with a copy button. */
export function Identifier({ value, label, short }: IdentifierProps) {
  const shown = short && value.length > 18 ? `${value.slice(0, 8)}…${value.slice(-6)}` : value
  return (
    <span className="group/id inline-flex max-w-full items-center gap-1 align-bottom">
      <code className="min-w-0 font-mono text-sm [overflow-wrap:anywhere]" title={short ? value : undefined}>
        {shown}
      </code>
      <CopyButton value={value} label={label} />
    </span>
  )
}

/** Button that copies a text and confirms it. */
export function CopyButton({ value, label, className }: { value: string; label?: string; className?: string }) {
  const text = useUiText()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [copied])
  const name = copied ? text('ui.copied') : text('ui.copy', { what: label ?? value })
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={(event) => {
        event.stopPropagation()
        void copyText(value).then(setCopied)
      }}
      className={classNames(
        'grid size-6 shrink-0 place-items-center rounded-sm text-muted focus-ring hover:bg-hover hover:text-ink',
        className,
      )}
    >
      <Icon name={copied ? 'check' : 'copy'} size={14} className={copied ? 'text-success' : undefined} />
      <span role="status" className="sr-only">
        {copied ? text('ui.copied') : ''}
      </span>
    </button>
  )
}

/** Copies a text. Returns false if the page isn't allowed to. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return false
  }
}
