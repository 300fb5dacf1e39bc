import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the card of an app’s availability, in Chinese. */
const cn: Translation<typeof en> = {
  'versions.availability': '上架情况',
  'versions.availability.published':
    '{count, plural, =0 {未在任何国家/地区上架} other {已在 # 个国家/地区上架，共 {total} 个}}',
  'versions.availability.ready': '{count, plural, other {下次发布后再增加 # 个国家/地区}}',
  'versions.availability.countries': '{count, plural, other {# 个国家/地区}}',
  'versions.availability.everywhere': '所有国家/地区',
  'versions.availability.change': '修改',
  'versions.promotion.on': '{products, plural, =0 {应用} other {# 个应用内商品}}优惠 {percent}，截至 {end}',
  'versions.promotion.planned':
    '{products, plural, =0 {应用} other {# 个应用内商品}}优惠 {percent}，计划于 {start} 至 {end} 进行',
  'versions.reason.not-selected': '版本未选择',
  'versions.reason.no-version': '没有可发布的版本',
  'versions.reason.removed': '应用已被平台下架',
  'versions.reason.removed.fix': '请准备一个解决下架原因的版本并提交审核。',
}

export default cn
