// A page uses widgets by listening to their events and setting their attributes.
const apps = document.querySelector('#apps')
const section = document.querySelector('#cockpit-section')
const place = document.querySelector('#cockpit')
const events = document.querySelector('#events')

// Tags can be created at any time; their code loads with the first one.
function showCockpit(appId) {
  const cockpit = document.createElement('cw-release-cockpit')
  cockpit.setAttribute('app-id', appId)
  place.replaceChildren(cockpit)
  section.hidden = false
  apps.hidden = true
}

apps.addEventListener('cw-open', (event) => showCockpit(event.detail.appId))

document.querySelector('#back').addEventListener('click', () => {
  place.replaceChildren()
  section.hidden = true
  apps.hidden = false
})

for (const name of ['cw-ready', 'cw-open', 'cw-changed', 'cw-navigate', 'cw-load-error'])
  document.addEventListener(name, (event) => {
    const line = document.createElement('li')
    line.textContent = `${name} ${event.target.localName} ${JSON.stringify(event.detail ?? {})}`
    events.prepend(line)
  })
