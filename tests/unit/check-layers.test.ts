import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'layers-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** A package in the checked folder; it declares all of our packages that it imports. */
async function writePackage(name: string, files: Record<string, string>): Promise<void> {
  const folder = join(root, 'packages', ['alpha', 'beta', 'versions'].includes(name) ? `services/${name}` : name)
  const dependencies = Object.fromEntries(
    [
      'react',
      ...[
        ...['contract', 'core', 'data', 'ui', 'platform', 'alpha', 'beta', 'versions', 'app-packages', 'elements'],
        'statistics',
      ].map((each) => `@console-widgets/${each}`),
    ].map((each) => [each, '*']),
  )
  for (const [path, text] of Object.entries({
    ...files,
    '../package.json': JSON.stringify({ name: `@console-widgets/${name}`, dependencies }),
  })) {
    const file = join(folder, 'src', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

function check(): { status: number | null; output: string } {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-layers.mjs', root], { encoding: 'utf8' })
  return { status, output: stderr }
}

it('takes a text that ends in import for no import', async () => {
  await writePackage('alpha', {
    'model.ts': "export const calls = ['users.import', 'react-dom', 'import', 'react-dom']\n",
  })
  expect(check()).toEqual({ status: 0, output: '' })
})

it('passes for this repository', () => {
  expect(spawnSync(process.execPath, ['scripts/check-layers.mjs'], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  })
})

it('allows imports along the arrows', async () => {
  await writePackage('core', { 'index.ts': `import { a } from '@console-widgets/contract'` })
  await writePackage('alpha', {
    'contract.ts': `import type * as schemas from './schemas.ts'`,
    'schemas.ts': `import { limit } from './model.ts'`,
    'model.ts': '/** import React from "react" */ import { wilson } from "@console-widgets/statistics"',
    'views/list.tsx': `import { Button } from '@console-widgets/ui'\nimport { useState } from 'react'`,
    'manifest.ts': [
      `import { defineService } from '@console-widgets/ui/service'`,
      `import { detailsLocales, locales } from './generated/locales.ts'`,
      `const load = () => import('./views/list.tsx')`,
    ].join('\n'),
    'views/list.test.tsx': `import { list } from '@console-widgets/beta'`,
  })
  await writePackage('platform', {
    'database/rows.ts': `import { logError } from '../logging/log-error.ts'`,
    'logging/log-error.ts': `import { redact } from '@console-widgets/core'`,
    'half.ts': `import type { Row } from './database/rows.ts'`,
  })
  await writePackage('versions', {
    '../platform/index.ts': [
      `import { calls } from '@console-widgets/versions/contract'`,
      `import { definePlatformHalf } from '@console-widgets/platform/half'`,
      `import { appPackages } from '@console-widgets/app-packages/platform/rows'`,
    ].join('\n'),
  })
  await writePackage('sandbox', {
    'services.generated.ts': `import { half } from '@console-widgets/alpha/platform'`,
    'index.ts': `import { createPlatform } from '@console-widgets/platform/create-platform'`,
  })
  expect(check()).toEqual({ status: 0, output: '' })
})

it('allows the generated modules of the elements to import undeclared services, and nothing else', async () => {
  await writePackage('alpha', {})
  const imports = `export const load = () => [import('@console-widgets/alpha/element'), import('elsewhere/element')]`
  await writePackage('elements', { 'generated/tag-services.ts': imports, 'by-hand.ts': imports })
  await writeFile(join(root, 'packages/elements/package.json'), '{ "name": "@console-widgets/elements" }')
  const { output } = check()
  expect(output.split('\n').filter((line) => line.includes('is not among the dependencies'))).toEqual([
    expect.stringMatching(/by-hand\.ts:1: '@console-widgets\/alpha\/element'/),
    expect.stringMatching(/by-hand\.ts:1: 'elsewhere\/element'/),
    expect.stringMatching(/generated\/tag-services\.ts:1: 'elsewhere\/element'/),
  ])
})

describe('rejects', () => {
  it.each([
    [
      'an arrow upwards',
      'core',
      'index.ts',
      `import { b } from '@console-widgets/ui'`,
      'core may import contract, not ui',
    ],
    [
      'an arrow of types alone',
      'data',
      'index.ts',
      `import type { B } from '@console-widgets/ui'`,
      'data may import contract, core, not ui',
    ],
    [
      'a lazy import',
      'ui',
      'index.ts',
      `const load = () => import('@console-widgets/elements')`,
      'ui may import contract, core, data, not elements',
    ],
    [
      'an export from elsewhere',
      'contract',
      'index.ts',
      `export * from '@console-widgets/core'`,
      'contract may import nothing of ours, not core',
    ],
    [
      'what a leaf would need of ours',
      'statistics',
      'index.ts',
      `import { a } from '@console-widgets/contract'`,
      'leaf may import nothing of ours, not contract',
    ],
    [
      'a leaf in what every page loads',
      'core',
      'index.ts',
      `import { wilson } from '@console-widgets/statistics'`,
      'core may import contract, not leaf',
    ],
    [
      'another service',
      'alpha',
      'views/a.tsx',
      `import { b } from '@console-widgets/beta'`,
      'services never import each other',
    ],
    [
      'a service in the sandbox, but for their sum',
      'sandbox',
      'index.ts',
      `import { b } from '@console-widgets/beta/platform'`,
      'only src/services.generated.ts imports services',
    ],
    [
      'a service in the general rooms',
      'platform',
      'calls/a.ts',
      `import type { B } from '@console-widgets/beta/model'`,
      'platform may import contract, core, not service',
    ],
    [
      'a half in the general rooms',
      'platform',
      'calls/a.ts',
      `import { b } from '@console-widgets/beta/platform'`,
      'platform may import contract, core, not half',
    ],
    [
      'a room above in the general rooms',
      'platform',
      'database/a.ts',
      `import type { B } from '../calls/b.ts'`,
      "'database' lies below",
    ],
    [
      'a room that has no place',
      'platform',
      'calls/a.ts',
      `import { b } from '../attic/b.ts'`,
      'has no place in the order of rooms',
    ],
    [
      'a half in a front',
      'alpha',
      'data.ts',
      `import { b } from '@console-widgets/alpha/platform'`,
      'service may import leaf, contract, core, data, ui, not half',
    ],
    [
      'a screen in a half',
      'alpha',
      '../platform/a.ts',
      `import { b } from '@console-widgets/alpha'`,
      'a half may import contract, schemas, model of its own front alone',
    ],
    [
      'the front of another in a half',
      'alpha',
      '../platform/a.ts',
      `import { b } from '@console-widgets/beta/model'`,
      'a half may import contract, schemas, model of its own front alone',
    ],
    [
      'another half',
      'alpha',
      '../platform/a.ts',
      `import { b } from '@console-widgets/beta/platform'`,
      'halves reach each other by events, by views, or one way by rows.ts',
    ],
    [
      'a half whose rows are for others to read',
      'alpha',
      '../platform/a.ts',
      `import { b } from '@console-widgets/versions/platform/rows'`,
      'halves reach each other by events, by views, or one way by rows.ts',
    ],
    ['React in the core', 'core', 'index.ts', `import { useState } from 'react'`, 'no React here'],
    ['React in the headless rooms', 'alpha', 'data.ts', `import { useState } from 'react'`, 'no React here'],
    [
      'schemas in the routes',
      'alpha',
      'contract.ts',
      `import * as schemas from './schemas.ts'`,
      'import the schemas with `import type`',
    ],
    [
      'a way out of the package',
      'alpha',
      'data.ts',
      `import { b } from '../../beta/src/data.ts'`,
      'leads out of its package',
    ],
    [
      'a view that a manifest loads at once',
      'alpha',
      'manifest.ts',
      `import { list } from './views/list.tsx'`,
      'a manifest is text and lazy imports',
    ],
    ['what is not declared', 'core', 'index.ts', `import lodash from 'lodash'`, 'is not among the dependencies'],
  ])('%s', async (_, name, file, text, why) => {
    await writePackage(name, { [file]: `// first line\n${text}\n` })
    const { status, output } = check()
    expect(status).toBe(1)
    expect(output).toContain(`${posix.join('src', file)}:2: `)
    expect(output).toContain(why)
    expect(output).toContain('1 import against the layers')
  })

  it('React that a headless room reaches through another file', async () => {
    await writePackage('alpha', {
      'data.ts': `import { helper } from './helper.ts'`,
      'helper.ts': `import { useState } from 'react'`,
    })
    expect(check().output).toContain("helper.ts:1: 'react': no React here")
  })
})

it('rejects files that import each other in a circle, even for types only', async () => {
  await writePackage('core', {
    'one.ts': `import type { Two } from './two.ts'`,
    'two.ts': `import { three } from './three.ts'`,
    'three.ts': `export { one } from './one.ts'`,
    'apart.ts': `import { one } from './one.ts'`,
  })
  expect(check().output).toContain(
    'in a circle: packages/core/src/one.ts, packages/core/src/three.ts, packages/core/src/two.ts',
  )
})
