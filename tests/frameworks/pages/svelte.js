import { flushSync, mount } from 'svelte'
import { ready } from './host.js'
import Tags from './Tags.svelte'

const tags = mount(Tags, { target: document.querySelector('main') })
flushSync()
ready(() => flushSync(() => tags.update()))
