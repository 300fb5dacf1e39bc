/**
 * Behavior of every page, whatever its framework: shows tags by name, sets their attributes, properties, and listeners
 * in the framework's own way, and removes them. The test calls these functions.
 */
export const host = {
  /** Names of the visible tags, in order. */
  order: ['cw-projects', 'cw-apps'],
  /** A property that is an object. */
  projects: [{ projectId: 'first', projectName: 'First' }],
  /** An attribute. */
  density: 'compact',
  /** Events of the tags. */
  told: [],
}

/** The listener that each page adds in its own syntax. */
export const note = (event) => host.told.push([event.type, event.target.localName, event.detail])

/** Lets the test change the page. @param render renders the host's state, on the framework's own schedule */
export function ready(render) {
  window.host = Object.assign(host, {
    change(changes) {
      Object.assign(host, changes)
      return render()
    },
  })
}

/** Waits until a tag with properties is defined, for frameworks that would otherwise set attributes. */
export async function preload() {
  const widgets = await import(/* @vite-ignore */ new URL('/widgets/console-widgets.js', location.href).href)
  await widgets.preload('cw-apps')
}
