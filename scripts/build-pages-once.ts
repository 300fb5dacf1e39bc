import { buildPages } from './build-pages.ts'

/** Builds the pages without serving them, for an image from which nodes start. */
await buildPages()
