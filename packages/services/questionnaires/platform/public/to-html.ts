import type { FormNode } from '@console-widgets/questionnaires/model'
import { escapeMarkup } from '@console-widgets/core/formats'

/** Writes parts of a form as HTML. Every text is escaped. */
export function toHtml(node: FormNode): string {
  if (typeof node === 'string') return escapeMarkup(node)
  const { tag, look, attributes = {}, children = [] } = node
  const all: Record<string, string | boolean> = { ...(look ? { class: look } : {}), ...attributes }
  const written = Object.entries(all)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeMarkup(String(value))}"`))
    .join('')
  if (tag === 'input') return `<input${written}>`
  // A line break right after the start tag of a text area isn’t part of its content.
  return `<${tag}${written}>${tag === 'textarea' ? '\n' : ''}${children.map(toHtml).join('')}</${tag}>`
}
