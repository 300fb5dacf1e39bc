/** What an address of a monitor link can contain, in braces. */
export const macros = ['CLICK_ID', 'PROJECT', 'MATERIAL', 'TS'] as const
export type Macro = (typeof macros)[number]

const form = /\{([^{}]*)\}/g

/** The first macro of an address that doesn’t exist, as the address has it. Undefined: all are known. */
export function unknownMacro(address: string): string | undefined {
  for (const [text, name] of address.matchAll(form)) if (!isMacro(name)) return text
  return /[{}]/.exec(address.replaceAll(form, ''))?.[0]
}

const isMacro = (name: string | undefined): name is Macro => (macros as readonly (string | undefined)[]).includes(name)

/** Fills the macros of an address. Values can’t add parts to it. */
export function fillMacros(address: string, values: Readonly<Record<Macro, string>>): string {
  return address.replaceAll(form, (text, name: string) => (isMacro(name) ? encodeURIComponent(values[name]) : text))
}
