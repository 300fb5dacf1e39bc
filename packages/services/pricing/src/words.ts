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
  'issues.pricing.price-form': {
    cn: '请输入以 {currency} 计的价格，最多 {decimals} 位小数。',
    en: 'must be a price in {currency}, with at most {decimals} decimals',
    ru: 'Введите цену в {currency}, знаков после запятой — не больше {decimals}.',
  },
  'issues.pricing.product-number-used': {
    cn: '该编号正被或曾被其他商品使用。',
    en: 'is or was the number of another product',
    ru: 'Этот номер есть или был у другого товара.',
  },
  'issues.pricing.change-scheduled': {
    cn: '已有计划中的价格变更，暂不能修改。',
    en: 'can’t be changed while another change is scheduled',
    ru: 'Пока запланировано другое изменение цены, изменить её нельзя.',
  },
  'issues.pricing.countries-without-price': {
    cn: '以下国家/地区没有价格，请移除：{countries}。',
    en: 'must not contain {countries}: there is no price',
    ru: 'Уберите страны без цены: {countries}.',
  },
  'issues.pricing.last-day-before-first': {
    cn: '结束日期不能早于开始日期。',
    en: 'must not be before the first day',
    ru: 'Последний день не может быть раньше первого.',
  },
  'issues.pricing.promotion-days': {
    cn: '促销最长 {days} 天。',
    en: 'must make it at most {days} days',
    ru: 'Акция длится не больше {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}.',
  },
  'issues.pricing.promotion-overlaps': {
    cn: '时间不能与“{name}”重叠。',
    en: "must not overlap ''{name}''",
    ru: 'Дни не должны пересекаться с акцией «{name}».',
  },
  'issues.pricing.nearby-price': {
    cn: '须为可选价格，例如 {prices}。',
    en: 'must be an available price, such as {prices}',
    ru: 'Выберите доступную цену, например {prices}.',
  },
  'issues.pricing.above-promotion': {
    cn: '在 {countries} 须高于促销“{name}”的价格。',
    en: "must stay above the promotion ''{name}'' in {countries}",
    ru: 'Цена должна быть выше цены по акции «{name}»: {countries}.',
  },
  'issues.pricing.below-recent-price': {
    cn: '以下国家/地区在之前 {days} 天内有更低价格，请移除：{countries}。',
    en: 'must not contain {countries}: a lower price applied in the {days} days before',
    ru: 'Уберите страны, где за предыдущие {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} цена была ниже: {countries}.',
  },
  'issues.pricing.below-recent-price-until': {
    cn: '以下国家/地区在之前 {days} 天内有更低价格，请移除：{countries}；或将开始日期改为 {firstDay} 或更晚。',
    en: 'must not contain {countries}: a lower price applied in the {days} days before. Or start on {firstDay} or later.',
    ru: 'Уберите страны, где за предыдущие {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} цена была ниже: {countries}. Или начните акцию {firstDay} либо позже.',
  },
  'issues.pricing.below-ladder': {
    cn: '以下国家/地区没有这么低的可选价格，请移除：{countries}。',
    en: 'must not contain {countries}: no available price is so low',
    ru: 'Уберите страны, где нет такой низкой доступной цены: {countries}.',
  },
  'issues.pricing.longer-dearer': {
    cn: '同样时长内，较长周期的价格不能高于“{product}”的较短周期。',
    en: "must not make the longer period dearer than the shorter one of ''{product}''",
    ru: 'За то же время длинный период не может стоить дороже короткого у «{product}».',
  },
  'issues.pricing.multiple-of-hundred': {
    cn: '{currency} 没有小数，须为 100 的倍数。',
    en: 'must be a multiple of 100, because {currency} has no decimals',
    ru: 'В {currency} нет дробной части, поэтому число должно делиться на 100.',
  },
  'issues.pricing.above-zero': {
    cn: '须大于 0。',
    en: 'must be more than 0',
    ru: 'Укажите число больше 0.',
  },
  'issues.pricing.day-begun': {
    cn: '部分国家/地区已进入该日期，请选择更晚的日期。',
    en: 'must not have begun in any of the countries',
    ru: 'В некоторых странах этот день уже начался. Выберите более поздний.',
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
