import { buildPages } from '../../scripts/build-pages.ts'

/** Builds the pages before any test does, which would otherwise happen once in each process. */
export default buildPages
