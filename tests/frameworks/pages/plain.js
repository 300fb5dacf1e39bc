import { host, note, ready } from './host.js'

const root = document.querySelector('main')
const shown = new Map()

function create(name) {
  const element = document.createElement(name)
  element.addEventListener('cw-open', note)
  element.addEventListener('cw-ready', note)
  return element
}

function render() {
  for (const [name, element] of shown) if (!host.order.includes(name) && shown.delete(name)) element.remove()
  for (const name of host.order) {
    const element = shown.get(name) ?? create(name)
    shown.set(name, element)
    element.setAttribute('density', host.density)
    element.projects = host.projects
    root.append(element)
  }
}

render()
ready(render)
