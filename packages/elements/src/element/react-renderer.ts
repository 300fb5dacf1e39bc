import { type ComponentType, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { pageRegistry } from '../page-registry.ts'

interface Mounted<Props extends object> {
  root: Root
  component: ComponentType<Props>
}

/** How r2wc renders: in React roots whose ids do not meet those of another root or another copy of React. */
export const reactRenderer = {
  mount<Props extends object>(container: HTMLElement, component: ComponentType<Props>, props: Props): Mounted<Props> {
    const registry = pageRegistry()
    registry.lastId += 1
    const root = createRoot(container, { identifierPrefix: `cw${registry.lastId}-` })
    root.render(createElement(component, props))
    return { root, component }
  },
  update<Props extends object>({ root, component }: Mounted<Props>, props: Props): void {
    root.render(createElement(component, props))
  },
  unmount<Props extends object>({ root }: Mounted<Props>): void {
    root.unmount()
  },
}
