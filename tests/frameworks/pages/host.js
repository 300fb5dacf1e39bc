/**
 * What every page does, whatever it is written in: it shows tags by their names, gives them attributes, properties and
 * listeners in the way of its framework, and takes them away. The test asks for it by these.
 */
export const host = {
  /** Names of the tags that are shown, in their order. */
  order: ['cw-projects', 'cw-apps'],
  /** A property that is an object. */
  projects: [{ projectId: 'first', projectName: 'First' }],
  /** An attribute. */
  density: 'compact',
  /** What the tags have told. */
  told: [],
}

/** The listener that each page adds in its own syntax. */
export const note = (event) => host.told.push([event.type, event.target.localName, event.detail])

/** Lets the test change the page. @param render shows what the host says, within the framework's own time */
export function ready(render) {
  window.host = Object.assign(host, {
    change(changes) {
      Object.assign(host, changes)
      return render()
    },
  })
}

/** Waits until a tag with properties is defined: for frameworks that would make attributes of them before. */
export async function preload() {
  const widgets = await import(/* @vite-ignore */ new URL('/widgets/console-widgets.js', location.href).href)
  await widgets.preload('cw-apps')
}
