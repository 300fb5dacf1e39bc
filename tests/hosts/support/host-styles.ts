import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { installMissing } from '../../../scripts/install-missing.mjs'

const folder = 'tests/hosts'

/** Elements in the style of a host. */
export const hostElements = `<div class="container"><h1>Title</h1><p class="lead text-muted">Some <a href="#a">words</a> and <code>code</code></p><ul class="list-group"><li class="list-group-item">One</li></ul>
  <form class="row flex gap-2"><label class="form-label">Name <input class="form-control border rounded-md" name="name" placeholder="Name"></label><select class="form-select"><option>One</option></select><button type="button" class="btn btn-primary bg-accent h-control">Press</button></form>
  <table class="table border"><caption>Numbers</caption><tr><th>A</th><td>1</td></tr></table><div class="cw hidden shadow">x</div><dialog class="modal">Own</dialog><details><summary>More</summary>Text</details></div>`

/** Names of the hosts. */
export const hostNames = [
  'Bootstrap 5',
  'Tailwind 3 with the same names',
  'a reset with !important',
  '* { all: unset }',
  '* { all: unset !important }',
  'what is handed down',
  'small letters',
  'layers, registered properties and names like ours',
] as const

export type HostName = (typeof hostNames)[number]

/** Style sheets of hosts by name. @param classes class names that the host uses as well: those of our widgets */
export async function hostStyles(classes: readonly string[]): Promise<Record<HostName, string>> {
  installMissing(folder)
  const require = createRequire(`${process.cwd()}/${folder}/package.json`)
  return {
    'Bootstrap 5': await readFile(require.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8'),
    'Tailwind 3 with the same names': await tailwind(require, classes),
    'a reset with !important': `*, *::before, *::after { margin: 0 !important; padding: 0 !important; border: 0 !important; box-sizing: content-box !important; font: 700 22px/3 serif !important; letter-spacing: 2px !important; text-transform: uppercase !important; color: red !important; background: yellow !important }`,
    '* { all: unset }': '* { all: unset }',
    '* { all: unset !important }': '* { all: unset !important }',
    'what is handed down': `html { font-size: 32px; font-style: italic; font-variant-caps: small-caps; cursor: wait; word-spacing: 9px; text-indent: 30px; text-shadow: 1px 1px red; white-space: pre; word-break: break-all; list-style: square; quotes: '(' ')'; -webkit-text-fill-color: red; -webkit-text-stroke: 1px blue; text-underline-offset: 9px; text-align: center; line-height: 4; hyphens: auto; tab-size: 2; caret-color: red; accent-color: red; border-collapse: collapse; border-spacing: 9px; caption-side: bottom; text-emphasis: dot; font-feature-settings: 'smcp'; font-kerning: none; overflow-wrap: anywhere; user-select: none; interpolate-size: allow-keywords; scrollbar-color: red blue; stroke: red; fill: red; letter-spacing: 4px; text-transform: uppercase; font-weight: 900; color: red }`,
    'small letters': 'html { font-size: 62.5% } body { font-size: 1rem; line-height: 1 }',
    'layers, registered properties and names like ours': `@layer reset, base; @layer base { * { outline: 2px solid red !important; accent-color: red } }
      ${['--tw-translate-x', '--tw-shadow', '--tw-border-style', '--tw-ring-shadow', '--tw-space-y-reverse', '--tw-font-weight', '--tw-leading'].map((name) => `@property ${name} { syntax: '<color>'; inherits: true; initial-value: red }`).join(' ')}
      :root { --spacing: 20px; --color-ink: red; --color-accent: red; --text-base: 40px; --radius-md: 30px; --density-control: 90px; --density-text: 30px; --density-leading: 60px; --default-font-family: serif; --tw-translate-x: 90px; --tw-shadow: 0 0 9px red; --tw-border-style: dotted; --tw-leading: 4 }
      * { --tw-translate-x: 90px; --tw-ring-shadow: 0 0 9px red; --tw-space-y-reverse: 1; --density-text: 30px }`,
  }
}

type Tailwind = (options: object) => object
type Postcss = (plugins: object[]) => { process(css: string, options: { from: undefined }): Promise<{ css: string }> }

async function tailwind(require: NodeJS.Require, classes: readonly string[]): Promise<string> {
  const plugin = (require('tailwindcss') as Tailwind)({ content: [{ raw: classes.join(' '), extension: 'html' }] })
  const { css } = await (require('postcss') as Postcss)([plugin]).process(
    '@tailwind base; @tailwind components; @tailwind utilities;',
    { from: undefined },
  )
  return css
}
