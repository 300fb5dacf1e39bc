import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupI18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileCatalogue, missingMessages, requireEveryMessage } from './messages.ts'

async function compiled(source: string) {
  const code = await compileCatalogue(source, '/a/locales/ru.ts')
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)).default
}

describe('message catalogs', () => {
  it('compile to messages that Lingui renders without a parser', async () => {
    const messages = await compiled(`
      import type { Shape } from './shape.ts'
      const ru: Shape = {
        'area.rows': '{count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}',
        'area.hello': 'Привет, {name}',
        'area.plain': 'Просто текст',
        'area.share': 'Доля — {percent} %',
      } satisfies Shape
      export default ru`)
    const i18n = setupI18n({ locale: 'ru', messages: { ru: messages } })
    expect([1, 3, 5].map((count) => i18n._('area.rows', { count }))).toEqual(['1 строка', '3 строки', '5 строк'])
    expect(i18n._('area.hello', { name: 'мир' })).toBe('Привет, мир')
    expect(i18n._('area.plain')).toBe('Просто текст')
    expect(i18n._('area.share', { percent: 5 })).toBe('Доля\u00a0— 5\u00a0%')
  })

  it('fail with the id and the text of a message that is not valid ICU', async () => {
    await expect(compiled(`export default { 'area.bad': 'Hello {name' }`)).rejects.toThrow(
      /ru\.ts: the message "area\.bad"/,
    )
  })

  it('fail on a placeholder type that pages have no code for', async () => {
    await expect(compiled(`export default { 'area.date': 'A date, and the {day, date, short}' }`)).rejects.toThrow(
      /"area\.date" has a date/,
    )
  })

  it('fail when they import values', async () => {
    await expect(compiled(`import { a } from './a.ts'; export default { x: a }`)).rejects.toThrow(
      /can import types, but no values/,
    )
  })
})

describe('catalogs of the three languages', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalogues-'))
    await mkdir(join(folder, 'locales'))
    for (const language of ['cn', 'en', 'ru']) {
      const own = language === 'en' ? `, 'area.extra': 'x'` : ''
      await writeFile(join(folder, 'locales', `${language}.ts`), `export default { 'area.a': 'a'${own} }`)
    }
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('must have the same messages', async () => {
    expect(await missingMessages(join(folder, 'locales/en.ts'))).toEqual([])
    expect(await missingMessages(join(folder, 'locales/ru.ts'))).toEqual(['area.extra'])
    await expect(requireEveryMessage(join(folder, 'locales/cn.ts'))).rejects.toThrow(
      /cn\.ts: 1 messages are missing: area\.extra/,
    )
  })
})
