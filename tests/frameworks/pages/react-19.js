import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { host, note, preload, ready } from './host.js'

/**
 * React 19 tells properties from attributes by what the element has when it is first shown, so that a tag with an object
 * must be defined by then. Events are `on` and their name.
 */
const Tags = ({ order, density, projects }) =>
  order.map((name) => createElement(name, { key: name, density, projects, 'oncw-open': note, 'oncw-ready': note }))

const root = createRoot(document.querySelector('main'))
await preload()
const render = () => flushSync(() => root.render(createElement(Tags, { ...host })))
render()
ready(render)
