import type { Language } from '@console-widgets/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WidgetRoot } from '../embedding/widget-root.tsx'
import type { LoadServiceWords, LocaleLoaders } from '../tag.ts'
import { quietConsole } from '../testing/sample-console.ts'
import { useServiceWords } from './use-service-words.ts'

const roots: { root: Root; element: HTMLElement }[] = []
afterEach(() => {
  for (const { root, element } of roots.splice(0)) {
    root.unmount()
    element.remove()
  }
})

/** Shows the name of an area (`nothing` if it has none), and the areas with terms. */
function Area({ area }: { area: string }) {
  const { isReady, areas, find } = useServiceWords()
  if (!isReady) return null
  return (
    <p>
      {find(`areas.${area}`) ?? 'nothing'} of {areas.join(' ')}
    </p>
  )
}

function render(area: string, words?: LoadServiceWords) {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  roots.push({ root, element })
  const console = quietConsole()
  const show = (language: Language = 'en') =>
    root.render(
      <WidgetRoot console={console} language={language} words={words}>
        <Area area={area} />
      </WidgetRoot>,
    )
  show()
  return { show, text: () => element.querySelector('p')?.textContent?.trim() }
}

const notes: LocaleLoaders = {
  cn: async () => ({ default: { 'areas.notes': '笔记' } }),
  en: async () => ({ default: { 'areas.notes': 'Notes' } }),
  ru: async () => ({ default: { 'areas.notes': 'Заметки' } }),
}

describe('service terms', () => {
  it('come from the host, in the language of the widget', async () => {
    const words = vi.fn<LoadServiceWords>(async () => ({ default: { notes, pages: notes } }))
    const { show, text } = render('notes', words)
    await vi.waitFor(() => expect(text()).toBe('Notes of notes pages'))
    show('ru')
    await vi.waitFor(() => expect(text()).toBe('Заметки of notes pages'))
    const second = render('notes', words)
    await vi.waitFor(() => expect(second.text()).toBe('Notes of notes pages'))
    // Once per language, not once per widget.
    expect(words).toHaveBeenCalledTimes(2)
  })

  it('are undefined if the host has none, or no service defines them', async () => {
    const without = render('notes')
    await vi.waitFor(() => expect(without.text()).toBe('nothing of'))
    const other = render('other', async () => ({ default: { notes } }))
    await vi.waitFor(() => expect(other.text()).toBe('nothing of notes'))
  })

  it('that failed to load don’t affect others, and are requested again by the next widget', async () => {
    let isOffline = true
    const pages: LocaleLoaders = {
      ...notes,
      en: async () => {
        if (isOffline) throw new TypeError('offline')
        return { default: { 'areas.pages': 'Pages' } }
      },
    }
    const words: LoadServiceWords = async () => ({ default: { notes, pages } })
    const { text } = render('notes', words)
    await vi.waitFor(() => expect(text()).toBe('Notes of notes pages'))
    isOffline = false
    const next = render('pages', words)
    await vi.waitFor(() => expect(next.text()).toBe('Pages of notes pages'))
  })
})
