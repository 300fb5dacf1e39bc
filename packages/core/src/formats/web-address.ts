/** Whether an address may be opened: it starts with http:// or https://, in any case (R99). */
export function isWebAddress(address: string): boolean {
  // Not by `URL.canParse`: once Node 20 has optimized the call, it answers false for letters such as ü.
  try {
    return /^https?:\/\//i.test(address) && !!new URL(address)
  } catch {
    return false
  }
}
