import { h, render as renderTo } from 'preact'
import { host, note, preload, ready } from './host.js'

/** Preact sets a property if the element has one, else an attribute. As in React 19, the tag must be defined first. */
const Tags = ({ order, density, projects }) =>
  order.map((name) => h(name, { key: name, density, projects, 'oncw-open': note, 'oncw-ready': note }))

await preload()
const render = () => renderTo(h(Tags, { ...host }), document.querySelector('main'))
render()
ready(render)
