import type { CheckRule, FindingRank, ReportLanguage } from '@console-widgets/app-check/model'

type Texts = Readonly<Record<ReportLanguage, string>>

/** What a rule is about, and how to fix what it finds. */
export interface RuleWords {
  title: Texts
  help: Texts
}

/** Words of the rules. They are here, and not in the console, because reports have them too. */
export const ruleWords: Readonly<Record<CheckRule, RuleWords>> = {
  'package-unreadable': {
    title: { cn: '文件无法读取', en: 'Unreadable file', ru: 'Файл не читается' },
    help: {
      cn: '该文件已损坏、被截断，或其内部数据自相矛盾。重新构建软件包，然后再次上传。',
      en: 'The file is damaged, truncated, or contradicts itself. Rebuild the package and upload it.',
      ru: 'Файл повреждён, обрезан или противоречит сам себе. Соберите пакет заново и загрузите его.',
    },
  },
  'target-sdk': {
    title: { cn: '目标 SDK 版本过低', en: 'Low target SDK', ru: 'Низкая целевая версия SDK' },
    help: {
      cn: '系统会以兼容模式运行应用，并在安装时提醒用户。提高 targetSdkVersion，并针对新的权限行为进行测试。',
      en: 'Devices run the app in compatibility mode and warn users during installation. Raise targetSdkVersion and test how permissions behave.',
      ru: 'Устройства запускают приложение в режиме совместимости и предупреждают при установке. Повысьте targetSdkVersion и проверьте работу разрешений.',
    },
  },
  'no-64-bit-code': {
    title: { cn: '缺少 64 位代码', en: 'No 64-bit code', ru: 'Нет 64-разрядного кода' },
    help: {
      cn: '仅支持 64 位的设备无法运行该应用。为缺少的架构构建原生库。',
      en: 'Devices that run only 64-bit code can’t run the app. Build the native libraries for the missing architecture.',
      ru: 'На устройствах, которые работают только с 64-разрядным кодом, приложение не запустится. Соберите библиотеки для недостающей архитектуры.',
    },
  },
  'page-size': {
    title: {
      cn: '原生库不支持 16 KB 内存页',
      en: 'Library not aligned to 16 KB pages',
      ru: 'Библиотека не рассчитана на страницы 16 КБ',
    },
    help: {
      cn: '使用 16 KB 内存页的设备无法加载该库。使用 -Wl,-z,max-page-size=16384 重新链接，或升级提供该库的 SDK。',
      en: 'Devices with 16 KB memory pages can’t load the library. Link it with -Wl,-z,max-page-size=16384, or update the SDK that contains it.',
      ru: 'Устройства со страницами памяти 16 КБ не загрузят библиотеку. Соберите её с флагом -Wl,-z,max-page-size=16384 или обновите SDK, в состав которого она входит.',
    },
  },
  'page-size-stored': {
    title: {
      cn: '未压缩的原生库未按 16 KB 对齐',
      en: 'Stored library not aligned to 16 KB',
      ru: 'Несжатая библиотека не выровнена по 16 КБ',
    },
    help: {
      cn: '未压缩存放的库会直接从软件包映射到内存，因此必须位于 16 KB 边界。使用 zipalign -P 16 对齐，然后重新签名。',
      en: 'Devices map stored libraries straight from the package, so they have to begin at a 16 KB boundary. Align the package with zipalign -P 16, and sign it again.',
      ru: 'Несжатые библиотеки отображаются в память прямо из пакета, поэтому должны начинаться на границе 16 КБ. Выровняйте пакет командой zipalign -P 16 и подпишите его заново.',
    },
  },
  'device-obstacle': {
    title: { cn: '部分设备无法运行', en: 'Doesn’t run on some devices', ru: 'Не работает на части устройств' },
    help: {
      cn: '这些设备不满足软件包的要求。如果并非本意，请降低 minSdkVersion，将硬件功能声明为非必需，或添加相应架构。',
      en: 'These devices lack something that the package requires. If that isn’t intended, lower minSdkVersion, declare the hardware feature as not required, or add the architecture.',
      ru: 'Этим устройствам не хватает того, что требует пакет. Если это не задумано, снизьте minSdkVersion, объявите функцию необязательной или добавьте архитектуру.',
    },
  },
  'crash-rate': {
    title: { cn: '崩溃率过高', en: 'High crash rate', ru: 'Высокая доля сбоев' },
    help: {
      cn: '用户设备在最近 30 天内上报了该版本的崩溃。在崩溃报表中查看原因。',
      en: 'Users’ devices reported crashes of this version in the last 30 days. See the causes in the reports.',
      ru: 'За последние 30 дней устройства сообщили о сбоях этой версии. Причины смотрите в отчётах.',
    },
  },
  'freeze-rate': {
    title: { cn: '无响应率过高', en: 'High freeze rate', ru: 'Высокая доля зависаний' },
    help: {
      cn: '用户设备在最近 30 天内上报该版本无响应。将耗时操作移出主线程。',
      en: 'Users’ devices reported freezes of this version in the last 30 days. Move slow work off the main thread.',
      ru: 'За последние 30 дней устройства сообщили о зависаниях этой версии. Перенесите долгие операции из главного потока.',
    },
  },
  'duplicate-files': {
    title: { cn: '重复文件', en: 'Duplicate files', ru: 'Одинаковые файлы' },
    help: {
      cn: '这些文件内容完全相同。只保留一份，下载的体积会更小。',
      en: 'These files have the same content. With only one of them, the download is smaller.',
      ru: 'Содержимое этих файлов совпадает. Оставьте один, и размер скачивания уменьшится.',
    },
  },
  'png-as-webp': {
    title: { cn: 'PNG 图片可减小一半以上', en: 'PNG images twice as large as WebP', ru: 'PNG вдвое больше, чем WebP' },
    help: {
      cn: '将这些图片无损转换为 WebP，大小至多为箭头后的数值。该数值根据图片像素计算得出，编码器通常可压缩得更小。',
      en: 'As lossless WebP, these images take at most the size after the arrow. It is computed from their pixels; encoders usually do better.',
      ru: 'В формате WebP без потерь эти изображения займут не больше, чем указано после стрелки. Размер вычислен по пикселям; кодировщики обычно сжимают ещё лучше.',
    },
  },
  'debug-symbols': {
    title: { cn: '包含调试符号', en: 'Debug symbols', ru: 'Отладочные символы' },
    help: {
      cn: '符号表会增大下载体积，并暴露函数名。去除符号表，单独保存一份用于分析崩溃。',
      en: 'The symbol table adds to the download and reveals function names. Strip it, and keep a copy for reading crash reports.',
      ru: 'Таблица символов увеличивает размер скачивания и раскрывает имена функций. Удалите её, а копию сохраните для разбора сбоев.',
    },
  },
  'package-grew': {
    title: { cn: '软件包明显变大', en: 'Package grew', ru: 'Пакет вырос' },
    help: {
      cn: '与在架软件包相比增大了五分之一以上。在“体积”中查看是哪个部分。',
      en: 'It is more than a fifth larger than the live package. See under Size which part grew.',
      ru: 'Он больше чем на пятую часть крупнее действующего пакета. На вкладке «Размер» видно, какая часть выросла.',
    },
  },
  'background-location': {
    title: { cn: '后台使用位置信息', en: 'Background location', ru: 'Геопозиция в фоне' },
    help: {
      cn: '后台定位耗电，且审核人员会要求说明理由。如果应用仅在打开时需要位置信息，请移除该权限。',
      en: 'It drains the battery, and reviewers ask for the reason. Remove the permission if the app needs the location only while it’s open.',
      ru: 'Это расходует заряд, и модераторы попросят обоснование. Уберите разрешение, если геопозиция нужна только в открытом приложении.',
    },
  },
  'battery-exemption': {
    title: { cn: '请求忽略电池优化', en: 'Battery optimization exemption', ru: 'Исключение из энергосбережения' },
    help: {
      cn: '只有少数类型的应用可以请求此权限。改用推送或定时任务。',
      en: 'Only a few types of apps can request it. Use push messages or scheduled jobs instead.',
      ru: 'Просить об этом могут лишь немногие типы приложений. Используйте push-уведомления или запланированные задания.',
    },
  },
  'secret-in-package': {
    title: { cn: '软件包中含有密钥', en: 'Secret in the package', ru: 'Секрет в пакете' },
    help: {
      cn: '任何下载软件包的人都能读取它。立即作废该密钥，并将新密钥保存在服务器上。',
      en: 'Anyone who downloads the package can read it. Revoke it now, and keep its replacement on a server.',
      ru: 'Его прочитает любой, кто скачает пакет. Отзовите его сейчас, а новый храните на сервере.',
    },
  },
  'open-component': {
    title: {
      cn: '组件对其他应用开放',
      en: 'Component exposed to other apps',
      ru: 'Компонент открыт другим приложениям',
    },
    help: {
      cn: '设备上的任何应用都可以调用该组件。设置 android:exported="false"，或要求权限。',
      en: 'Any app on the device can call it. Set android:exported="false", or require a permission.',
      ru: 'Его может вызвать любое приложение на устройстве. Укажите android:exported="false" или потребуйте разрешение.',
    },
  },
  debuggable: {
    title: { cn: '可调试', en: 'Debuggable', ru: 'Отладочная сборка' },
    help: {
      cn: '任何连接到设备的人都能读取应用数据并修改其行为。请上传 release 构建。',
      en: 'Anyone with access to the device can read the app’s data and change what it does. Upload a release build.',
      ru: 'Любой, у кого есть доступ к устройству, прочитает данные приложения и изменит его работу. Загрузите релизную сборку.',
    },
  },
  'debug-certificate': {
    title: { cn: '使用调试证书签名', en: 'Signed with a debug certificate', ru: 'Подпись отладочным сертификатом' },
    help: {
      cn: '调试证书的密钥是公开的。发布后将无法更换证书，因此请在首次发布前使用自己的证书签名。',
      en: 'Debug keys aren’t secret, and the certificate can’t be changed after the first release. Sign with your own key.',
      ru: 'Отладочные ключи не секретны, а после первого выпуска сертификат не сменить. Подпишите пакет своим ключом.',
    },
  },
  'certificate-weak': {
    title: { cn: '证书强度不足', en: 'Weak certificate', ru: 'Слабый сертификат' },
    help: {
      cn: '使用至少 2048 位的 RSA 密钥或椭圆曲线密钥，以及 SHA-256 签名的证书。',
      en: 'Use an RSA key of at least 2048 bits or an elliptic-curve key, and a certificate that is signed with SHA-256.',
      ru: 'Используйте ключ RSA не короче 2048 бит или ключ на эллиптической кривой и сертификат с подписью SHA-256.',
    },
  },
  'certificate-ends': {
    title: { cn: '证书即将到期', en: 'Certificate expires soon', ru: 'Срок сертификата истекает' },
    help: {
      cn: '证书到期后无法再发布更新。使用签名轮替更换证书。',
      en: 'You can’t release updates after it expires. Replace it through key rotation.',
      ru: 'После окончания срока обновления не выпустить. Смените сертификат через ротацию ключа.',
    },
  },
  'signature-scheme': {
    title: { cn: '仅有 v1 签名', en: 'v1 signature only', ru: 'Только подпись v1' },
    help: {
      cn: 'v1 签名不保护整个文件。使用 apksigner 添加 v2 或 v3 签名。',
      en: 'Version 1 doesn’t protect the whole file. Add a signature of version 2 or 3 with apksigner.',
      ru: 'Версия 1 защищает не весь файл. Добавьте подпись версии 2 или 3 с помощью apksigner.',
    },
  },
  'cleartext-traffic': {
    title: { cn: '允许明文传输', en: 'Unencrypted traffic allowed', ru: 'Разрешён незашифрованный трафик' },
    help: {
      cn: '同一网络中的其他人可以读取并修改数据。使用 HTTPS，并关闭明文传输。',
      en: 'Others on the same network can read and change the data. Use HTTPS, and disallow cleartext traffic.',
      ru: 'Другие участники сети прочитают и изменят данные. Перейдите на HTTPS и запретите незашифрованный трафик.',
    },
  },
  'user-certificates': {
    title: { cn: '信任用户安装的证书', en: 'User certificates trusted', ru: 'Доверие к сертификатам пользователя' },
    help: {
      cn: '安装在设备上的任何证书都能用于读取加密数据。仅在 debug-overrides 中信任这些证书。',
      en: 'Any certificate installed on the device lets others read encrypted traffic. Trust them in debug-overrides only.',
      ru: 'Любой установленный на устройство сертификат позволит читать зашифрованный трафик. Доверяйте им только в debug-overrides.',
    },
  },
  backup: {
    title: { cn: '备份包含全部数据', en: 'Backups contain all data', ru: 'В копии попадают все данные' },
    help: {
      cn: '备份会将应用的所有数据带到其他设备。设置 android:allowBackup="false"，或用规则排除敏感文件。',
      en: 'Backups take all of the app’s data to other devices. Set android:allowBackup="false", or exclude confidential files by rules.',
      ru: 'С резервной копией все данные приложения попадут на другие устройства. Укажите android:allowBackup="false" или исключите секретные файлы правилами.',
    },
  },
  'risky-call': {
    title: { cn: '有风险的调用', en: 'Risky call', ru: 'Рискованный вызов' },
    help: {
      cn: '代码调用了会削弱保护的方法，例如忽略证书错误、向网页开放对象或加载额外代码。确认其必要性，并限制其范围。',
      en: 'The code calls a method that weakens a protection: it ignores certificate errors, opens objects to web pages, or loads additional code. Check that it’s needed, and limit it.',
      ru: 'Код вызывает метод, который ослабляет защиту: пропускает ошибки сертификатов, открывает объекты веб-страницам или загружает дополнительный код. Проверьте, нужен ли он, и ограничьте его.',
    },
  },
  'executable-stack': {
    title: { cn: '栈可执行', en: 'Executable stack', ru: 'Исполняемый стек' },
    help: {
      cn: '攻击者可以在栈上运行代码。使用 -Wl,-z,noexecstack 重新链接该库。',
      en: 'An attacker can run code on the stack. Link the library with -Wl,-z,noexecstack.',
      ru: 'Злоумышленник сможет выполнить код в стеке. Соберите библиотеку с флагом -Wl,-z,noexecstack.',
    },
  },
  'writable-addresses': {
    title: { cn: '地址表可写', en: 'Writable address tables', ru: 'Таблицы адресов доступны для записи' },
    help: {
      cn: '攻击者可以改写函数地址。使用 -Wl,-z,relro,-z,now 重新链接该库。',
      en: 'An attacker can overwrite function addresses. Link the library with -Wl,-z,relro,-z,now.',
      ru: 'Злоумышленник сможет переписать адреса функций. Соберите библиотеку с флагами -Wl,-z,relro,-z,now.',
    },
  },
  'restricted-permission': {
    title: {
      cn: '未获授权的受限权限',
      en: 'Restricted permission without a grant',
      ru: 'Ограниченное разрешение не выдано',
    },
    help: {
      cn: '您的团队未获得该权限，因此无法发布该软件包。请在“受限权限”中申请，或移除该权限。',
      en: 'Your team hasn’t been granted it, so the package can’t be released. Request it in Restricted permissions, or remove it.',
      ru: 'Оно не выдано вашей команде, поэтому пакет нельзя выпустить. Запросите его на странице «Ограниченные разрешения» или уберите.',
    },
  },
  'unused-permission': {
    title: { cn: '未使用的权限', en: 'Unused permission', ru: 'Неиспользуемое разрешение' },
    help: {
      cn: '没有任何类使用该权限。移除后，用户需要同意的内容更少。如果仅由原生代码使用，请忽略此项并说明原因。',
      en: 'No class uses it. Remove it to ask users for less. If only native code uses it, suppress the finding with a reason.',
      ru: 'Ни один класс его не использует. Уберите его: пользователям придётся меньше разрешать. Если оно нужно только нативному коду, скройте замечание с указанием причины.',
    },
  },
  'sdk-data': {
    title: { cn: '收集数据的 SDK', en: 'SDK that collects data', ru: 'SDK собирает данные' },
    help: {
      cn: '根据 SDK 提供方的文档，它会收集这些数据。请在隐私政策中说明。',
      en: 'According to its vendor’s documentation, it collects this data. Declare it in the privacy policy.',
      ru: 'По документации производителя, SDK собирает эти данные. Укажите их в политике конфиденциальности.',
    },
  },
  'missing-translations': {
    title: { cn: '缺少翻译', en: 'Missing translations', ru: 'Не хватает переводов' },
    help: {
      cn: '商店信息提供该语言，但应用中的许多文本没有翻译。补充翻译，或从商店信息中移除该语言。',
      en: 'The store listing has this language, but many texts of the app don’t. Translate them, or remove the language from the listing.',
      ru: 'На странице в магазине этот язык есть, а многие тексты приложения не переведены. Переведите их или уберите язык со страницы.',
    },
  },
}

/** Words of a report as a file. */
export const reportWords: Readonly<
  Record<
    ReportLanguage,
    Record<
      | FindingRank
      | 'title'
      | 'verdictPassed'
      | 'verdictFailed'
      | 'verdictError'
      | 'version'
      | 'checked'
      | 'suppressed'
      | 'none'
      | 'more'
      | 'findings'
      | 'gone',
      string
    >
  >
> = {
  cn: {
    title: '应用检测报告',
    verdictPassed: '通过',
    verdictFailed: '未通过',
    verdictError: '未完成',
    version: '版本',
    checked: '检测时间',
    block: '阻止发布',
    serious: '严重',
    minor: '一般',
    info: '提示',
    suppressed: '已忽略',
    none: '未发现问题。',
    more: '还有',
    findings: '问题',
    gone: '自上次检测以来已消失',
  },
  en: {
    title: 'App check report',
    verdictPassed: 'Passed',
    verdictFailed: 'Failed',
    verdictError: 'Not completed',
    version: 'Version',
    checked: 'Checked',
    block: 'Blocks release',
    serious: 'Serious',
    minor: 'Minor',
    info: 'Info',
    suppressed: 'Suppressed',
    none: 'No problems found.',
    more: 'More',
    findings: 'Findings',
    gone: 'Resolved since the last check',
  },
  ru: {
    title: 'Отчёт о проверке приложения',
    verdictPassed: 'Пройдена',
    verdictFailed: 'Не пройдена',
    verdictError: 'Не завершена',
    version: 'Версия',
    checked: 'Проверено',
    block: 'Мешает выпуску',
    serious: 'Серьёзное',
    minor: 'Незначительное',
    info: 'Сведения',
    suppressed: 'Скрыто',
    none: 'Ничего не найдено.',
    more: 'Ещё',
    findings: 'Замечания',
    gone: 'Исчезло с прошлой проверки',
  },
}
