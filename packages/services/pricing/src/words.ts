import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of prices for the audit log, the permission matrix, and the checks of a release. */
export const words = {
  'areas.pricing': { cn: '定价', en: 'Pricing', ru: 'Цены' },
  'rights.pricing.manage': { cn: '管理价格', en: 'Manage prices', ru: 'Управление ценами' },
  'rights.pricing.manage.help': {
    cn: '设置价格、应用内商品和促销活动。',
    en: 'Set prices, in-app products, and promotions.',
    ru: 'Задавать цены, вести товары в приложениях и акции.',
  },
  'things.pricing.product': { cn: '应用内商品', en: 'an in-app product', ru: 'товара в приложении' },
  'things.pricing.product-promotion': { cn: '促销活动', en: 'a promotion', ru: 'акции' },
  'things.pricing.price-change': { cn: '价格变更', en: 'a price change', ru: 'изменения цен' },
  'acts.pricing.price-change.create': { cn: '修改价格', en: 'Changed prices', ru: 'Изменение цен' },
  'acts.pricing.price-change.cancel': {
    cn: '取消计划中的价格变更',
    en: 'Canceled a scheduled price change',
    ru: 'Отмена запланированного изменения цен',
  },
  'acts.pricing.product.activate': {
    cn: '启用应用内商品',
    en: 'Activated an in-app product',
    ru: 'Включение товара в приложении',
  },
  'acts.pricing.product.deactivate': {
    cn: '停用应用内商品',
    en: 'Deactivated an in-app product',
    ru: 'Отключение товара в приложении',
  },
  'acts.pricing.product-promotion.batch-deactivate': {
    cn: '提前结束促销活动',
    en: 'Ended promotions early',
    ru: 'Досрочное завершение акций',
  },
  'acts.pricing.apply-change': {
    cn: '计划中的价格变更已生效',
    en: 'A scheduled price change took effect',
    ru: 'Запланированное изменение цен вступило в силу',
  },
  'acts.pricing.price-app': {
    cn: '为所有国家/地区设置价格',
    en: 'Set prices in all countries',
    ru: 'Установка цен во всех странах',
  },
  'acts.pricing.begin-promotion': { cn: '促销活动已开始', en: 'A promotion started', ru: 'Начало акции' },
  'acts.pricing.end-promotion': { cn: '促销活动已结束', en: 'A promotion ended', ru: 'Окончание акции' },
  'rows.pricing.price_sheets': { cn: '价格', en: 'Prices', ru: 'Цены' },
  'rows.pricing.price_changes': { cn: '价格变更', en: 'Price change', ru: 'Изменение цен' },
  'rows.pricing.products': { cn: '应用内商品', en: 'In-app product', ru: 'Товар в приложении' },
  'rows.pricing.promotions': { cn: '促销活动', en: 'Promotion', ru: 'Акция' },
  'fields.pricing.item_id': { cn: '定价对象 ID', en: 'Priced item ID', ru: 'ID объекта' },
  'fields.pricing.base': { cn: '基准价格', en: 'Base price', ru: 'Базовая цена' },
  'fields.pricing.manual': { cn: '手动价格', en: 'Manual prices', ru: 'Цены, заданные вручную' },
  'fields.pricing.rate_day': { cn: '汇率日期', en: 'Date of exchange rates', ru: 'Дата курсов валют' },
  'fields.pricing.missing': { cn: '无有效价格的国家/地区', en: 'Countries without a price', ru: 'Страны без цены' },
  'fields.pricing.revision': { cn: '修订号', en: 'Revision', ru: 'Редакция' },
  'fields.pricing.change_id': { cn: '变更 ID', en: 'Change ID', ru: 'ID изменения' },
  'fields.pricing.start_day': { cn: '开始日期', en: 'First day', ru: 'Первый день' },
  'fields.pricing.end_day': { cn: '结束日期', en: 'Last day', ru: 'Последний день' },
  'fields.pricing.start_time': { cn: '开始时间', en: 'Starts', ru: 'Начало' },
  'fields.pricing.end_time': { cn: '结束时间', en: 'Ends', ru: 'Окончание' },
  'fields.pricing.countries': { cn: '国家/地区', en: 'Countries', ru: 'Страны' },
  'fields.pricing.product_id': { cn: '商品 ID', en: 'Product ID', ru: 'ID товара' },
  'fields.pricing.product_no': { cn: '商品编号', en: 'Product number', ru: 'Номер товара' },
  'fields.pricing.product_nos': { cn: '商品编号', en: 'Product numbers', ru: 'Номера товаров' },
  'fields.pricing.product_name': { cn: '商品名称', en: 'Product name', ru: 'Название товара' },
  'fields.pricing.product_desc': { cn: '商品描述', en: 'Product description', ru: 'Описание товара' },
  'fields.pricing.purchase_type': { cn: '商品类型', en: 'Product type', ru: 'Тип товара' },
  'fields.pricing.status': { cn: '状态', en: 'Status', ru: 'Статус' },
  'fields.pricing.default_locale': { cn: '默认语言', en: 'Default language', ru: 'Основной язык' },
  'fields.pricing.languages': { cn: '各语言文案', en: 'Texts by language', ru: 'Тексты по языкам' },
  'fields.pricing.sub_group_id': { cn: '订阅组', en: 'Subscription group', ru: 'Группа подписок' },
  'fields.pricing.sub_period': { cn: '订阅周期', en: 'Subscription period', ru: 'Период подписки' },
  'fields.pricing.promotion_id': { cn: '活动 ID', en: 'Promotion ID', ru: 'ID акции' },
  'fields.pricing.percent': { cn: '降价幅度（%）', en: 'Discount (%)', ru: 'Скидка, %' },
  'check.pricing.price': {
    cn: '所选国家/地区均有有效价格',
    en: 'All selected countries have a valid price',
    ru: 'Во всех выбранных странах есть цена',
  },
  'check.pricing.price.fix': {
    cn: '请为这些国家/地区设置价格：',
    en: 'Set a price for these countries:',
    ru: 'Укажите цену для стран:',
  },
  'reason.pricing.missing': { cn: '未设置价格', en: 'No price', ru: 'Нет цены' },
  'reason.pricing.missing.fix': {
    cn: '付费应用须设置价格。',
    en: 'A paid app needs a price.',
    ru: 'Платному приложению нужна цена.',
  },
  'reason.pricing.country': { cn: '没有有效价格', en: 'No valid price', ru: 'Нет действующей цены' },
  'reason.pricing.country.fix': {
    cn: '基准价格超出当地价格档位，或手动价格使用了当地已停用的币种。请手动设置价格。',
    en: 'The base price is beyond the local tiers, or the manual price is in a currency no longer in use there. Set a price by hand.',
    ru: 'Базовая цена выходит за пределы местной сетки, или цена задана в валюте, которая там больше не используется. Задайте цену вручную.',
  },
  'attention.pricing.missing': {
    cn: '{app} 未设置价格，用户无法购买',
    en: '{app} has no price, so users can’t buy it',
    ru: '{app}: нет цены, поэтому приложение нельзя купить',
  },
  'attention.pricing.country': {
    cn: '{app} 在 {count, number} 个国家/地区没有有效价格',
    en: '{count, plural, one {{app} has no valid price in # country or region} other {{app} has no valid price in # countries and regions}}',
    ru: '{count, plural, one {{app}: нет действующей цены в # стране или регионе} few {{app}: нет действующей цены в # странах и регионах} many {{app}: нет действующей цены в # странах и регионах} other {{app}: нет действующей цены в # страны или региона}}',
  },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.pricing.prices-changed': {
    cn: '价格已被修改，请重新加载后再提交。',
    en: 'The prices have been changed meanwhile. Load them again.',
    ru: 'Цены уже изменили. Загрузите их заново.',
  },
  'refusals.pricing.price-not-on-ladder': {
    cn: '该金额不在可选价格档位中。',
    en: 'This isn’t an available price.',
    ru: 'Такой цены нет среди доступных.',
  },
  'refusals.pricing.no-base-price': { cn: '请先设置价格。', en: 'Set a price first.', ru: 'Сначала установите цену.' },
  'refusals.pricing.change-pending': {
    cn: '已有计划中的调价，请先取消。',
    en: 'A price change is scheduled. Cancel it first.',
    ru: 'Уже запланировано изменение цены. Сначала отмените его.',
  },
  'refusals.pricing.change-started': {
    cn: '调价已开始生效，请另行调价。',
    en: 'The change is no longer scheduled. Make another one.',
    ru: 'Изменение цены уже началось. Запланируйте новое.',
  },
  'refusals.pricing.product-number-taken': {
    cn: '该商品编号已被使用，无法再次使用。',
    en: 'The number is or was that of another product.',
    ru: 'Этот номер уже принадлежит или принадлежал другому товару.',
  },
  'refusals.pricing.promotion-not-below': {
    cn: '促销价必须低于原价。',
    en: 'The promotional price must be below the regular one.',
    ru: 'Цена по акции должна быть ниже обычной.',
  },
  'refusals.pricing.promotion-overlaps': {
    cn: '与另一项促销活动的时间和国家/地区重叠。',
    en: 'Another promotion takes place at the same time in some of the countries.',
    ru: 'В часть этих стран на те же дни попадает другая акция.',
  },
  'refusals.pricing.promotion-started': {
    cn: '促销活动已开始，无法修改。',
    en: 'The promotion has started and can’t be changed.',
    ru: 'Акция уже началась, изменить её нельзя.',
  },
  'refusals.pricing.year-dearer': {
    cn: '按年订阅的价格不能高于十二个月的价格。',
    en: 'A year can’t cost more than twelve months.',
    ru: 'Год не может стоить дороже двенадцати месяцев.',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'pricing.price_changes.state': ['pricing.history', 'scheduled', 'applied', 'canceled'],
  'pricing.promotions.state': 'pricing.promotions.state',
  'pricing.purchase_type': 'pricing.products.type',
  'pricing.status': 'pricing.products.state',
  'pricing.sub_period': 'pricing.products.period',
} satisfies WordsOfValues
