import { reviewedLanguage, type AgreementType, type ReviewedLanguage } from '@console-widgets/agreements/model'

/** A text to begin with, with variables such as `{{app}}`. */
export interface AgreementTemplate {
  language: ReviewedLanguage
  /** Language tag of the text. */
  lang: string
  title: string
  content: string
}

const tags: Record<ReviewedLanguage, string> = { en: 'en-US', zh: 'zh-CN', ru: 'ru-RU' }

/** The template of a type in a language. English, if there is none in it. */
export function templateFor(type: AgreementType, lang: string): AgreementTemplate {
  const known = reviewedLanguage(lang)
  const language = known ?? 'en'
  return { language, lang: known ? lang : tags.en, ...templates[type][language] }
}

/** What an app with these groups of permissions gets access to, as a list for the privacy policy. */
export function dataSentence(language: ReviewedLanguage, groups: readonly string[]): string {
  const known = groups.flatMap((group) => uses[group]?.[language] ?? [])
  return known.length === 0 ? noData[language] : known.map((use) => `- ${use}`).join('\n')
}

const noData: Record<ReviewedLanguage, string> = {
  en: '- Technical data such as the version of the app and of the device, to deliver updates.',
  zh: '- 应用版本、设备型号等技术信息，用于提供更新。',
  ru: '- Технические данные, например версию приложения и модель устройства, чтобы доставлять обновления.',
}

/** What each group of sensitive permissions is used for. */
const uses: Record<string, Record<ReviewedLanguage, string>> = {
  location: {
    en: 'Your location, to show what is near you. You can switch it off in the settings of your device.',
    zh: '位置信息，用于显示您附近的内容。您可以在设备设置中关闭。',
    ru: 'Ваше местоположение, чтобы показывать, что рядом. Доступ можно отключить в настройках устройства.',
  },
  'background-location': {
    en: 'Your location in the background, while a route that you started is running.',
    zh: '后台位置信息，仅在您开始的路线进行期间使用。',
    ru: 'Местоположение в фоновом режиме, пока идёт маршрут, который вы начали.',
  },
  camera: {
    en: 'The camera, when you take a photo or scan a code.',
    zh: '相机，用于拍照或扫码。',
    ru: 'Камеру, когда вы снимаете фото или сканируете код.',
  },
  microphone: {
    en: 'The microphone, while you record or speak.',
    zh: '麦克风，仅在您录音或通话时使用。',
    ru: 'Микрофон, пока вы записываете звук или говорите.',
  },
  contacts: {
    en: 'Your contacts, when you choose someone to share with.',
    zh: '通讯录，用于您选择分享对象时。',
    ru: 'Список контактов устройства, когда вы выбираете, с кем поделиться.',
  },
  calendar: {
    en: 'Your calendar, when you add an event to it.',
    zh: '日历，用于您添加日程时。',
    ru: 'Календарь, когда вы добавляете в него событие.',
  },
  'call-log': {
    en: 'The call log, to recognize callers.',
    zh: '通话记录，用于识别来电。',
    ru: 'Журнал звонков, чтобы распознавать звонящих.',
  },
  phone: {
    en: 'The state of the phone, such as its device ID, to pause during calls.',
    zh: '手机状态和设备标识，用于在通话期间暂停。',
    ru: 'Состояние телефона, например ID устройства, чтобы приостанавливать работу во время звонка.',
  },
  sms: {
    en: 'SMS, to read the code that we send you.',
    zh: '短信，用于读取我们发送的验证码。',
    ru: 'SMS, чтобы прочитать код, который мы отправили.',
  },
  storage: {
    en: 'Photos and files in the storage of your device, when you open or save them.',
    zh: '设备存储中的照片和文件，用于打开和保存。',
    ru: 'Фото и файлы в памяти устройства, когда вы их открываете или сохраняете.',
  },
  'all-files': {
    en: 'All files on your device, to manage them.',
    zh: '设备上的所有文件，用于管理文件。',
    ru: 'Все файлы на устройстве, чтобы управлять ими.',
  },
  sensors: {
    en: 'Body sensors such as the heart rate, while you record an activity.',
    zh: '身体传感器（如心率），用于记录运动。',
    ru: 'Датчики тела, например пульс, пока вы записываете тренировку.',
  },
  overlay: {
    en: 'The permission to appear over other apps, for the small window.',
    zh: '悬浮窗权限，用于显示小窗口。',
    ru: 'Показ поверх других приложений для небольшого окна.',
  },
  'install-apps': {
    en: 'The permission to install packages that you download.',
    zh: '安装权限，用于安装您下载的软件包。',
    ru: 'Установку пакетов, которые вы скачали.',
  },
  'usage-statistics': {
    en: 'App usage statistics, to show how long you use each app.',
    zh: '应用使用情况，用于显示使用时长。',
    ru: 'Статистику использования приложений, чтобы показывать, сколько времени вы проводите в каждом.',
  },
  'system-settings': {
    en: 'System settings, when you change the brightness or the volume.',
    zh: '系统设置，用于调节亮度或音量。',
    ru: 'Системные настройки, когда вы меняете яркость или громкость.',
  },
}

const templates: Record<AgreementType, Record<ReviewedLanguage, Pick<AgreementTemplate, 'title' | 'content'>>> = {
  privacy: {
    en: {
      title: 'Privacy policy of {{app}}',
      content: `{{company}} is responsible for {{app}}. This policy says what data the app uses, what for, and what you can do about it.

# What data we collect

{{app}} uses the following data:

{{data}}

# Purposes

We use the data for the features of the app, to fix errors, and to keep the app secure. We don't use it for advertising.

# Sharing with third parties

We don't sell your data. We share it only with companies that operate our servers, and with authorities if the law requires it.

# Retention

We keep the data for as long as you use the app, and delete it within 30 days after you delete your account.

# Your rights

You can see, correct, export, and delete your data in the settings of the app. You can withdraw your consent at any time.

# Contact

Questions about this policy: {{contact}}`,
    },
    zh: {
      title: '{{app}}隐私政策',
      content: `{{app}}由{{company}}提供。本政策说明应用使用哪些信息、用于什么目的，以及您可以如何管理这些信息。

# 我们收集的信息

{{app}}会使用以下信息：

{{data}}

# 使用目的

我们将信息用于实现应用功能、修复错误和保障应用安全，不会用于广告。

# 共享与披露

我们不会出售您的信息。我们仅与为我们运营服务器的公司共享信息，或在法律要求时向主管机关提供。

# 保存期限

在您使用应用期间我们会保存上述信息，并在您注销账号后 30 天内删除。

# 您的权利

您可以在应用设置中查看、更正、导出和删除您的信息，也可以随时撤回同意。

# 联系我们

对本政策的任何疑问，请联系：{{contact}}`,
    },
    ru: {
      title: 'Политика конфиденциальности приложения «{{app}}»',
      content: `За приложение «{{app}}» отвечает {{company}}. Здесь сказано, какие данные использует приложение, для чего и как вы можете ими управлять.

# Какие данные мы собираем

Приложение «{{app}}» использует следующие данные:

{{data}}

# Цели использования

Данные нужны для работы функций приложения, исправления ошибок и безопасности. Для рекламы мы их не используем.

# Передача третьим лицам

Мы не продаём ваши данные. Мы передаём их только компаниям, которые обслуживают наши серверы, и государственным органам, если этого требует закон.

# Срок хранения

Мы храним данные, пока вы пользуетесь приложением, и удаляем их в течение 30 дней после удаления аккаунта.

# Ваши права

В настройках приложения вы можете посмотреть, исправить, выгрузить и удалить свои данные. Согласие можно отозвать в любой момент.

# Контакты

Вопросы о политике: {{contact}}`,
    },
  },
  user: {
    en: {
      title: 'Terms of use of {{app}}',
      content: `These terms apply between you and {{company}} when you use {{app}}.

# The service

{{company}} grants you a personal, non-transferable license to use {{app}}. Some features need a connection to the internet.

# Your conduct

Don't use the app to break the law, to disturb others, or to attack the service.

# Liability

We are liable for damage that we cause intentionally or through gross negligence, and otherwise as far as the law requires.

# Termination

You can end this agreement at any time by deleting the app. We can end it if you violate these terms.

# Contact

Questions about these terms: {{contact}}`,
    },
    zh: {
      title: '{{app}}用户协议',
      content: `本协议适用于您与{{company}}之间就使用{{app}}达成的约定。

# 服务内容与许可

{{company}}授予您个人的、不可转让的{{app}}使用许可。部分功能需要连接网络。

# 用户行为规范

请勿利用本应用从事违法活动、干扰他人或攻击服务。

# 责任

对于因故意或重大过失造成的损害，我们承担责任；其他情形依照法律规定处理。

# 终止

您可以随时卸载应用以终止本协议。如您违反本协议，我们可以终止服务。

# 联系我们

对本协议的任何疑问，请联系：{{contact}}`,
    },
    ru: {
      title: 'Пользовательское соглашение приложения «{{app}}»',
      content: `Эти условия действуют между вами и компанией {{company}}, когда вы пользуетесь приложением «{{app}}».

# Сервис и лицензия

{{company}} предоставляет вам личную лицензию на приложение «{{app}}» без права передачи. Для некоторых функций нужен интернет.

# Правила поведения

Не используйте приложение, чтобы нарушать закон, мешать другим или атаковать сервис.

# Ответственность

Мы отвечаем за ущерб, причинённый умышленно или по грубой неосторожности, а в остальном — в пределах, установленных законом.

# Прекращение соглашения

Вы можете прекратить соглашение в любой момент, удалив приложение. Мы можем прекратить его, если вы нарушаете эти условия.

# Контакты

Вопросы о соглашении: {{contact}}`,
    },
  },
}
