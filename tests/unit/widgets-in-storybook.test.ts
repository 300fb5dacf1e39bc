import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const filesOf = (folder: string, name: RegExp) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => name.test(file) && existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))

it('shows the properties of every widget on a documentation page', () => {
  const widgets = filesOf('packages/services', /\/src\/index\.ts$/).flatMap((text) =>
    [...text.matchAll(/^export const (\w+) = withText\(/gm)].map(([, name]) => name as string),
  )
  const stories = filesOf('stories/services', /\.stories\.tsx$/)
  const shown = new Set(
    stories.flatMap((text) => [
      ...[...text.matchAll(/\bcomponent: (\w+)\b/g)].map(([, name]) => name),
      ...[...text.matchAll(/^ {2}subcomponents: \{([^}]*)\}/gm)].flatMap(([, names]) => names?.match(/\w+/g) ?? []),
    ]),
  )
  expect(widgets.length).toBeGreaterThan(30)
  expect(widgets.filter((name) => !shown.has(name))).toEqual([])
})
