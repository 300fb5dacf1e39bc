export const startParameters: string[]
export function initParameters(characterSet: string): string[]
