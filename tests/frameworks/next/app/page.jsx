import * as entries from '../entries/server.js'
import { ClientEntries } from './client-entries.jsx'

/** Made again for each request, so that a server imports what a build could import. */
export const dynamic = 'force-dynamic'

/** Imports on the server all that can be imported; what has React's state comes by way of a client component. */
export default function EveryEntry() {
  return (
    <main>
      <h1>Every entry</h1>
      <p id="server">{Object.values(entries).filter(Boolean).length}</p>
      <ClientEntries />
    </main>
  )
}
