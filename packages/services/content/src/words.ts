import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of contents for the audit log, the permission matrix, and the start page. */
export const words = {
  'areas.content': { cn: '商店内容', en: 'Store content', ru: 'Материалы магазина' },
  'rights.content.edit': { cn: '编辑商店内容', en: 'Edit store content', ru: 'Редактирование материалов' },
  'rights.content.edit.help': {
    cn: '编写、提交、下线和删除商店内容，管理其图片。',
    en: 'Write, submit, unpublish, and delete store content, and manage its images.',
    ru: 'Создавать, отправлять на модерацию, снимать с публикации и удалять материалы, вести изображения.',
  },
  'things.content.portal-content': { cn: '商店内容', en: 'store content', ru: 'материала магазина' },
  'things.content.resource': { cn: '图片', en: 'an image', ru: 'изображения' },
  'acts.content.portal-content.cancel': {
    cn: '下线商店内容',
    en: 'Unpublished store content',
    ru: 'Снятие материала с публикации',
  },
  'acts.content.portal-content-audit.cancel': {
    cn: '撤回商店内容的审核',
    en: 'Withdrew store content from review',
    ru: 'Отзыв материала с модерации',
  },
  'acts.content.review': { cn: '审核商店内容', en: 'Reviewed store content', ru: 'Модерация материала' },
  'acts.content.turn': {
    cn: '商店内容到达开始或结束时间',
    en: 'Store content started or ended',
    ru: 'Начало или окончание показа материала',
  },
  'acts.content.recheck': {
    cn: '核对商店内容中应用的可用性',
    en: 'Checked the availability of apps in store content',
    ru: 'Проверка доступности приложений материала',
  },
  'acts.content.count': {
    cn: '统计商店内容的访问',
    en: 'Counted visitors of store content',
    ru: 'Подсчёт посетителей материала',
  },
  'rows.content.portal_contents': { cn: '商店内容', en: 'Store content', ru: 'Материал магазина' },
  'rows.content.content_resources': { cn: '图片', en: 'Image', ru: 'Изображение' },
  'fields.content.content_id': { cn: '内容 ID', en: 'Content ID', ru: 'ID материала' },
  'fields.content.title': { cn: '标题', en: 'Title', ru: 'Заголовок' },
  'fields.content.kind': { cn: '类型', en: 'Type', ru: 'Тип' },
  'fields.content.state': { cn: '状态', en: 'Status', ru: 'Статус' },
  'fields.content.phase': { cn: '商店中', en: 'In the store', ru: 'В магазине' },
  'fields.content.default_lang': { cn: '默认语言', en: 'Default language', ru: 'Основной язык' },
  'fields.content.texts': { cn: '文本', en: 'Texts', ru: 'Тексты' },
  'fields.content.hero_id': { cn: '头图', en: 'Main image', ru: 'Главное изображение' },
  'fields.content.picture_ids': { cn: '更多图片', en: 'Other images', ru: 'Другие изображения' },
  'fields.content.look': { cn: '图片指纹', en: 'Image fingerprint', ru: 'Отпечаток изображения' },
  'fields.content.tags': { cn: '标签', en: 'Tags', ru: 'Метки' },
  'fields.content.app_ids': { cn: '应用', en: 'Apps', ru: 'Приложения' },
  'fields.content.category_id': { cn: '分类', en: 'Category', ru: 'Категория' },
  'fields.content.countries': { cn: '国家/地区', en: 'Countries', ru: 'Страны' },
  'fields.content.start_time': { cn: '开始时间', en: 'From', ru: 'Начало' },
  'fields.content.end_time': { cn: '结束时间', en: 'Until', ru: 'Окончание' },
  'fields.content.promotion_id': { cn: '促销活动', en: 'Promotion', ru: 'Акция' },
  'fields.content.live': { cn: '已发布的版本', en: 'Published version', ru: 'Опубликованная версия' },
  'fields.content.publish_time': { cn: '发布时间', en: 'Published', ru: 'Опубликовано' },
  'fields.content.findings': { cn: '审核意见', en: 'Findings', ru: 'Замечания' },
  'fields.content.round': { cn: '提交次数', en: 'Submissions', ru: 'Число отправок на модерацию' },
  'fields.content.edition': { cn: '发布次数', en: 'Publications', ru: 'Число публикаций' },
  'fields.content.revision': { cn: '修订', en: 'Revision', ru: 'Версия' },
  'fields.content.resource_id': { cn: '图片 ID', en: 'Image ID', ru: 'ID изображения' },
  'fields.content.object_id': { cn: '文件 ID', en: 'Object ID', ru: 'ID объекта' },
  'fields.content.file_name': { cn: '文件名', en: 'File name', ru: 'Имя файла' },
  'fields.content.width': { cn: '宽度', en: 'Width', ru: 'Ширина' },
  'fields.content.height': { cn: '高度', en: 'Height', ru: 'Высота' },
  'fields.content.size': { cn: '大小', en: 'Size', ru: 'Размер' },
  'attention.content.rejected': {
    cn: '商店内容“{title}”审核不通过',
    en: 'Store content “{title}” was rejected',
    ru: 'Материал «{title}» отклонён',
  },
  'attention.content.held': {
    cn: '商店暂停展示“{title}”',
    en: 'The store doesn’t show “{title}”',
    ru: 'Магазин не показывает «{title}»',
  },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.content.content-state': {
    cn: '内容的当前状态不允许此操作，请刷新页面。',
    en: 'The content’s status doesn’t allow this. Reload the page.',
    ru: 'Статус материала этого не допускает. Обновите страницу.',
  },
  'refusals.content.picture-in-use': {
    cn: '图片正在被内容使用，请先从内容中移除。',
    en: 'The image is used by store content. Remove it there first.',
    ru: 'Изображение используется в материалах. Сначала уберите его оттуда.',
  },
  'issues.content.newest-revision': {
    cn: '内容已更新到修订 {revision}，请刷新后重试。',
    en: 'must be {revision}, the newest revision',
    ru: 'Есть более новая редакция: {revision}. Обновите страницу и повторите.',
  },
  'issues.content.own-image': {
    cn: '须为本团队的图片。',
    en: 'must be an image of this team',
    ru: 'Выберите изображение этой команды.',
  },
  'issues.content.language-of-texts': {
    cn: '须为已填写文案的语言之一。',
    en: 'must be the language of one of the texts',
    ru: 'Выберите язык одного из текстов.',
  },
  'issues.content.promotion-of-offer': {
    cn: '只有优惠内容可以关联促销活动。',
    en: 'must be left out: only an offer has a promotion',
    ru: 'Акция бывает только у предложения.',
  },
  'issues.content.sides-at-least': {
    cn: '图片边长不能小于 {least} 像素，当前为 {width} × {height}。',
    en: 'must have sides of at least {least} pixels, and has {width} × {height}',
    ru: 'Стороны должны быть не меньше {least, plural, one {# пикселя} few {# пикселей} many {# пикселей} other {# пикселя}}, сейчас {width} × {height}.',
  },
  'issues.content.pixels-at-most': {
    cn: '图片最多 {pixels} 百万像素，边长不超过 {longest} 像素。',
    en: 'must have at most {pixels} million pixels and sides of at most {longest}',
    ru: 'Не больше {pixels} Мп, стороны — до {longest, plural, one {# пикселя} few {# пикселей} many {# пикселей} other {# пикселя}}.',
  },
  'issues.content.readable-picture': {
    cn: '无法打开图片，请检查文件是否损坏。',
    en: 'must be an image that can be opened',
    ru: 'Изображение не открывается. Проверьте, не повреждён ли файл.',
  },
  'issues.content.not-blank': {
    cn: '图片几乎没有内容。',
    en: 'must show something, and shows almost nothing',
    ru: 'На изображении почти ничего нет.',
  },
  'issues.content.unfit-text-missing': {
    cn: '缺少{sample, select, title {标题} summary {摘要} other {正文}}。',
    en: 'must have a {sample}',
    ru: 'Нет текста: {sample, select, title {заголовок} summary {описание} other {основной текст}}.',
  },
  'issues.content.unfit-hero-missing': {
    cn: '缺少头图。',
    en: 'must name the main image',
    ru: 'Нет главного изображения.',
  },
  'issues.content.unfit-hero-unfit': {
    cn: '头图{sample, select, small {过小} other {比例不合适}}。',
    en: 'must name an image of a fitting size and shape; the problem is: {sample}',
    ru: 'Главное изображение {sample, select, small {слишком мало} other {не подходит по пропорциям}}.',
  },
  'issues.content.unfit-picture-gone': {
    cn: '有图片已被删除。',
    en: 'must name an image that still exists',
    ru: 'Изображение удалено.',
  },
  'issues.content.unfit-no-app': {
    cn: '请至少选择一个应用。',
    en: 'must name at least one app',
    ru: 'Выберите хотя бы одно приложение.',
  },
  'issues.content.unfit-app-gone': {
    cn: '应用已被删除：{sample}。',
    en: "must not name ''{sample}'', which was deleted",
    ru: 'Приложение удалено: {sample}.',
  },
  'issues.content.unfit-app-unavailable': {
    cn: '应用在所选国家/地区不可用：{sample}。',
    en: "must fit ''{sample}'', which isn’t available in the countries",
    ru: 'Приложение недоступно в выбранных странах: {sample}.',
  },
  'issues.content.unfit-no-country': {
    cn: '请至少选择一个国家/地区。',
    en: 'must name at least one country',
    ru: 'Выберите хотя бы одну страну.',
  },
  'issues.content.unfit-end-before-start': {
    cn: '结束时间早于开始时间。',
    en: 'must not be before the start',
    ru: 'Окончание раньше начала.',
  },
  'issues.content.unfit-end-past': {
    cn: '结束时间已过。',
    en: 'must be later than now',
    ru: 'Окончание в прошлом.',
  },
  'issues.content.unfit-category-missing': {
    cn: '请为快应用选择分类。',
    en: 'must name a category, as for every quick app',
    ru: 'Выберите категорию быстрого приложения.',
  },
  'issues.content.unfit-no-promotion': {
    cn: '请选择优惠对应的促销活动。',
    en: 'must name a promotion, as for every offer',
    ru: 'Выберите акцию, о которой предложение.',
  },
  'issues.content.unfit-promotion-gone': {
    cn: '促销活动已被删除。',
    en: 'must name a promotion that still exists',
    ru: 'Акция удалена.',
  },
  'issues.content.unfit-promotion-over': {
    cn: '促销活动已结束：{sample}。',
    en: "must not name ''{sample}'', which is over",
    ru: 'Акция закончилась: {sample}.',
  },
  'issues.content.unfit-promotion-other-app': {
    cn: '促销活动属于其他应用：{sample}。',
    en: "must not name ''{sample}'', which is for another app",
    ru: 'Акция другого приложения: {sample}.',
  },
  'issues.content.unfit-promotion-countries': {
    cn: '促销活动不包含所选的 {sample} 个国家/地区。',
    en: 'must not name countries that the promotion isn’t for: {sample} of them',
    ru: 'Акция не действует в {sample, plural, one {# выбранной стране} few {# выбранных странах} many {# выбранных странах} other {# выбранной страны}}.',
  },
  'issues.content.unfit-promotion-days': {
    cn: '不在促销活动“{sample}”期间内。',
    en: "must be within the days of the promotion ''{sample}''",
    ru: 'Выходит за срок акции «{sample}».',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'content.kind': 'content.kind',
  'content.phase': 'content.phase',
  'content.state': 'content.state',
} satisfies WordsOfValues
