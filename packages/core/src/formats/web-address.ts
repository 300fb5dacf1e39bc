/** Whether an address may be opened: it starts with http:// or https://, in any case (R99). */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}
