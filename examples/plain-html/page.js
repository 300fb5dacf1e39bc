// What a page does with widgets: listen to their events, and set their attributes.
const apps = document.querySelector('#apps')
const cockpit = document.querySelector('#cockpit')
const cockpitSection = document.querySelector('#cockpit-section')
const events = document.querySelector('#events')

function show(appId) {
  if (appId) cockpit.setAttribute('app-id', appId)
  cockpitSection.hidden = !appId
  apps.hidden = Boolean(appId)
}

apps.addEventListener('cw-navigate', (event) => {
  const match = /^\/apps\/([^/?]+)/.exec(event.detail.route)
  if (!match) return
  // The widget would go there by itself; this page shows the app in another tag instead.
  event.preventDefault()
  show(match[1])
})

document.querySelector('#back').addEventListener('click', () => show(undefined))

for (const name of ['cw-ready', 'cw-changed', 'cw-navigate', 'cw-load-error'])
  document.addEventListener(name, (event) => {
    const line = document.createElement('li')
    line.textContent = `${name} ${event.target.localName} ${JSON.stringify(event.detail ?? {})}`
    events.prepend(line)
  })
