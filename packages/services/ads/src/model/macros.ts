/** What an address of a monitor link can contain, in braces. */
export const macros = ['CLICK_ID', 'PROJECT', 'MATERIAL', 'TS'] as const
export type Macro = (typeof macros)[number]

/** What the address of an event’s postback can contain as well. */
export const eventMacros = ['EVENT', 'AMOUNT', 'CURRENCY'] as const
export type EventMacro = Macro | (typeof eventMacros)[number]

const form = /\{([^{}]*)\}/g

/** The first macro of an address that doesn’t exist, as the address has it. Undefined: all are known. */
export function unknownMacro(address: string, known: readonly EventMacro[] = macros): string | undefined {
  for (const [text, name = ''] of address.matchAll(form)) if (!(known as readonly string[]).includes(name)) return text
  return /[{}]/.exec(address.replaceAll(form, ''))?.[0]
}

/** Fills the macros of an address. Values can’t add parts to it. */
export function fillMacros(address: string, values: Readonly<Partial<Record<EventMacro, string>>>): string {
  return address.replaceAll(form, (text, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name as EventMacro] : undefined
    return value === undefined ? text : encodeURIComponent(value)
  })
}
