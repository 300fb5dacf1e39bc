import { createRoot } from 'react-dom/client'
import { createHashPlace } from '@console-widgets/data'
import { App } from './app.tsx'
import { composeConsole } from './composition/compose.ts'
import { createConsolePlace } from './composition/console-place.ts'
import { createPageConsole } from './console.ts'
import { followHost } from './host-messages.ts'
import { heads, joinedPages } from './joined-pages.ts'
import { ownPages } from './own-pages.ts'
import { services } from './services.generated.ts'
import { serveSignInWindow } from './sign-in-window.ts'
import { followTheme } from './theme.ts'

const console = createPageConsole()
const composition = composeConsole([...services, ownPages], {
  language: () => console.$language.get(),
  routes: console.options.routes,
  joined: joinedPages,
  heads,
})
const place = createConsolePlace(createHashPlace(window), composition)
followTheme()
followHost(console, place)
serveSignInWindow(console)
createRoot(document.getElementById('console') as HTMLElement).render(
  <App console={console} place={place} composition={composition} />,
)
