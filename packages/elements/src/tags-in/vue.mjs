export * from './tags.mjs'
