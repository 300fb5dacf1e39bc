import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** The words of channels for their screens, the audit log, and the permission matrix. */
export const words = {
  'areas.channels': { cn: '分发渠道', en: 'Channels', ru: 'Каналы' },
  'rights.channels.manage': { cn: '管理分发渠道', en: 'Manage channels', ru: 'Управление каналами' },
  'rights.channels.manage.help': {
    cn: '创建、修改和删除应用的分发渠道。',
    en: 'Create, edit, and delete the channels of an app.',
    ru: 'Создавать, изменять и удалять каналы приложения.',
  },
  'things.channels.config': { cn: '分发渠道', en: 'a channel', ru: 'канала' },
  'rows.channels.channel_configs': { cn: '分发渠道', en: 'Channel', ru: 'Канал' },
  'fields.channels.config_id': { cn: '内部 ID', en: 'Internal ID', ru: 'Внутренний ID' },
  'fields.channels.channel_id': { cn: '渠道 ID', en: 'Channel ID', ru: 'ID канала' },
  'fields.channels.channel_name': { cn: '渠道名称', en: 'Channel name', ru: 'Название канала' },
  'fields.channels.contact': { cn: '联系人', en: 'Contact', ru: 'Контакт' },
  'acts.channels.package-upload.start': {
    cn: '开始上传渠道包源文件',
    en: 'Started an upload for channel packages',
    ru: 'Начало загрузки для пакетов каналов',
  },
  'acts.channels.package-job.cancel': {
    cn: '取消渠道包任务',
    en: 'Canceled a channel package job',
    ru: 'Отмена сборки пакетов каналов',
  },
  'acts.channels.package-job.retry': {
    cn: '重试渠道包任务',
    en: 'Retried a channel package job',
    ru: 'Повтор сборки пакетов каналов',
  },
  'things.channels.package-job': {
    cn: '渠道包任务',
    en: 'a channel package job',
    ru: 'сборки пакетов каналов',
  },
  'things.channels.signature-certificate': {
    cn: '签名证书',
    en: 'a signature certificate',
    ru: 'сертификата подписи',
  },
  'rows.channels.channel_certificates': {
    cn: '签名证书',
    en: 'Signature certificate',
    ru: 'Сертификат подписи',
  },
  'fields.channels.certificate_id': { cn: '内部 ID', en: 'Internal ID', ru: 'Внутренний ID' },
  'fields.channels.certificate_name': { cn: '证书名称', en: 'Certificate name', ru: 'Название сертификата' },
  'fields.channels.fingerprint': { cn: '指纹', en: 'Fingerprint', ru: 'Отпечаток' },
  'fields.channels.subject': { cn: '使用者', en: 'Subject', ru: 'Владелец' },
  'fields.channels.issuer': { cn: '颁发者', en: 'Issuer', ru: 'Издатель' },
  'fields.channels.serial': { cn: '序列号', en: 'Serial number', ru: 'Серийный номер' },
  'fields.channels.algorithm': { cn: '密钥算法', en: 'Key algorithm', ru: 'Алгоритм ключа' },
  'fields.channels.valid_from': { cn: '生效时间', en: 'Valid from', ru: 'Действует с' },
  'fields.channels.valid_to': { cn: '到期时间', en: 'Valid until', ru: 'Действует до' },
  'channels.packages': { cn: '渠道包', en: 'Channel packages', ru: 'Пакеты каналов' },
  'channels.body': {
    cn: '分发此应用的商店和合作伙伴。每个渠道都可以有自己的软件包。',
    en: 'Stores and partners that distribute this app. Each can have a package of its own.',
    ru: 'Магазины и партнёры, которые распространяют приложение. У каждого может быть свой пакет.',
  },
  'channels.installs': { cn: '安装量', en: 'Installs', ru: 'Установки' },
  'channels.updated': { cn: '更新时间', en: 'Updated', ru: 'Обновлено' },
  'channels.create': { cn: '创建渠道', en: 'Create channel', ru: 'Создать канал' },
  'channels.edit': { cn: '编辑', en: 'Edit', ru: 'Изменить' },
  'channels.edit.title': { cn: '编辑“{name}”', en: 'Edit {name}', ru: 'Изменение: {name}' },
  'channels.delete': { cn: '删除', en: 'Delete', ru: 'Удалить' },
  'channels.delete.title': { cn: '删除渠道“{name}”？', en: 'Delete {name}?', ru: 'Удалить канал {name}?' },
  'channels.deleted': { cn: '渠道已删除', en: 'Channel deleted', ru: 'Канал удалён' },
  'channels.form': {
    cn: '最多 32 个字母、数字、- 和 _。创建后不能修改。',
    en: 'Up to 32 letters, digits, - and _. It can’t be changed later.',
    ru: 'До 32 латинских букв, цифр, - и _. Потом изменить нельзя.',
  },
  'channels.formRule': {
    cn: '请输入 1 到 32 个字母、数字、- 或 _',
    en: 'Enter 1 to 32 letters, digits, - or _',
    ru: 'Введите от 1 до 32 латинских букв, цифр, - или _',
  },
  'channels.contactHelp': {
    cn: '渠道方的邮箱、电话或姓名',
    en: 'Email, phone, or contact name',
    ru: 'Почта, телефон или имя контактного лица',
  },
  'channels.empty': { cn: '暂无渠道', en: 'No channels yet', ru: 'Каналов пока нет' },
  'attention.channels.failed': {
    cn: '{app}：{file} 的渠道包构建失败',
    en: '{app}: channel packages of {file} couldn’t be built',
    ru: '{app}: не удалось собрать пакеты каналов из {file}',
  },
  'attention.channels.certificate-ends': {
    cn: '{app}：签名证书“{certificate}”即将到期',
    en: '{app}: the signature certificate “{certificate}” expires soon',
    ru: '{app}: сертификат подписи «{certificate}» скоро истечёт',
  },
  'attention.channels.certificate-ended': {
    cn: '{app}：签名证书“{certificate}”已过期',
    en: '{app}: the signature certificate “{certificate}” has expired',
    ru: '{app}: сертификат подписи «{certificate}» истёк',
  },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.channels.signer-differs': {
    cn: '软件包的签名证书与应用的证书不一致。',
    en: 'The package isn’t signed with a certificate of the app.',
    ru: 'Пакет подписан не сертификатом этого приложения.',
  },
  'refusals.channels.channel-job-running': {
    cn: '任务正在运行。请取消任务，或等待其结束。',
    en: 'The job is running. Cancel it, or wait until it has ended.',
    ru: 'Задание выполняется. Отмените его или дождитесь окончания.',
  },
  'issues.channels.certificate-added': {
    cn: '该证书已添加。',
    en: 'was already added',
    ru: 'Этот сертификат уже добавлен.',
  },
  'issues.channels.channels-of-app': {
    cn: '须为该应用的渠道。',
    en: 'must name channels of the app',
    ru: 'Выберите каналы этого приложения.',
  },
  'issues.channels.signed-by-app': {
    cn: '软件包须使用该应用的证书签名。',
    en: 'must be signed with a certificate of the app',
    ru: 'Пакет должен быть подписан сертификатом приложения.',
  },
  'issues.channels.certificate-without-key': {
    cn: '其中包含私钥，请删除，只需提供证书。',
    en: 'must not contain a private key: only the certificate is needed',
    ru: 'Здесь есть закрытый ключ. Удалите его: нужен только сертификат.',
  },
  'issues.channels.one-certificate': {
    cn: '包含多个证书，请只添加用于签名软件包的那一个。',
    en: 'must contain a single certificate, the one that signs your packages',
    ru: 'Здесь несколько сертификатов. Добавьте только тот, которым подписаны пакеты.',
  },
  'issues.channels.certificate-form': {
    cn: '须为 PEM 或 base64 格式的 X.509 证书。',
    en: 'must be an X.509 certificate as PEM or base64',
    ru: 'Нужен сертификат X.509 в формате PEM или base64.',
  },
  'issues.channels.certificate-readable': {
    cn: '无法读取证书内容，请确认是有效的 X.509 证书。',
    en: 'must be an X.509 certificate, and its content can’t be read',
    ru: 'Прочитать сертификат не удалось. Проверьте, что это сертификат X.509.',
  },
  'issues.channels.source-processed': {
    cn: '软件包还在处理中，请稍后再试。',
    en: 'must be a package that has been processed',
    ru: 'Пакет ещё обрабатывается. Подождите, пока обработка закончится.',
  },
  'issues.channels.source-ready': {
    cn: '该软件包未通过检查，请选择可用的软件包。',
    en: 'must be a package that has passed its checks',
    ru: 'Пакет не прошёл проверку. Выберите готовый.',
  },
  'issues.channels.source-signed': {
    cn: '软件包须使用 v1、v2 或 v3 签名方案签名，仅有 v4 签名不行。',
    en: 'must be signed with scheme 1, 2, or 3',
    ru: 'Пакет должен быть подписан по схеме 1, 2 или 3. Одной подписи v4 мало.',
  },
  'issues.channels.source-stored': {
    cn: '软件包文件已不存在，请重新上传。',
    en: 'must be a package whose file still exists',
    ru: 'Файла этого пакета больше нет. Загрузите пакет снова.',
  },
  'issues.channels.source-with-certificate': {
    cn: '应用还没有签名证书，请先添加。',
    en: 'requires a signature certificate of the app',
    ru: 'У приложения нет сертификата подписи. Сначала добавьте его.',
  },
  'issues.channels.source-apk': {
    cn: '须为 APK，.{format} 软件包不支持渠道。',
    en: 'must be an APK: there are no channels for .{format} packages',
    ru: 'Нужен APK: для пакетов .{format} каналов нет.',
  },
  'issues.channels.source-ending': {
    cn: '须为 APK，文件名以 .apk 结尾。',
    en: 'must be an APK, with a name that ends in .apk',
    ru: 'Нужен APK — файл с расширением .apk.',
  },
} satisfies WordsByLanguage
