/** Form of a phone number with its country code, as people write it. */
export const phonePattern = /^\+[1-9](?:[\s()-]*\d){6,14}$/

/** A phone number without what people write between its digits. */
export const digitsOfPhone = (phone: string): string => phone.replaceAll(/[\s()-]/g, '')
