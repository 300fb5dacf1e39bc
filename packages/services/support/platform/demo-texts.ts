import type { FeedbackCategory, ReplyLanguage } from '@console-widgets/support/model'

/** What the demo's people write, by what happened to them. `{version}` and `{device}` are their own. */
export const written: Readonly<
  Record<ReplyLanguage, Readonly<Record<Exclude<FeedbackCategory, 'other'>, readonly string[]>>>
> = {
  en: {
    crash: [
      'Version {version} closes on its own when I come back from another app. Phone: {device}.',
      'Since the update to {version} it crashes on the first screen on my {device}.',
      'It crashed twice today while saving. Everything I had typed was gone.',
      'Crashes as soon as I rotate the screen. {device}, {version}.',
      'Could you look into the crashes on the {device}? It happens every day around the same time.',
    ],
    bug: [
      'The screen freezes for several seconds when I scroll down. {device}.',
      'In {version} the back button does nothing until I wait a moment.',
      'The app hangs after it loses the connection, and only a restart helps.',
      'Typing is very slow in {version}; letters appear seconds later.',
    ],
    payment: [
      'I paid, but the purchase only showed up after I restarted the app.',
      'Can I use my purchase on a second device? I have a {device} and a tablet.',
      'The receipt shows a different currency from the one I paid in.',
    ],
    idea: [
      'Please add a way to export my data as a file.',
      'A dark theme that follows the system would help me at night.',
      'It would be great if I could sort the list by date.',
      'Could the widget show more than one entry?',
    ],
    praise: [
      'The purchase was worth it. Works well on my {device}.',
      'Just wanted to say that {version} feels much faster. Thank you!',
      'Clear, quick, no clutter. Please keep it that way.',
    ],
  },
  cn: {
    crash: [
      '从其他应用切回来就崩溃，版本 {version}，手机 {device}。',
      '升级到 {version} 后，在 {device} 上一打开就崩溃。',
      '今天保存时崩溃了两次，写的内容全没了。',
      '旋转屏幕就崩溃，{device}，{version}。',
    ],
    bug: [
      '下拉列表时会卡住好几秒，手机 {device}。',
      '{version} 里返回键要等一会儿才有反应。',
      '断网之后应用就卡死，只能重启。',
    ],
    payment: ['付款成功了，但要重启应用才看到购买内容。', '购买的内容可以在第二台设备上使用吗？我还有一台 {device}。'],
    idea: [
      '希望可以把数据导出成文件。',
      '能不能增加跟随系统的深色模式？晚上用太亮了。',
      '列表如果能按日期排序就更好了。',
    ],
    praise: ['买得很值，在 {device} 上用着很流畅。', '{version} 明显变快了，谢谢！'],
  },
  ru: {
    crash: [
      'Версия {version} закрывается сама, когда возвращаюсь из другого приложения. Телефон {device}.',
      'После обновления до {version} вылетает на первом же экране, {device}.',
      'Сегодня дважды вылетело при сохранении, всё набранное пропало.',
      'Вылетает при повороте экрана. {device}, {version}.',
    ],
    bug: [
      'При прокрутке экран замирает на несколько секунд. {device}.',
      'В {version} кнопка «Назад» срабатывает не сразу.',
      'После потери связи приложение зависает, помогает только перезапуск.',
    ],
    payment: [
      'Оплата прошла, но покупка появилась только после перезапуска.',
      'Можно ли пользоваться покупкой на втором устройстве? У меня ещё {device}.',
    ],
    idea: [
      'Добавьте, пожалуйста, экспорт данных в файл.',
      'Не хватает тёмной темы, как в системе.',
      'Хорошо бы сортировать список по дате.',
    ],
    praise: ['Покупкой доволен, на {device} всё работает.', 'В {version} стало заметно быстрее. Спасибо!'],
  },
}

/** What the demo team has answered, by category. */
export const answered: Readonly<Record<ReplyLanguage, Readonly<Record<'problem' | 'other', string>>>> = {
  en: {
    problem: 'Thank you for the report. We could reproduce it, and the next update fixes it.',
    other: 'Thank you for writing to us. We’ve passed your message on to the developers.',
  },
  cn: {
    problem: '感谢反馈。我们已经复现了这个问题，下个版本会修复。',
    other: '感谢您的来信，我们已转给负责该应用的同事。',
  },
  ru: {
    problem: 'Спасибо за сообщение. Мы воспроизвели ошибку и исправим её в следующем обновлении.',
    other: 'Спасибо, что написали. Мы передали ваше сообщение разработчикам приложения.',
  },
}
