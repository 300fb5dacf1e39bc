export { loadMessages } from './load-messages.ts'
export { TextProvider, type TextProviderProps } from './text-provider.tsx'
export { createTextHook, type Text, type TextValues } from './use-text.ts'
export { withText } from './with-text.tsx'
