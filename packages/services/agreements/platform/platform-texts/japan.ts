import type { PlatformAgreementVersion } from './version.ts'

/** Versions of the supplement for Japan, oldest first. */
export const japan: readonly PlatformAgreementVersion[] = [
  {
    version: '2025-12',
    validFrom: Date.UTC(2025, 11, 1),
    texts: {
      en: {
        title: 'Supplement for Japan',
        content: `This supplement to the distribution agreement covers apps that are published in Japan.

# Seller

The store shows users in Japan the name, the address, and the telephone number of the team.

# Payment

The team can offer other ways to pay beside that of the store. It says so before users pay.

# Minors

Below the age of 18, users need the consent of their parents for purchases. The team refunds purchases made without it.`,
      },
      cn: {
        title: '日本补充协议',
        content: `本协议是应用分发协议的补充，适用于在日本发布的应用。

# 经营者

应用商店向日本用户公示团队的名称、地址和电话号码。

# 支付

除应用商店的支付方式外，团队可以提供其他支付方式，并在用户付款前说明。

# 未成年人

未满 18 周岁的用户购买须经监护人同意。未经同意的购买由团队退款。`,
      },
      ru: {
        title: 'Дополнение для Японии',
        content: `Дополнение к договору о распространении касается приложений, которые публикуются в Японии.

# Продавец

Магазин показывает пользователям в Японии название, адрес и телефон команды.

# Оплата

Кроме оплаты через магазин команда может предложить другие способы. Она сообщает об этом до оплаты.

# Несовершеннолетние

Пользователям младше 18 лет для покупок нужно согласие родителей. За покупки без согласия команда возвращает деньги.`,
      },
    },
  },
]
