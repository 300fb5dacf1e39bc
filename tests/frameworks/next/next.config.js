import { resolve } from 'node:path'

/** What the packages depend on is installed in the repository above. */
export default { turbopack: { root: resolve('../../..') } }
