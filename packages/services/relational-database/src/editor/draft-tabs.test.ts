import { createConsole } from '@console-widgets/core'
import { describe, expect, it } from 'vitest'
import { createDraftTabs } from './draft-tabs.ts'

/** A browser, whose storage outlives its pages. */
function openBrowser() {
  const values = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const openPage = async (name = 'shop') => {
    const console = createConsole({
      zones: { china: { api: 'https://platform.example' } },
      localStorage,
      fetch: () => Promise.reject(new TypeError('offline')),
    })
    const drafts = createDraftTabs(console, name)
    await drafts.takeUp()
    return drafts
  }
  return { values, openPage }
}
const texts = (drafts: Awaited<ReturnType<ReturnType<typeof openBrowser>['openPage']>>) =>
  drafts.get().drafts.map(({ sql }) => sql)

describe('drafts of a database', () => {
  it('are restored with the page, with the same one active', async () => {
    const browser = openBrowser()
    const page = await browser.openPage()
    page.change(page.get().active, { sql: 'SELECT 1' })
    const second = page.open({ title: 'Orders', sql: 'SELECT 2' })
    page.open({ sql: 'SELECT 3' })
    page.activate(second)
    const again = await browser.openPage()
    expect(texts(again)).toEqual(['SELECT 1', 'SELECT 2', 'SELECT 3'])
    expect(again.get().active).toBe(second)
    expect(texts(await browser.openPage('another'))).toEqual([''])
  })

  it('are not lost when another window has the same database open', async () => {
    const browser = openBrowser()
    const [one, other] = [await browser.openPage(), await browser.openPage()]
    one.change(one.get().active, { sql: 'in one' })
    other.change(other.get().active, { sql: 'in the other' })
    one.change(one.get().active, { sql: 'in one, again' })
    expect(texts(await browser.openPage())).toEqual(['in one, again', 'in the other'])
  })

  it('are restored when closing them is undone', async () => {
    const browser = openBrowser()
    const page = await browser.openPage()
    page.change(page.get().active, { sql: 'precious' })
    const undo = page.close(page.get().active)
    expect(texts(page)).toEqual([''])
    expect(texts(await browser.openPage())).toEqual([''])
    undo()
    expect(texts(page)).toEqual(['precious'])
    expect(texts(await browser.openPage())).toEqual(['precious'])
  })

  it('reuse an empty draft, and never overwrite another', async () => {
    const page = await openBrowser().openPage()
    page.open({ sql: 'SELECT 1' })
    expect(texts(page)).toEqual(['SELECT 1'])
    page.open()
    expect(page.get().drafts.map(({ number }) => number)).toEqual([1, 2])
  })

  it('survive invalid data in the storage', async () => {
    const browser = openBrowser()
    browser.values.set('cw-sql-drafts:["","shop"]', '{"ids":["x"],"active":3}')
    browser.values.set('cw-sql-draft:["","shop"]:x', 'not json')
    expect(texts(await browser.openPage())).toEqual([''])
  })
})
