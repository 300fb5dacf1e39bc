'use client'
import * as entries from '../entries/client.js'

export function ClientEntries() {
  return <p id="client">{Object.values(entries).filter(Boolean).length}</p>
}
