import { afterEach, describe, expect, it } from 'vitest'
import { sharedSheet } from '../../packages/ui/src/embedding/shared-sheet.ts'
import fixture from './fixture.css?shadow'

/** Puts HTML below a widget root in a shadow root, or in the page. */
function place(html: string, where: 'shadow' | 'light' = 'shadow', attributes = ''): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'))
  host.className = 'placed'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(fixture)
  const root = where === 'shadow' ? host.attachShadow({ mode: 'open' }) : document
  root.adoptedStyleSheets.push(sheet)
  const scope = where === 'shadow' ? host.shadowRoot! : host
  // WebKit doesn't let `outerHTML` replace a child of a shadow root.
  const template = document.createElement('template')
  template.innerHTML = `<div class="cw-root" ${attributes}>${html}</div>`
  scope.append(template.content)
  return scope.querySelector<HTMLElement>('.cw-root')!
}

function hostStyle(css: string): void {
  const style = document.head.appendChild(document.createElement('style'))
  style.className = 'placed'
  style.textContent = css
}

const styleOf = (root: HTMLElement, selector: string) => getComputedStyle(root.querySelector(selector)!)

afterEach(() => {
  for (const element of document.querySelectorAll('.placed')) element.remove()
  document.adoptedStyleSheets = []
  document.documentElement.removeAttribute('style')
})

describe.each(['shadow', 'light'] as const)('Tailwind in the %s DOM', (where) => {
  it('has borders, shadows, rings, and translations', () => {
    const root = place(
      '<p class="border shadow-overlay translate-x-2"></p><i class="ring-2"></i><b class="bg-linear-to-r from-accent to-danger"></b>',
      where,
    )
    expect(styleOf(root, 'p').borderTopStyle).toBe('solid')
    expect(styleOf(root, 'p').borderTopWidth).toBe('1px')
    expect(styleOf(root, 'p').boxShadow).toContain('24px')
    expect(styleOf(root, 'p').translate).toBe('8px')
    expect(styleOf(root, 'i').boxShadow).toContain('2px')
    expect(styleOf(root, 'b').backgroundImage).toMatch(/^linear-gradient\(to right/)
  })

  it('does not inherit shadows', () => {
    const root = place('<div class="shadow-overlay"><p class="ring-2"></p></div>', where)
    expect(styleOf(root, 'p').boxShadow).not.toContain('24px')
  })

  it('resets browser styles', () => {
    const root = place('<h1>x</h1><ul><li>x</li></ul><button>x</button>', where)
    expect(styleOf(root, 'h1').fontSize).toBe('14px')
    expect(styleOf(root, 'h1').marginTop).toBe('0px')
    expect(styleOf(root, 'ul').listStyleType).toBe('none')
    expect(styleOf(root, 'button').borderTopWidth).toBe('0px')
  })
})

describe('host page', () => {
  const TAILWIND_3 = `
    *,::before,::after{--tw-border-spacing-x:0;--tw-translate-x:0;--tw-translate-y:0;--tw-gradient-from-position: ;
      --tw-gradient-to-position: ;--tw-ring-inset: ;--tw-shadow:0 0 #0000;--tw-ring-shadow:0 0 #0000}
    .from-red{--tw-gradient-from:rgb(255,0,0) var(--tw-gradient-from-position);--tw-gradient-to:rgba(255,0,0,0) var(--tw-gradient-to-position);
      --tw-gradient-stops:var(--tw-gradient-from),var(--tw-gradient-to)}
    .bg-gradient-to-r{background-image:linear-gradient(to right,var(--tw-gradient-stops))}
    .moved{--tw-translate-x:1rem;transform:translate(var(--tw-translate-x),var(--tw-translate-y))}`

  function hostElements(): HTMLElement {
    const element = document.body.appendChild(document.createElement('div'))
    element.className = 'placed'
    element.innerHTML =
      '<h1>Title</h1><button>Press</button><ul><li>x</li></ul><p class="bg-gradient-to-r from-red moved">x</p><span class="hidden flex">x</span>'
    return element
  }

  const snapshot = (element: HTMLElement) =>
    [...element.querySelectorAll('*')].map((each) => {
      const style = getComputedStyle(each)
      return [
        style.fontSize,
        style.margin,
        style.border,
        style.backgroundImage,
        style.transform,
        style.display,
        style.listStyleType,
        style.color,
      ]
    })

  it('is unchanged by widgets, even with Tailwind 3', () => {
    hostStyle(TAILWIND_3)
    const element = hostElements()
    const before = snapshot(element)
    expect(before.flat().join()).toContain('linear-gradient')
    place('<p class="border shadow-overlay">x</p>', 'shadow')
    place('<p class="border shadow-overlay">x</p>', 'light')
    expect(snapshot(element)).toEqual(before)
  })

  it('does not affect a widget in the light DOM by its element and universal rules', () => {
    hostStyle(`${TAILWIND_3} * { letter-spacing: normal } button { background: red; border: 3px solid; border-radius: 20px; margin: 9px }
      .placed * { } table { border-spacing: 9px } html { font-size: 62.5% }`)
    const root = place('<button class="border h-control">x</button><p class="ring-2 shadow-overlay">x</p>', 'light')
    expect(styleOf(root, 'button').backgroundColor).toBe('rgba(0, 0, 0, 0)')
    expect(styleOf(root, 'button').borderTopWidth).toBe('1px')
    expect(styleOf(root, 'button').margin).toBe('0px')
    expect(styleOf(root, 'button').height).toBe('32px')
    expect(styleOf(root, 'p').boxShadow).toContain('24px')
  })

  it('sets a token once, above the widget, for everything inside', () => {
    hostStyle(':root { --cw-accent: oklch(0.5 0.2 150); --cw-radius: 0px }')
    const root = place('<p class="bg-accent"></p><p class="bg-accent-hover"></p>')
    const [accent, hover] = [...root.querySelectorAll('p')].map((each) => getComputedStyle(each).backgroundColor)
    expect(accent).toBe('oklch(0.5 0.2 150)')
    expect(hover).toMatch(/^oklch\(0\.44/)
  })
})

describe('theme', () => {
  const colour = (root: HTMLElement) => getComputedStyle(root).color

  it('is light or dark by its attribute, or else by the page’s color scheme', () => {
    const light = colour(place('', 'shadow', 'data-theme="light"'))
    const dark = colour(place('', 'shadow', 'data-theme="dark"'))
    expect(light).not.toBe(dark)
    expect(colour(place(''))).toBe(light)
    document.documentElement.style.colorScheme = 'dark'
    expect(colour(place(''))).toBe(dark)
    expect(colour(place('', 'shadow', 'data-theme="light"'))).toBe(light)
  })

  it('has controls of 28, 32 and 40 px, rows of 32, 40 and 48', () => {
    const heights = (attributes: string) => {
      const root = place('<p class="h-control"></p><i class="h-row flex"></i>', 'shadow', attributes)
      return [styleOf(root, 'p').height, styleOf(root, 'i').height]
    }
    expect(heights('data-density="compact"')).toEqual(['28px', '32px'])
    expect(heights('')).toEqual(['32px', '40px'])
    expect(heights('data-density="touch"')).toEqual(['40px', '48px'])
  })
})

describe('contrast', () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
  const context = canvas.getContext('2d', { willReadFrequently: true })!

  function luminance(colour: string): number {
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
      const channel = byte / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }

  const surfaces = ['surface', 'raised', 'sunken']
  const pairs: [text: string, background: string][] = [
    ...['ink', 'muted', 'faint', 'accent-ink'].flatMap((text) =>
      surfaces.map((surface): [string, string] => [text, surface]),
    ),
    ...['success', 'warning', 'danger', 'info', 'draft'].flatMap((status) =>
      [...surfaces, `${status}-soft`].map((background): [string, string] => [status, background]),
    ),
    ['accent-ink', 'accent-soft'],
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-danger', 'danger-solid'],
  ]

  describe.each(['light', 'dark'])('in %s', (theme) => {
    it.each(pairs)('text-%s on bg-%s is 4.5:1', (text, background) => {
      const root = place(`<p class="text-${text} bg-${background}">x</p>`, 'shadow', `data-theme="${theme}"`)
      const { color, backgroundColor } = styleOf(root, 'p')
      const [a, b] = [luminance(color), luminance(backgroundColor)].sort((x, y) => y - x)
      expect((a! + 0.05) / (b! + 0.05)).toBeGreaterThanOrEqual(4.5)
    })
  })
})

describe('shared sheet', () => {
  it('is unique for each document', () => {
    expect(sharedSheet(document)).toBe(sharedSheet(document))
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.className = 'placed'
    expect(sharedSheet(frame.contentDocument!)).not.toBe(sharedSheet(document))
    frame.contentDocument!.adoptedStyleSheets.push(sharedSheet(frame.contentDocument!))
  })
})
