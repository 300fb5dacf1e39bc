// Texts that people write and read: an entry of its own, so that a page without them doesn't load their reader.
export * from './documents/markdown-changes.tsx'
export * from './documents/markdown-view.tsx'
export * from './documents/word-changes.tsx'
