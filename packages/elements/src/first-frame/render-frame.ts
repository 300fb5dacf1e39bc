import type { ComponentClass, Context, FunctionComponent, ReactElement, ReactNode } from 'react'
import { setAttributes } from './frame-attributes.ts'
import { type FrameReads, withFrameHooks } from './frame-hooks.ts'

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode }

/** Element types besides tags, functions, and classes. React marks each with a global symbol. */
interface Kind extends Context<unknown> {
  $$typeof: symbol
  /** Of a memo: the wrapped component. */
  type: unknown
  /** Of a component with a forwarded ref. */
  render(props: Props, ref: unknown): ReactNode
  /** Of a lazy component: returns it, or throws a promise. */
  _init(payload: unknown): unknown
  _payload: unknown
  /** Of a context. */
  _currentValue: unknown
  /** Of a consumer. */
  _context: Context<unknown>
}

const marks = Object.fromEntries(
  ['suspense', 'memo', 'forward_ref', 'lazy', 'context', 'consumer', 'transitional.element'].map((name) => [
    name,
    Symbol.for(`react.${name}`),
  ]),
)

/**
 * Renders components once, in their initial state: what React would put into the document on its first render, before
 * any effect.
 * @param reads collects what was read
 * @returns the rendered nodes
 * @throws whatever a component throws
 */
export function renderFrame(node: ReactNode, reads: FrameReads): DocumentFragment {
  let values: ReadonlyMap<Context<unknown>, unknown> = new Map()
  const valueOf = (context: Context<unknown>) =>
    values.has(context) ? values.get(context) : (context as Kind)._currentValue

  const append = (parent: Node, child: unknown): void => {
    if (child === null || child === undefined || typeof child === 'boolean') return
    if (typeof child !== 'object') return void parent.appendChild(document.createTextNode(String(child)))
    if (Symbol.iterator in child) {
      for (const each of child as Iterable<unknown>) append(parent, each)
      return
    }
    const { $$typeof, type, props } = child as ReactElement<Props> & { $$typeof: symbol }
    // A portal renders nothing in its own place.
    if ($$typeof === marks['transitional.element']) appendElement(parent, type, props)
  }

  const appendElement = (parent: Node, type: unknown, props: Props): void => {
    if (typeof type === 'string') appendTag(parent, type, props)
    else if (type === marks.suspense) appendSuspense(parent, props)
    else if (typeof type === 'symbol') append(parent, props.children)
    else if (typeof type === 'function')
      append(parent, isClass(type) ? new type(props).render() : (type as FunctionComponent<Props>)(props))
    else appendKind(parent, type as Kind, props)
  }

  const appendTag = (parent: Node, name: string, props: Props): void => {
    const element =
      name === 'svg' || parent instanceof SVGElement
        ? document.createElementNS('http://www.w3.org/2000/svg', name)
        : document.createElement(name)
    append(element, props.children)
    setAttributes(element, props)
    parent.appendChild(element)
  }

  const appendSuspense = (parent: Node, { children, fallback }: Props): void => {
    const inside = document.createDocumentFragment()
    const before = values
    try {
      append(inside, children)
      parent.appendChild(inside)
    } catch (thrown) {
      if (typeof (thrown as PromiseLike<unknown>).then !== 'function') throw thrown
      values = before
      reads.loads.push(thrown as PromiseLike<unknown>)
      append(parent, fallback)
    }
  }

  const appendKind = (parent: Node, kind: Kind, props: Props): void => {
    switch (kind.$$typeof) {
      case marks.memo:
        return appendElement(parent, kind.type, props)
      case marks.forward_ref:
        return append(parent, kind.render(props, props.ref))
      case marks.lazy:
        return appendElement(parent, kind._init(kind._payload), props)
      case marks.consumer:
        return append(parent, (props.children as unknown as (value: unknown) => ReactNode)(valueOf(kind._context)))
      default: {
        const before = values
        values = new Map(values).set(kind, props.value)
        append(parent, props.children)
        values = before
      }
    }
  }

  const rendered = document.createDocumentFragment()
  withFrameHooks(reads, valueOf, () => append(rendered, node))
  return rendered
}

function isClass(type: object): type is ComponentClass<Props> {
  return 'isReactComponent' in ((type as ComponentClass).prototype ?? {})
}
