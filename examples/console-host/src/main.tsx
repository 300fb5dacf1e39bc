import { createRoot } from 'react-dom/client'
import { createHashPlace } from '@console-widgets/data'
import type { ServiceFront } from '@console-widgets/ui/service'
import { App } from './app.tsx'
import { composeConsole } from './composition/compose.ts'
import { createConsolePlace } from './composition/console-place.ts'
import { isOffered } from './composition/offered.ts'
import { createPageConsole } from './console.ts'
import { createDemoPlace } from './demo/demo-place.ts'
import { followMode } from './follow-mode.ts'
import { followHost } from './host-messages.ts'
import { heads, joinedPages } from './joined-pages.ts'
import { demoPages, ownPages } from './own-pages.ts'
import { services } from './services.generated.ts'
import { serveSignInWindow } from './sign-in-window.ts'
import { followTheme } from './theme.ts'

const console = createPageConsole()
const visiting = console.route().demoProject
/** A visitor starts with the demo project instead of a page of their own. */
const shown = visiting ? [...services.filter((service) => !hasHome(service)), demoPages] : services
const composition = composeConsole([...shown, ownPages], {
  language: () => console.$language.get(),
  routes: console.options.routes,
  joined: joinedPages,
  heads,
})
const address = createHashPlace(window)
const place = createConsolePlace(visiting ? createDemoPlace(address) : address, composition, (service) =>
  isOffered(service, console),
)
followTheme()
followHost(console, place)
followMode(console, address)
serveSignInWindow(console)
createRoot(document.getElementById('console') as HTMLElement).render(
  <App console={console} place={place} composition={composition} />,
)

function hasHome({ pages }: ServiceFront): boolean {
  return Object.values(pages).some(({ home }) => home)
}
