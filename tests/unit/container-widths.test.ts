import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tokens = readFileSync('packages/ui/src/styles/tokens.css', 'utf8')
const widths = new Set([...tokens.matchAll(/--container-(\w+):\s*\d/g)].map(([, name]) => name))

it('queries of a container’s width name a width of the theme: others have no rule', () => {
  expect(widths.size).toBeGreaterThan(3)
  const files = readdirSync('packages', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?:^|\/)src\/.*\.tsx$/.test(file) && !file.includes('node_modules'),
  )
  expect(files.length).toBeGreaterThan(500)
  const unknown = files.flatMap((file) =>
    [...readFileSync(`packages/${file}`, 'utf8').matchAll(/[\s'"`](?:[\w-]+:)*@(?:max-)?(\d?[a-z]{2,3}):/g)]
      .filter(([, name]) => !widths.has(name))
      .map(([found]) => `${file}: ${found.trim()}`),
  )
  expect(unknown).toEqual([])
})
