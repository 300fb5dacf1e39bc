import { h, render as renderTo } from 'preact'
import { host, note, preload, ready } from './host.js'

/** Only the list of apps has this property. */
const propertiesOf = (name, projects) => (name === 'cw-apps' ? { projects } : {})

/** Preact sets a property if the element has one, else an attribute. As in React 19, the tag must be defined first. */
const Tags = ({ order, density, projects }) =>
  order.map((name) =>
    h(name, { key: name, density, ...propertiesOf(name, projects), 'oncw-open': note, 'oncw-ready': note }),
  )

await preload()
const render = () => renderTo(h(Tags, { ...host }), document.querySelector('main'))
render()
ready(render)
