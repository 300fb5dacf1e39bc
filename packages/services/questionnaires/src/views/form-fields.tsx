import { createElement, type ReactNode } from 'react'
import type { FormNode, Look } from '../model.ts'

/** Classes for the looks of a form’s parts. */
const looks: Readonly<Record<Look, string>> = {
  question: 'm-0 flex min-w-0 flex-col gap-2 border-0 p-0',
  legend: 'mb-1 font-semibold wrap-anywhere',
  hint: 'text-sm font-normal text-muted',
  error: 'text-sm text-danger',
  choice: 'flex items-start gap-2 py-1 [&_input]:mt-1 [&_input]:shrink-0 [&_input]:accent-accent',
  scale: 'flex flex-wrap gap-1.5',
  number: 'flex min-h-9 items-center gap-1.5 rounded-md border border-line-strong px-2.5 [&_input]:accent-accent',
  ends: 'flex flex-wrap justify-between gap-x-3 text-sm text-muted',
  row: 'm-0 flex min-w-0 flex-wrap gap-x-5 border-0 border-t border-line p-0 pt-2 [&_legend]:font-medium',
  text: 'w-full rounded-md border border-line-strong bg-transparent p-2 focus-ring',
}

/** Names of attributes that React writes in another way. The fields keep what the person has entered. */
const names: Readonly<Record<string, string>> = {
  for: 'htmlFor',
  maxlength: 'maxLength',
  checked: 'defaultChecked',
  rows: 'rows',
}

/** Renders parts of a form, which are the same on the public page. */
export function FormFields({ nodes }: { nodes: readonly FormNode[] }) {
  return <>{nodes.map(render)}</>
}

function render(node: FormNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, look, attributes = {}, children = [] } = node
  const properties = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [names[name] ?? name, value]))
  const common = { key, ...(look ? { className: looks[look] } : {}), ...properties }
  if (tag === 'textarea') return createElement(tag, { ...common, defaultValue: children.join('') })
  return tag === 'input' ? createElement(tag, common) : createElement(tag, common, ...children.map(render))
}
