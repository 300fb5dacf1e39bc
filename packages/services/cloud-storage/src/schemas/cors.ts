import * as v from 'valibot'
import { id, wholeNumber } from '@console-widgets/core/schemas'
import { corsMethods, isCorsOrigin, storageLimits } from '../model.ts'

const headerName = (star: boolean) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(storageLimits.corsHeader, `must have at most ${storageLimits.corsHeader} characters`),
    v.regex(
      star ? /^[\w!#$%&'+.^`|~-]*(\*[\w!#$%&'+.^`|~-]*)?$/ : /^[\w!#$%&'+.^`|~-]+$/,
      'must be the name of a header',
    ),
    v.minLength(1, 'must be the name of a header'),
    v.toLowerCase(),
  )
const some = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most, `must have at most ${most} entries`))

export const corsRule = v.object({
  origins: v.pipe(
    some(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(storageLimits.corsOrigin, `must have at most ${storageLimits.corsOrigin} characters`),
        v.check(isCorsOrigin, 'must be an origin such as https://www.example.com, with at most one *'),
      ),
      storageLimits.corsOrigins,
    ),
    v.minLength(1, 'must name at least one origin'),
  ),
  methods: v.pipe(some(v.picklist(corsMethods), corsMethods.length), v.minLength(1, 'must name at least one method')),
  headers: some(headerName(true), storageLimits.corsHeaders),
  exposeHeaders: some(headerName(false), storageLimits.corsHeaders),
  maxAge: wholeNumber(0, storageLimits.corsMaxAge),
})
export const corsAnswer = v.object({ rules: v.array(corsRule) })
/** All rules of a bucket, in order: the first that matches a request applies. */
export const updateCorsInput = v.object({
  bucketId: id,
  rules: v.pipe(
    v.array(corsRule),
    v.maxLength(storageLimits.corsRules, `must have at most ${storageLimits.corsRules} rules`),
  ),
})
