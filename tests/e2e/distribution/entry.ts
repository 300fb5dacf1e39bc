/** The distribution’s entry with test tags instead of the services’. */
import { pageAutoloader } from '../../../packages/elements/src/loader/page-autoloader.ts'
import { tagsInModules } from '../../../packages/elements/src/loader/tag-modules.ts'

const element = () => import('./probe-element.ts')

export const { allDefined } = pageAutoloader(tagsInModules({ 'cw-probe': element, 'cw-unused': element }), async () => {
  const { defineElement } = await import('../../../packages/elements/src/element/define-element.ts')
  return defineElement
})
