import type { PlatformAgreementVersion } from './version.ts'

/** Versions of the agreement on paid apps, oldest first. */
export const paidApps: readonly PlatformAgreementVersion[] = [
  {
    version: '2025-09',
    validFrom: Date.UTC(2025, 8, 1),
    texts: {
      en: {
        title: 'Paid apps agreement',
        content: `This agreement covers apps and content that users pay for.

# Prices

The team sets the prices. The store shows them with the taxes of each country.

# Payment

The store collects what users pay, keeps its commission, and pays the rest monthly.

# Refunds

Users can return an app within 48 hours of the purchase. The refund is charged to the team.`,
      },
      cn: {
        title: '付费应用协议',
        content: `本协议适用于用户付费购买的应用和内容。

# 价格

价格由团队设置。应用商店按各国家/地区的税费展示价格。

# 结算

应用商店代收款项，扣除佣金后按月结算。

# 退款

用户可在购买后 48 小时内退款，退款由团队承担。`,
      },
      ru: {
        title: 'Договор о платных приложениях',
        content: `Договор касается приложений и контента, за которые платят пользователи.

# Цены

Цены назначает команда. Магазин показывает их с налогами каждой страны.

# Выплаты

Магазин принимает платежи, удерживает комиссию и раз в месяц выплачивает остаток.

# Возвраты

Пользователь может вернуть приложение в течение 48 часов после покупки. Возврат производится за счёт команды.`,
      },
    },
  },
  {
    version: '2026-01',
    validFrom: Date.UTC(2026, 0, 15),
    texts: {
      en: {
        title: 'Paid apps agreement',
        content: `This agreement covers apps and content that users pay for.

# Prices

The team sets the prices. The store shows them with the taxes of each country.

# Payment

The store collects what users pay, keeps its commission, and pays the rest within 30 days after the end of the month.

# Refunds

Users can return an app within 48 hours of the purchase, and where the law demands it within 14 days. The refund is charged to the team.`,
      },
      cn: {
        title: '付费应用协议',
        content: `本协议适用于用户付费购买的应用和内容。

# 价格

价格由团队设置。应用商店按各国家/地区的税费展示价格。

# 结算

应用商店代收款项，扣除佣金后于月末起 30 天内结算。

# 退款

用户可在购买后 48 小时内退款；法律另有规定的，为 14 天。退款由团队承担。`,
      },
      ru: {
        title: 'Договор о платных приложениях',
        content: `Договор касается приложений и контента, за которые платят пользователи.

# Цены

Цены назначает команда. Магазин показывает их с налогами каждой страны.

# Выплаты

Магазин принимает платежи, удерживает комиссию и выплачивает остаток в течение 30 дней после конца месяца.

# Возвраты

Пользователь может вернуть приложение в течение 48 часов после покупки, а если этого требует закон – в течение 14 дней. Возврат производится за счёт команды.`,
      },
    },
  },
]
