import { resolve } from 'node:path'

/** Dependencies of the packages are installed in the repository above. */
export default { turbopack: { root: resolve('../../..') } }
