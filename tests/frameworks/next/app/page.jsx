import * as entries from '../entries/server.js'
import { ClientEntries } from './client-entries.jsx'

/** Rendered for each request, so that the server imports everything the build could. */
export const dynamic = 'force-dynamic'

/** Imports everything that works on the server; modules with React state are imported by a client component. */
export default function EveryEntry() {
  return (
    <main>
      <h1>Every entry</h1>
      <p id="server">{Object.values(entries).filter(Boolean).length}</p>
      <ClientEntries />
    </main>
  )
}
