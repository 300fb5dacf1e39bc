import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { host, note, preload, ready } from './host.js'

/** Only the list of apps has this property. */
const propertiesOf = (name, projects) => (name === 'cw-apps' ? { projects } : {})

/**
 * React 19 distinguishes properties from attributes by what the element has on first render, so a tag with an object
 * must be defined by then. Event properties are `on` and the event's name.
 */
const Tags = ({ order, density, projects }) =>
  order.map((name) =>
    createElement(name, { key: name, density, ...propertiesOf(name, projects), 'oncw-open': note, 'oncw-ready': note }),
  )

const root = createRoot(document.querySelector('main'))
await preload()
const render = () => flushSync(() => root.render(createElement(Tags, { ...host })))
render()
ready(render)
