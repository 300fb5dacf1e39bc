import { createRoot } from 'react-dom/client'
import { createHashPlace } from '@console-widgets/data'
import { App } from './app.tsx'
import { createPageConsole } from './console.ts'
import { followHost } from './host-messages.ts'
import { serveSignInWindow } from './sign-in-window.ts'
import { followTheme } from './theme.ts'

const console = createPageConsole()
const place = createHashPlace(window)
followTheme()
followHost(console, place)
serveSignInWindow(console)
createRoot(document.getElementById('console') as HTMLElement).render(<App console={console} place={place} />)
