import { atom } from 'nanostores'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useStore } from '@nanostores/react'
import {
  Component,
  createContext,
  Fragment,
  forwardRef,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useTransition,
} from 'react'
import { createPortal } from 'react-dom'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Avatar, Badge, Button, Callout, Checkbox, Icon, Kbd, Skeleton, Spinner, Status } from '@console-widgets/ui'
import { showFirstFrame } from '../../packages/elements/src/first-frame/first-frame.ts'
import { renderFrame } from '../../packages/elements/src/first-frame/render-frame.ts'

const Colour = createContext('none')

function Counting() {
  const [count] = useState(() => 2)
  const [sum] = useReducer(
    (before: number) => before + 1,
    3,
    (start) => start * 2,
  )
  const [busy] = useTransition()
  const ref = useRef(5)
  useEffect(() => {
    throw new Error('no effect runs')
  })
  return useMemo(
    () => [count, sum, busy, ref.current, 7].map((value) => <b key={String(value)}>{String(value)}</b>),
    [count, sum, busy],
  )
}

function Reading() {
  return `${useContext(Colour)} ${use(Colour)} ${useDeferredValue(1)}`
}

class Classic extends Component<{ name: string; children?: ReactNode }> {
  override state = { greeting: 'Hello' }

  override render() {
    return (
      <p>
        {this.state.greeting} {this.props.name} {this.props.children}
      </p>
    )
  }
}

const Kept = memo(({ name }: { name: string }) => <i>{name}</i>)
const Referred = forwardRef<HTMLElement, { name: string }>(({ name }, ref) => <u ref={ref}>{name}</u>)
const Never = lazy(() => new Promise<{ default: () => ReactNode }>(() => {}))

/** Components, and their output before any effect, which React also renders on a server. */
const trees: Record<string, ReactNode> = {
  'texts, numbers and nothing': ['a', 1, 0, null, undefined, true, false, [['b'], 'c']],
  'tags with attributes': (
    <div
      className="one two"
      id="id"
      tabIndex={-1}
      hidden
      aria-busy={false}
      aria-label="Label"
      data-on={true}
      data-off={false}
      title={undefined}
      lang="en"
    >
      <label htmlFor="id">Name</label>
      <input type="checkbox" disabled readOnly autoComplete="off" spellCheck={false} maxLength={3} />
      <a href="/apps" draggable={false}>
        Link
      </a>
      <button type="button" onClick={() => {}}>
        Press
      </button>
    </div>
  ),
  styles: (
    <div
      style={
        {
          height: 12,
          opacity: 0.5,
          zIndex: 2,
          '--columns': '1fr 2fr',
          marginTop: '1rem',
          color: undefined,
        } as React.CSSProperties
      }
    />
  ),
  drawings: (
    <svg viewBox="0 0 16 16" fill="none" strokeWidth={1.5} className="icon">
      <path d="M0 0h3" strokeLinecap="round" />
    </svg>
  ),
  'the state that hooks begin with': <Counting />,
  contexts: (
    <>
      <Reading />
      <Colour.Provider value="red">
        <Reading />
        <Colour value="blue">
          <Colour.Consumer>{(colour) => <b>{colour}</b>}</Colour.Consumer>
        </Colour>
        <Reading />
      </Colour.Provider>
    </>
  ),
  'classes, memos, references and fragments': (
    <Fragment key="key">
      <Classic name="Ada">
        <Kept name="kept" />
      </Classic>
      <Referred name="referred" />
    </Fragment>
  ),
  'what is not there yet': (
    <Suspense fallback={<p>Later</p>}>
      <p>Beside</p>
      <Never />
    </Suspense>
  ),
  'our own parts': (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Button tone="primary" icon="add" disabled>
        Create
      </Button>
      <Icon name="arrow-end" label="On" size={12} />
      <Checkbox label="Choose" value onChange={() => {}} />
      <Status tone="success">Live</Status>
      <Badge tone="danger">3</Badge>
      <Callout tone="warning" title="Mind">
        The gap
      </Callout>
      <Avatar name="Ada Lovelace" />
      <Kbd>c</Kbd>
      <Skeleton />
      <Spinner />
    </I18nProvider>
  ),
}

/** HTML without what only one of both can have: ids, and the state of a check box, which isn't an attribute. */
function normalized(html: string): string {
  const holder = document.createElement('template')
  holder.innerHTML = html.replaceAll('<!-- -->', '')
  for (const element of holder.content.querySelectorAll('*')) {
    element.removeAttribute('checked')
    const attributes = [...element.attributes].map(
      ({ name, value }) => [name, /^(id|for|aria-(labelledby|describedby))$/.test(name) ? 'id' : value] as const,
    )
    for (const [name] of attributes) element.removeAttribute(name)
    for (const [name, value] of attributes.sort(([one], [other]) => one.localeCompare(other)))
      element.setAttribute(name, name === 'style' ? styleOf(value) : value)
  }
  holder.content.normalize()
  return holder.innerHTML
}

function styleOf(text: string): string {
  const element = document.createElement('p')
  element.style.cssText = text
  return element.style.cssText
}

const htmlOf = (node: Node) => {
  const holder = document.createElement('div')
  holder.append(node)
  return holder.innerHTML
}

describe('renders components like React', () => {
  it.each(Object.entries(trees))('%s', (_, tree) => {
    expect(normalized(htmlOf(renderFrame(tree, { stores: [], loads: [] })))).toBe(
      normalized(renderToStaticMarkup(tree)),
    )
  })

  it('sets the state of inputs, and unique ids', () => {
    const Field = () => <input id={useId()} type="checkbox" checked value="yes" onChange={() => {}} />
    const inputs = [
      ...renderFrame([<Field key="1" />, <Field key="2" />], { stores: [], loads: [] }).children,
    ] as HTMLInputElement[]
    expect(inputs.map(({ checked, value }) => [checked, value])).toEqual([
      [true, 'yes'],
      [true, 'yes'],
    ])
    expect(new Set(inputs.map(({ id }) => id)).size).toBe(2)
  })

  it('leaves a portal’s place empty', () => {
    expect(htmlOf(renderFrame(createPortal(<p>Elsewhere</p>, document.body), { stores: [], loads: [] }))).toBe('')
  })

  it('leaves React’s hooks intact, even after a component that fails', () => {
    const Failing = (): ReactNode => {
      throw new Error('broken')
    }
    expect(() => renderFrame(<Failing />, { stores: [], loads: [] })).toThrow('broken')
    expect(renderToStaticMarkup(<Counting />)).toContain('<b>2</b>')
  })
})

describe('first frame', () => {
  const hosts: HTMLElement[] = []
  afterEach(() => {
    for (const host of hosts.splice(0)) host.remove()
  })

  function show(node: ReactNode) {
    const host = document.body.appendChild(document.createElement('div'))
    hosts.push(host)
    const root = host.attachShadow({ mode: 'open' })
    return { root, end: showFirstFrame(root, node) }
  }

  const drawn = () => new Promise((resolve) => setTimeout(resolve))

  it('is visible but inert', async () => {
    const press = vi.fn()
    const { root, end } = show(<button onClick={press}>Press</button>)
    await drawn()
    const button = root.querySelector('button')!
    expect(button.checkVisibility()).toBe(true)
    button.focus()
    expect(root.activeElement).toBeNull()
    expect(button.matches('[inert] *')).toBe(true)
    button.click()
    expect(press).not.toHaveBeenCalled()
    end()
    expect(root.innerHTML).toBe('')
  })

  /** Presses in the middle of an element, then replaces the first frame. */
  async function pressBefore(pressed: HTMLElement, next: string, { root, end }: ReturnType<typeof show>) {
    const { left, top, width, height } = pressed.getBoundingClientRect()
    const around = root.host.getBoundingClientRect()
    await userEvent.click(root.host, {
      position: { x: left - around.left + width / 2, y: top - around.top + height / 2 },
    })
    const heard: string[] = []
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      root.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).textContent}`))
    const mounted = root.appendChild(document.createElement('div'))
    mounted.innerHTML = next
    end()
    end()
    await drawn()
    return heard
  }

  it('passes a press and the focus on to its replacement', async () => {
    const shown = show([<button key="1">First</button>, <button key="2">Second</button>])
    await drawn()
    const [, second] = shown.root.querySelectorAll('button')
    expect(await pressBefore(second!, '<button>First</button><button>Second</button>', shown)).toEqual([
      'pointerdown Second',
      'mousedown Second',
      'pointerup Second',
      'mouseup Second',
      'click Second',
    ])
    expect(shown.root.activeElement?.textContent).toBe('Second')
  })

  it('passes no press on to something else in the same place, such as the same button of another record', async () => {
    const row = (name: string) => `<ul><li><span style="float:right">${name}</span><button>Delete</button></li></ul>`
    const shown = show(
      <ul>
        <li>
          <span style={{ float: 'right' }}>Atlas</span>
          <button>Delete</button>
        </li>
      </ul>,
    )
    await drawn()
    expect(await pressBefore(shown.root.querySelector('button')!, row('Comet'), shown)).toEqual([])
  })

  it('redraws when a store that it shows changes, once for all changes of one moment, and not afterwards', async () => {
    const $name = atom('Ada')
    const Named = vi.fn(() => <p>{useStore($name)}</p>)
    const { root, end } = show(<Named />)
    await drawn()
    $name.set('Grace')
    $name.set('Mary')
    await drawn()
    expect(root.textContent).toBe('Mary')
    expect(Named).toHaveBeenCalledTimes(2)
    end()
    $name.set('Emmy')
    await drawn()
    expect(Named).toHaveBeenCalledTimes(2)
    expect($name.lc).toBe(0)
  })

  it('shows nothing of loading content at first, then a placeholder, and loaded content immediately', async () => {
    const $name = atom<string | undefined>(undefined)
    const Named = () => {
      const name = useStore($name)
      return <p aria-busy={!name}>{name ?? 'Loading'}</p>
    }
    const slow = show(<Named />)
    await drawn()
    expect(slow.root.textContent).toBe('')
    await expect.poll(() => slow.root.textContent).toBe('Loading')
    const again = show(<Named />)
    await drawn()
    $name.set('Ada')
    await drawn()
    expect([slow.root.textContent, again.root.textContent]).toEqual(['Ada', 'Ada'])
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(again.root.textContent).toBe('Ada')
  })

  it('shows loaded content', async () => {
    const Part = lazy(async () => ({ default: () => <p>Loaded</p> }))
    const { root } = show(
      <Suspense fallback="Loading">
        <Part />
      </Suspense>,
    )
    await expect.poll(() => root.textContent).toBe('Loaded')
  })

  it('disappears when a component fails, which React reports', async () => {
    const Failing = (): ReactNode => {
      throw new Error('broken')
    }
    const { root } = show(<Failing />)
    await drawn()
    expect(root.innerHTML).toBe('')
  })
})
