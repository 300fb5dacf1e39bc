export {
  type DocumentElement,
  type DocumentNode,
  headingsOf,
  isReadable,
  isSafeLink,
  linksOf,
  readMarkdown,
} from './documents/markdown.ts'
