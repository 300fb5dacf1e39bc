import type { ServiceCategoryKey } from '@console-widgets/core/tables'
import { defineService, type ServiceFront, type ServiceIcon } from '@console-widgets/ui/service'

type Row = [category: ServiceCategoryKey, icon: ServiceIcon, en: string, cn: string, ru: string]

/** Catalog of the size at which the console must remain usable. */
const rows: readonly Row[] = [
  ['distribute', 'app', 'Apps', '应用', 'Приложения'],
  ['distribute', 'table', 'Store listing', '商店信息', 'Карточка в магазине'],
  ['distribute', 'sliders', 'Store experiments', '商店实验', 'Эксперименты с карточкой'],
  ['distribute', 'users', 'Beta testing', '公开测试', 'Бета-тестирование'],
  ['distribute', 'send', 'Campaigns', '推广活动', 'Рекламные кампании'],
  ['distribute', 'views', 'App series', '应用系列', 'Серии приложений'],
  ['distribute', 'flag', 'Age rating', '年龄分级', 'Возрастной рейтинг'],
  ['distribute', 'undo', 'Recalls', '召回', 'Отзыв версий'],
  ['build', 'folder', 'Projects', '项目', 'Проекты'],
  ['build', 'key', 'Authentication', '认证服务', 'Аутентификация'],
  ['build', 'lock', 'App integrity check', '应用完整性校验', 'Проверка целостности приложений'],
  ['build', 'globe', 'API gateway', 'API 网关', 'Шлюз API'],
  ['build', 'package', 'SDKs', 'SDK', 'Наборы разработчика'],
  ['build', 'settings', 'Remote configuration', '远程配置', 'Удалённая настройка'],
  ['build', 'command', 'Low-code builder', '低代码开发', 'Разработка без кода'],
  ['quality', 'danger', 'Crash reports', '崩溃分析', 'Отчёты о сбоях'],
  ['quality', 'history', 'Performance', '性能管理', 'Производительность'],
  ['quality', 'bell', 'Alarms', '告警', 'Оповещения'],
  ['quality', 'check', 'Cloud testing', '云测试', 'Облачное тестирование'],
  ['increase', 'send', 'App messaging', '应用内消息', 'Сообщения в приложении'],
  ['increase', 'globe', 'App links', '应用链接', 'Ссылки на приложение'],
  ['increase', 'edit', 'Questionnaires', '调查问卷', 'Опросы'],
  ['increase', 'users', 'Audience segments', '受众分组', 'Сегменты аудитории'],
  ['gain', 'table', 'Pricing', '定价', 'Цены'],
  ['gain', 'package', 'In-app products', '应用内商品', 'Покупки в приложении'],
  ['gain', 'image', 'Ads', '广告', 'Реклама'],
  ['gain', 'file', 'Settlements', '结算', 'Расчёты'],
  ['analysis', 'chart', 'Reports', '报表', 'Отчёты'],
  ['analysis', 'eye', 'Behaviour analytics', '行为分析', 'Анализ поведения'],
  ['analysis', 'edit', 'Reviews and ratings', '评论与评分', 'Отзывы и оценки'],
  ['cloudApp', 'app', 'Cloud phones', '云手机', 'Облачные телефоны'],
  ['cloudApp', 'play', 'Instant play', '云试玩', 'Мгновенный запуск'],
  ['tools', 'lock', 'App signing', '应用签名', 'Подпись приложений'],
  ['tools', 'key', 'API clients', 'API 客户端', 'Клиенты API'],
  ['tools', 'calendar', 'Provisioning profiles', '调试与发布证书', 'Профили и сертификаты'],
  ['capability', 'globe', 'Maps and location', '地图与位置', 'Карты и геолокация'],
  ['capability', 'image', 'Scan and recognition', '扫码与识别', 'Сканирование и распознавание'],
  ['business', 'users', 'Team', '团队', 'Команда'],
  ['business', 'file', 'Agreements', '协议', 'Соглашения'],
  ['business', 'table', 'Finance', '财务', 'Финансы'],
  ['serverless', 'database', 'Databases', '关系型数据库', 'Базы данных'],
  ['serverless', 'bucket', 'Cloud storage', '云存储', 'Облачное хранилище'],
  ['serverless', 'command', 'Cloud functions', '云函数', 'Облачные функции'],
]

/** The same catalog as service manifests, each with one page. */
export const fortyThreeServices: readonly ServiceFront[] = rows.map(([category, icon, en, cn, ru], at) =>
  defineService({
    area: `sample-${at}`,
    name: { cn, en, ru },
    category,
    icon,
    routes: { [`sample-${at}.list`]: `/sample/${at}` },
    locales: [],
    pages: { [`sample-${at}.list`]: { navigation: { order: at }, load: async () => ({ default: () => null }) } },
  }),
)
