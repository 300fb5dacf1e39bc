import { createSignal, For } from 'solid-js'
import html from 'solid-js/html'
import { render as renderTo } from 'solid-js/web'
import { host, note, ready } from './host.js'

const [state, setState] = createSignal({ ...host })
const tags = {
  'cw-apps': () =>
    html`<cw-apps
      attr:density=${() => state().density}
      prop:projects=${() => state().projects}
      on:cw-open=${note}
      on:cw-ready=${note}
    ></cw-apps>`,
  'cw-projects': () =>
    html`<cw-projects attr:density=${() => state().density} on:cw-open=${note} on:cw-ready=${note}></cw-projects>`,
}
renderTo(() => html`<${For} each=${() => state().order}>${(name) => tags[name]()}<//>`, document.querySelector('main'))
ready(() => setState({ ...host }))
