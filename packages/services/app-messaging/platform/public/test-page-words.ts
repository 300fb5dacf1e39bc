/** Texts of the page on which a message can be tried on any device. */
export const testPageWords = {
  en: {
    about: 'This is a test. The message looks like this on the device that you’re using.',
    languages: 'Language',
    missing: 'This test page isn’t valid anymore',
    missingHelp: 'Open a new one from the message in the console.',
    picture: 'Image',
  },
  zh: {
    about: '这是测试。消息在您当前使用的设备上就是这样显示的。',
    languages: '语言',
    missing: '此测试页面已失效',
    missingHelp: '请在控制台的消息页面中重新打开。',
    picture: '图片',
  },
  ru: {
    about: 'Это проверка. Так сообщение выглядит на вашем устройстве.',
    languages: 'Язык',
    missing: 'Эта страница проверки больше не действует',
    missingHelp: 'Откройте новую со страницы сообщения в консоли.',
    picture: 'Изображение',
  },
} as const
