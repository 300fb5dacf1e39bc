import type { Plugin } from 'vite'

const define = { 'process.env.NODE_ENV': '"production"' }

/**
 * For stories as tests: React as pages ship it. Its development build notes for each element where it was made, and for
 * each component what it does: a seventh of the time that stories take. Component tests keep that build, whose `act`
 * they need.
 */
export function productionReactPlugin(): Plugin {
  return {
    name: 'console-widgets:production-react',
    config: () => ({
      define,
      optimizeDeps: { rolldownOptions: { transform: { define } } },
      oxc: { jsx: { development: false } },
    }),
  }
}
