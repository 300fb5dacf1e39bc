import { createApp, nextTick, shallowReactive } from 'vue/dist/vue.esm-bundler.js'
import { host, note, ready } from './host.js'

const state = shallowReactive({ ...host })
const app = createApp({
  setup: () => ({ state, note }),
  template: `<template v-for="name in state.order" :key="name">
    <cw-apps v-if="name === 'cw-apps'" :density="state.density" :projects.prop="state.projects" @cw-open="note" @cw-ready="note" />
    <cw-projects v-else :density="state.density" @cw-open="note" @cw-ready="note" />
  </template>`,
})
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('cw-')
app.mount('main')
ready(() => {
  Object.assign(state, host)
  return nextTick()
})
