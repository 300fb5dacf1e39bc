import { createElement, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { host, note, ready } from '../host.js'

/** React 18 sets attributes only: properties and listeners need a ref. */
function Tag({ name, density, projects }) {
  const element = useRef(null)
  useEffect(() => {
    element.current.projects = projects
  }, [projects])
  useEffect(() => {
    const { current } = element
    for (const type of ['cw-open', 'cw-ready']) current.addEventListener(type, note)
    return () => {
      for (const type of ['cw-open', 'cw-ready']) current.removeEventListener(type, note)
    }
  }, [])
  return createElement(name, { ref: element, density })
}

const root = createRoot(document.querySelector('main'))
const render = () =>
  flushSync(() =>
    root.render(
      host.order.map((name) => createElement(Tag, { key: name, name, density: host.density, projects: host.projects })),
    ),
  )
render()
ready(render)
