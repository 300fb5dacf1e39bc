import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of versions for the audit log and the permission matrix. */
export const words = {
  'areas.versions': { cn: '版本', en: 'Versions', ru: 'Версии' },

  // Permissions.
  'rights.versions.edit': { cn: '编辑版本', en: 'Edit versions', ru: 'Редактирование версий' },
  'rights.versions.edit.help': {
    cn: '创建版本并编辑商店信息。',
    en: 'Create versions and edit their store listings.',
    ru: 'Создавать версии и готовить их страницы в магазине.',
  },
  'rights.versions.release': { cn: '发布版本', en: 'Release versions', ru: 'Выпуск версий' },
  'rights.versions.release.help': {
    cn: '提交审核、发布、回退、下架。',
    en: 'Submit for review, release, roll back, and unpublish.',
    ru: 'Отправлять на модерацию, выпускать, откатывать, снимать с публикации.',
  },

  // Things after a verb, and acts that say more than these two.
  'things.versions.app-version': { cn: '版本', en: 'a version', ru: 'версии' },
  'things.versions.version-language': { cn: '版本语言', en: 'a version language', ru: 'языка версии' },
  'things.versions.on-shelf-time': {
    cn: '计划上架时间',
    en: 'a scheduled release time',
    ru: 'времени выпуска версии',
  },
  'things.versions.phased-release': { cn: '分阶段发布', en: 'a phased release', ru: 'поэтапного выпуска' },
  'areas.distribution': { cn: '分发', en: 'Distribution', ru: 'Публикация' },
  'things.distribution.app': { cn: '应用的商店信息', en: 'the store listing of an app', ru: 'страницы приложения' },
  'things.distribution.service': { cn: '应用的发布计划', en: 'the release plan of an app', ru: 'плана выпуска' },
  'things.distribution.beta-test': { cn: '应用的测试计划', en: 'the test plan of an app', ru: 'плана теста' },
  'things.distribution.apk': { cn: 'APK 软件包', en: 'an APK package', ru: 'пакета APK' },
  'things.distribution.rpk': { cn: 'RPK 软件包', en: 'an RPK package', ru: 'пакета RPK' },
  'things.distribution.wpk': { cn: 'WPK 软件包', en: 'a WPK package', ru: 'пакета WPK' },
  'things.distribution.exe': { cn: 'EXE 软件包', en: 'an EXE package', ru: 'пакета EXE' },
  'things.distribution.obb': { cn: 'OBB 扩展文件', en: 'an OBB expansion file', ru: 'файла расширения OBB' },
  'things.distribution.phased-release': { cn: '分阶段发布', en: 'a phased release', ru: 'поэтапного выпуска' },
  'things.distribution.phased-release-state': {
    cn: '分阶段发布状态',
    en: 'the state of a phased release',
    ru: 'состояния поэтапного выпуска',
  },
  'acts.distribution.audit.submit': {
    cn: '提交版本审核',
    en: 'Submitted a version for review',
    ru: 'Отправка версии на модерацию',
  },
  'acts.distribution.audit.cancel': {
    cn: '撤回版本提交',
    en: 'Withdrew a version from review',
    ru: 'Отзыв версии с модерации',
  },
  'acts.distribution.audit.urge': {
    cn: '催审',
    en: 'Requested an expedited review',
    ru: 'Запрос на ускорение модерации',
  },
  'acts.distribution.rollback.submit': { cn: '回退版本', en: 'Rolled back a version', ru: 'Откат версии' },
  'acts.distribution.shelf-off.submit': {
    cn: '申请下架',
    en: 'Requested to unpublish an app',
    ru: 'Запрос на снятие с публикации',
  },
  'things.versions.uad-review-task': {
    cn: '广告素材审核',
    en: 'a review of advertising images',
    ru: 'модерации рекламных изображений',
  },
  'acts.versions.on-shelf.submit': {
    cn: '提交版本审核',
    en: 'Submitted a version for review',
    ru: 'Отправка версии на модерацию',
  },
  'acts.versions.on-shelf.cancel': {
    cn: '撤回版本提交',
    en: 'Withdrew a version from review',
    ru: 'Отзыв версии с модерации',
  },
  'acts.versions.shelf-off.submit': {
    cn: '申请下架',
    en: 'Requested to unpublish an app',
    ru: 'Запрос на снятие с публикации',
  },
  'acts.versions.shelf-off.cancel': {
    cn: '撤回下架申请',
    en: 'Canceled unpublishing an app',
    ru: 'Отмена снятия с публикации',
  },
  'acts.versions.rollback.submit': { cn: '回退版本', en: 'Rolled back a version', ru: 'Откат версии' },
  'acts.versions.audit.urge': { cn: '催审', en: 'Requested an expedited review', ru: 'Запрос на ускорение модерации' },
  'acts.versions.test-release.submit': {
    cn: '发布测试版本',
    en: 'Released a test version',
    ru: 'Выпуск тестовой версии',
  },
  'acts.versions.open-test.submit': {
    cn: '发布公开测试版本',
    en: 'Released an open test version',
    ru: 'Выпуск версии для открытого теста',
  },
  'acts.versions.review': { cn: '审核版本', en: 'Reviewed a version', ru: 'Модерация версии' },
  'acts.versions.pre-review': { cn: '预审版本', en: 'Pre-reviewed a version', ru: 'Автопроверка версии' },
  'acts.versions.removal-review': {
    cn: '审核下架申请',
    en: 'Reviewed an unpublishing request',
    ru: 'Рассмотрение запроса на снятие с публикации',
  },
  'acts.versions.uad-review': {
    cn: '审核广告素材',
    en: 'Reviewed advertising images',
    ru: 'Модерация рекламных изображений',
  },
  'acts.versions.publish': {
    cn: '版本定时上架',
    en: 'Released a scheduled version',
    ru: 'Выпуск запланированной версии',
  },
  'acts.versions.phased-end': {
    cn: '结束分阶段发布',
    en: 'Ended a phased release',
    ru: 'Завершение поэтапного выпуска',
  },
  'acts.versions.phased-resume': {
    cn: '继续分阶段发布',
    en: 'Resumed a phased release',
    ru: 'Возобновление поэтапного выпуска',
  },
  'acts.versions.shelf-changed': {
    cn: '上架版本变更',
    en: 'Changed the version in the store',
    ru: 'Смена версии в магазине',
  },
  'acts.versions.end-test': { cn: '结束测试', en: 'Ended a test', ru: 'Завершение теста' },

  // Rows and their fields.
  'rows.versions.app_versions': { cn: '版本', en: 'Version', ru: 'Версия' },
  'rows.versions.version_languages': { cn: '版本语言信息', en: 'Version texts', ru: 'Тексты версии' },
  'rows.versions.version_events': { cn: '版本事件', en: 'Version event', ru: 'Событие версии' },
  'rows.versions.phased_release_history': { cn: '分阶段发布', en: 'Phased release', ru: 'Поэтапный выпуск' },
  'rows.versions.uad_review_tasks': {
    cn: '广告素材审核',
    en: 'Review of advertising images',
    ru: 'Модерация рекламных изображений',
  },
  'fields.versions.version_id': { cn: '版本 ID', en: 'Version ID', ru: 'ID версии' },
  'fields.versions.version_number': { cn: '版本', en: 'Version', ru: 'Версия' },
  'fields.versions.version_code': { cn: '版本代码', en: 'Version code', ru: 'Код версии' },
  'fields.versions.package_id': { cn: '软件包 ID', en: 'Package ID', ru: 'ID пакета' },
  'fields.versions.release_type': { cn: '发布方式', en: 'Release type', ru: 'Тип выпуска' },
  'fields.versions.release_state': { cn: '发布状态', en: 'Status', ru: 'Статус' },
  'fields.versions.release_time': { cn: '计划上架时间', en: 'Release time', ru: 'Время выпуска' },
  'fields.versions.remark': { cn: '给审核人员的说明', en: 'Notes to the reviewer', ru: 'Комментарий для модератора' },
  'fields.versions.privacy_policy': { cn: '隐私政策', en: 'Privacy policy', ru: 'Политика конфиденциальности' },
  'fields.versions.permission_reasons': {
    cn: '敏感权限的用途',
    en: 'Purposes of sensitive permissions',
    ru: 'Назначение опасных разрешений',
  },
  'fields.versions.encryption': { cn: '加密', en: 'Encryption', ru: 'Шифрование' },
  'fields.versions.publish_country': { cn: '发布国家/地区', en: 'Countries', ru: 'Страны' },
  'fields.versions.blocked_countries': {
    cn: '暂停上架的国家/地区',
    en: 'Countries where it isn’t available',
    ru: 'Страны, где недоступно',
  },
  'fields.versions.countries': { cn: '国家/地区', en: 'Countries', ru: 'Страны' },
  'fields.versions.is_app_forced_update': { cn: '强制更新', en: 'Required update', ru: 'Обновление обязательно' },
  'fields.versions.materials': { cn: '图片和视频', en: 'Images and videos', ru: 'Графика и видео' },
  'fields.versions.phased_release': { cn: '分阶段发布', en: 'Phased release', ru: 'Поэтапный выпуск' },
  'fields.versions.test_info': { cn: '测试', en: 'Test', ru: 'Тест' },
  'fields.versions.audit_info': { cn: '审核结果', en: 'Review result', ru: 'Результат модерации' },
  'fields.versions.shelf_off_reason': {
    cn: '下架原因',
    en: 'Reason for unpublishing',
    ru: 'Причина снятия с публикации',
  },
  'fields.versions.urge_time': { cn: '催审时间', en: 'Expedited review requested', ru: 'Запрос на ускорение' },
  'fields.versions.round': { cn: '审核轮次', en: 'Review round', ru: 'Номер модерации' },
  'fields.versions.submit_time': { cn: '提交时间', en: 'Submitted', ru: 'Отправлена' },
  'fields.versions.on_shelf_time': { cn: '上架时间', en: 'Live since', ru: 'Опубликована' },
  'fields.versions.off_shelf_time': { cn: '下架时间', en: 'Unpublished', ru: 'Снята с публикации' },
  'fields.versions.lang': { cn: '语言', en: 'Language', ru: 'Язык' },
  'fields.versions.app_name': { cn: '应用名称', en: 'App name', ru: 'Название приложения' },
  'fields.versions.app_desc': { cn: '应用介绍', en: 'Description', ru: 'Описание' },
  'fields.versions.brief_info': { cn: '一句话简介', en: 'One-line description', ru: 'Описание в одну строку' },
  'fields.versions.new_features': { cn: '新版本特性', en: 'What’s new', ru: 'Что нового' },
  'fields.versions.event_id': { cn: '事件 ID', en: 'Event ID', ru: 'ID события' },
  'fields.versions.action': { cn: '事件', en: 'Event', ru: 'Событие' },
  'fields.versions.who': { cn: '操作者', en: 'Actor', ru: 'Кто' },
  'fields.versions.from_state': { cn: '变更前状态', en: 'Status before', ru: 'Прежний статус' },
  'fields.versions.to_state': { cn: '变更后状态', en: 'Status after', ru: 'Новый статус' },
  'fields.versions.why': { cn: '原因', en: 'Reason', ru: 'Причина' },
  'fields.versions.findings': { cn: '审核发现的问题', en: 'Findings', ru: 'Замечания' },
  'fields.versions.overridden': { cn: '已忽略的警告', en: 'Ignored warnings', ru: 'Пропущенные предупреждения' },
  'fields.versions.change_id': { cn: '变更 ID', en: 'Change ID', ru: 'ID изменения' },
  'fields.versions.percent': { cn: '发布比例', en: 'Rollout', ru: 'Доля' },
  'fields.versions.task_id': { cn: '审核 ID', en: 'Review ID', ru: 'ID модерации' },
  'milestone.versions.prepared': { cn: '准备版本', en: 'Prepare a version', ru: 'Подготовить версию' },
  'milestone.versions.submitted': { cn: '提交审核', en: 'Submit it for review', ru: 'Отправить на модерацию' },
  'milestone.versions.live': { cn: '上架', en: 'Go live', ru: 'Опубликовать' },
  'attention.versions.removed': {
    cn: '{app} {version} 已被平台下架',
    en: 'The platform removed {app} {version}',
    ru: '{app} {version}: платформа сняла версию с публикации',
  },
  'attention.versions.paused': {
    cn: '{app} {version} 的分阶段发布已在 {percent, number}% 处暂停',
    en: 'The phased release of {app} {version} is paused at {percent, number}%',
    ru: 'Поэтапный выпуск {app} {version} приостановлен на {percent, number} %',
  },
  'attention.versions.crashes': {
    cn: '{app} {version} 的崩溃率高于 {previous}',
    en: '{app} {version} crashes more often than {previous}',
    ru: '{app} {version}: сбои чаще, чем в версии {previous}',
  },
  'attention.versions.test-ends': {
    cn: '{app} {version} 的测试即将结束',
    en: 'The test of {app} {version} ends soon',
    ru: 'Тест {app} {version} скоро закончится',
  },
  'attention.versions.rejected': {
    cn: '{app} {version} 审核不通过：{rule, select, placeholder {文字中含有占位内容} sign {名称中含有表情或特殊符号} name_long {名称过长} name_taken {已有同名应用上架} price {文字中提到了价格} package_unusable {软件包无法使用} privacy_placeholder {隐私政策地址是占位地址} permissions {未说明敏感权限的用途} same_screenshots {截图重复} reason_short {原因过短} reason_placeholder {原因中含有占位内容} trademark {名称中使用了未经证明的商标} publication_number {缺少版号} record {备案域名与隐私政策地址不符} other {详见审核意见}}{more, plural, =0 {} other {，另有 # 项}}',
    en: '{app} {version} was rejected: {rule, select, placeholder {the text contains a placeholder} sign {the name contains an emoji or a special character} name_long {the name is too long} name_taken {another live app has this name} price {the text mentions a price} package_unusable {the package can’t be used} privacy_placeholder {the privacy policy URL is a placeholder} permissions {sensitive permissions aren’t explained} same_screenshots {screenshots are identical} reason_short {the reason is too short} reason_placeholder {the reason contains a placeholder} trademark {the name uses a trademark without proof} publication_number {the publication number is missing} record {the privacy policy isn’t on a domain with an ICP filing} other {see the review}}{more, plural, =0 {} one {, and # more finding} other {, and # more findings}}',
    ru: '{app} {version}: версия отклонена: {rule, select, placeholder {в тексте есть заглушка} sign {в названии есть эмодзи или спецсимвол} name_long {название слишком длинное} name_taken {опубликовано другое приложение с таким названием} price {в тексте указана цена} package_unusable {пакет использовать нельзя} privacy_placeholder {вместо адреса политики конфиденциальности — заглушка} permissions {не объяснены опасные разрешения} same_screenshots {скриншоты одинаковы} reason_short {причина слишком короткая} reason_placeholder {вместо причины — заглушка} trademark {в названии товарный знак без подтверждения} publication_number {нет издательского номера} record {политика конфиденциальности не на зарегистрированном домене} other {см. замечания модератора}}{more, plural, =0 {} one {, и ещё # замечание} few {, и ещё # замечания} many {, и ещё # замечаний} other {, и ещё # замечания}}',
  },

  // Codes that the screens show in another form.
  'values.versions.phased_release_history.state.DRAFT': { cn: '未开始', en: 'Not started', ru: 'Не начат' },
  'values.versions.phased_release_history.state.RELEASE': { cn: '进行中', en: 'Running', ru: 'Идёт' },
  'values.versions.phased_release_history.state.SUSPEND': { cn: '已暂停', en: 'Paused', ru: 'Приостановлен' },
  'values.versions.phased_release_history.state.CANCEL': { cn: '已结束', en: 'Ended', ru: 'Завершён' },
  'values.versions.is_app_forced_update.0': { cn: '否', en: 'No', ru: 'Нет' },
  'values.versions.is_app_forced_update.1': { cn: '是', en: 'Yes', ru: 'Да' },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.versions.version-not-editable': {
    cn: '该版本目前无法编辑：正在审核或已上架。',
    en: 'The version can’t be edited: it is in review, or was released.',
    ru: 'Версию нельзя изменить: она на модерации или уже выпускалась.',
  },
  'refusals.versions.version-state': {
    cn: '版本的当前状态不允许此操作，请刷新页面。',
    en: 'The version’s status doesn’t allow this. Reload the page.',
    ru: 'Статус версии этого не допускает. Обновите страницу.',
  },
  'refusals.versions.language-missing': {
    cn: '版本没有该语言，请先添加。',
    en: 'The version doesn’t have this language. Add it first.',
    ru: 'У версии нет этого языка. Сначала добавьте его.',
  },
  'refusals.versions.app-incomplete': {
    cn: '版本信息不完整，请补全后提交。',
    en: 'The version is incomplete. Complete it, then submit it.',
    ru: 'Версия заполнена не до конца. Заполните её и отправьте.',
  },
  'refusals.versions.test-countries': {
    cn: '请至少选择一个国家/地区，测试才能发布。',
    en: 'A test needs at least one country.',
    ru: 'Для теста нужна хотя бы одна страна.',
  },
  'refusals.versions.package-in-use': {
    cn: '软件包已被版本使用，无法删除或修改。',
    en: 'A version uses this package.',
    ru: 'Этот пакет использует версия.',
  },
  'issues.versions.name-of-new-language': {
    cn: '添加语言时须填写应用名称。',
    en: 'is required when a language is added',
    ru: 'Для нового языка укажите название приложения.',
  },
  'issues.versions.not-default-language': {
    cn: '不能是应用的默认语言。',
    en: 'must not be the default language of the app',
    ru: 'Основной язык приложения выбрать нельзя.',
  },
  'issues.versions.language-of-version': {
    cn: '须为该版本已有的语言。',
    en: 'must be a language of the version',
    ru: 'Выберите язык, который есть у версии.',
  },
  'issues.versions.before-phased-end': {
    cn: '须早于分阶段发布的结束时间。',
    en: 'must be before the end of the phased release',
    ru: 'Должно быть раньше окончания поэтапного выпуска.',
  },
  'issues.versions.names-country': {
    cn: '请至少选择一个国家/地区。',
    en: 'must name at least one country',
    ru: 'Выберите хотя бы одну страну.',
  },
  'issues.versions.binds-group': {
    cn: '请至少选择一个测试群组。',
    en: 'must bind at least one group',
    ru: 'Выберите хотя бы одну группу тестировщиков.',
  },
  'issues.versions.reason-without-placeholder': {
    cn: '不能包含占位文字。',
    en: 'must not contain a placeholder',
    ru: 'Замените текст-заглушку.',
  },
  'issues.versions.state-or-other': {
    cn: '请填写状态或其他要修改的内容。',
    en: 'is required, or another field',
    ru: 'Укажите статус или другое изменение.',
  },
  'issues.versions.start-fixed': {
    cn: '开始时间不能修改。',
    en: 'can’t be changed',
    ru: 'Время начала изменить нельзя.',
  },
  'issues.versions.rollout-above': {
    cn: '发布比例须大于 {percent}% 且小于 100%。',
    en: 'must be above {percent} and below 100.00',
    ru: 'Доля должна быть больше {percent}% и меньше 100%.',
  },
  'issues.versions.package-of-this-app': {
    cn: '须为该应用的软件包。',
    en: 'must be a package of this app',
    ru: 'Выберите пакет этого приложения.',
  },
  'issues.versions.within-year': {
    cn: '须在一年之内。',
    en: 'must be within a year',
    ru: 'Не позже чем через год.',
  },
  'issues.versions.days-after-start': {
    cn: '须在开始后 {days} 天之内。',
    en: 'must be within {days} days of the start',
    ru: 'Не позже чем через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} после начала.',
  },
  'issues.versions.live-before': {
    cn: '须为之前在架的版本。',
    en: 'must be a version that was live before this one',
    ru: 'Выберите версию, которая была опубликована раньше этой.',
  },
  'issues.versions.object-uploaded': {
    cn: '文件尚未上传完成，请重新上传。',
    en: 'must be an object that has been uploaded',
    ru: 'Файл загружен не полностью. Загрузите его ещё раз.',
  },
  'issues.versions.png-image': {
    cn: '图片须为 PNG 格式，仅修改扩展名无效。',
    en: 'must be a PNG image, regardless of its name',
    ru: 'Нужно изображение PNG. Сменить расширение недостаточно.',
  },
  'issues.versions.video-format': {
    cn: '视频须为 MP4 或 MOV 格式，仅修改扩展名无效。',
    en: 'must be an MP4 or MOV video, regardless of its name',
    ru: 'Нужно видео MP4 или MOV. Сменить расширение недостаточно.',
  },
  'issues.versions.image-square': {
    cn: '图片须为正方形，当前为 {width} × {height}。',
    en: 'must be square, and has {width} × {height}',
    ru: 'Нужно квадратное изображение, а сейчас {width} × {height}.',
  },
  'issues.versions.image-ratio': {
    cn: '图片宽高比须为 {ratio}，当前为 {width} × {height}。',
    en: 'must be {ratio}, and has {width} × {height}',
    ru: 'Нужно соотношение сторон {ratio}, а сейчас {width} × {height}.',
  },
  'issues.versions.image-sides': {
    cn: '图片边长须为 {shortest}–{longest} 像素，当前为 {width} × {height}。',
    en: 'must have sides of {shortest} to {longest} pixels, and has {width} × {height}',
    ru: 'Стороны — от {shortest} до {longest, plural, one {# пикселя} few {# пикселей} many {# пикселей} other {# пикселя}}, а сейчас {width} × {height}.',
  },
  'issues.versions.image-steep': {
    cn: '图片长边不能超过短边的 {times} 倍，当前为 {width} × {height}。',
    en: 'must not be longer than {times} times its shorter side, and has {width} × {height}',
    ru: 'Длинная сторона может превышать короткую не более чем в {times, number} раза, а сейчас {width} × {height}.',
  },
} satisfies WordsByLanguage

/** States of store versions, and of test versions where the same code means another thing: see `audit-kinds.ts`. */
const states = {
  0: { store: 'versions.state.store.onShelf', test: 'versions.state.test.testing' },
  1: { store: 'versions.state.store.rejected', test: 'versions.state.test.rejected' },
  2: { store: 'versions.state.store.removed', test: 'versions.state.test.stoppedByPlatform' },
  3: { store: 'versions.state.store.scheduled', test: 'versions.state.test.approved' },
  4: { store: 'versions.state.store.inReview', test: 'versions.state.test.inReview' },
  5: 'versions.state.store.upgradeInReview',
  6: 'versions.state.store.removalRequested',
  7: { store: 'versions.state.store.draft', test: 'versions.state.test.preparing' },
  8: 'versions.state.store.upgradeRejected',
  9: 'versions.state.store.removalRejected',
  10: { store: 'versions.state.store.removedByDeveloper', test: 'versions.state.test.stoppedByDeveloper' },
  11: { store: 'versions.state.store.cancelled', test: 'versions.state.test.withdrawn' },
  12: { store: 'versions.state.store.preReview', test: 'versions.state.test.preReview' },
  13: { store: 'versions.state.store.preReviewRejected', test: 'versions.state.test.preReviewRejected' },
  14: 'versions.state.store.history',
} as const

/** The messages of codes in columns, for the audit log. */
export const values = {
  'versions.encryption': ['versions.encryption', 'none', 'exempt', 'own'],
  'versions.release_type': 'versions.type',
  'versions.action': 'versions.event',
  'versions.who': 'versions.who',
  'versions.uad_review_tasks.state': ['versions.ads', 'draft', 'submitted', 'passed', 'rejected'],
  'versions.release_state': states,
  'versions.from_state': states,
  'versions.to_state': states,
} satisfies WordsOfValues
