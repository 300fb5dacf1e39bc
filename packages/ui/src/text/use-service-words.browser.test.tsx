import type { Language } from '@console-widgets/core'
import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { WidgetRoot } from '../embedding/widget-root.tsx'
import type { LoadServiceWords, LocaleLoaders } from '../tag.ts'
import { quietConsole } from '../testing/sample-console.ts'
import { useServiceWords } from './use-service-words.ts'

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

function renderArea(area: string, words?: LoadServiceWords) {
  const console = quietConsole()
  const widget = (language: Language) => (
    <WidgetRoot console={console} language={language} words={words}>
      <Area area={area} />
    </WidgetRoot>
  )
  const { findByText, rerender } = render(widget('en'))
  return { findByText, show: (language: Language) => rerender(widget(language)) }
}

const notes: LocaleLoaders = {
  cn: async () => ({ default: { 'areas.notes': '笔记' } }),
  en: async () => ({ default: { 'areas.notes': 'Notes' } }),
  ru: async () => ({ default: { 'areas.notes': 'Заметки' } }),
}

describe('service terms', () => {
  it('come from the host, in the language of the widget', async () => {
    const words = vi.fn<LoadServiceWords>(async () => ({ default: { notes, pages: notes } }))
    const { show, findByText } = renderArea('notes', words)
    await findByText('Notes of notes pages')
    show('ru')
    await findByText('Заметки of notes pages')
    const second = renderArea('notes', words)
    await second.findByText('Notes of notes pages')
    // Once per language, not once per widget.
    expect(words).toHaveBeenCalledTimes(2)
  })

  it('are undefined if the host has none, or no service defines them', async () => {
    const without = renderArea('notes')
    await without.findByText('nothing of')
    const other = renderArea('other', async () => ({ default: { notes } }))
    await other.findByText('nothing of notes')
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
    const { findByText } = renderArea('notes', words)
    await findByText('Notes of notes pages')
    isOffline = false
    const next = renderArea('pages', words)
    await next.findByText('Pages of notes pages')
  })
})
